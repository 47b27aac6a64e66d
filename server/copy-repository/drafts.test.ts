import { beforeAll, expect, test } from "vitest";
import { countGit } from "../../testing/server/git-counter.ts";
import { about, home, plainGit, someOpenWords } from "../../testing/server/words.ts";
import type { FileChange, Words } from "../ports/words.ts";

async function withDraft() {
  const opened = await someOpenWords();
  const draft = await opened.words.begin({ title: "Ana sayfa", person: 7 });
  if (!draft) throw new Error("no draft was begun");
  return { ...opened, id: draft.id };
}

/** Of tests that change nothing. */
let untouched: Awaited<ReturnType<typeof withDraft>>;
beforeAll(async () => {
  untouched = await withDraft();
});

async function seenIn(words: Words, id: string, path: string): Promise<string | null> {
  return (await words.read({ draft: id }, path))?.version ?? null;
}

/** Saves on top of what stands there. */
async function write(words: Words, id: string, path: string, content: FileChange["content"], person = 7) {
  return words.save(id, { person, files: [{ path, content, seen: await seenIn(words, id, path) }] });
}

test("a draft has a title in words, is found in a list and goes when it is removed", async () => {
  const { words, id } = await withDraft();
  expect(await words.draft(id)).toMatchObject({ id, title: "Ana sayfa", begunBy: 7, changedBy: 7 });
  const other = await words.begin({ title: "  Yeni\n haber ", person: 8 });
  expect((await words.drafts()).map(({ title }) => title)).toEqual(["Yeni haber", "Ana sayfa"]);
  expect(await words.rename(id, { title: "İlk sayfa", person: 9 })).toBe(true);
  const [first, second] = await words.drafts();
  expect(first).toMatchObject({ id, title: "İlk sayfa", begunBy: 7, changedBy: 9 });
  expect(second).toEqual(other);
  expect(await words.remove(id)).toBe(true);
  expect(await words.remove(id)).toBe(false);
  expect(await words.draft(id)).toBeUndefined();
  expect(await words.drafts()).toEqual([other]);
});

test.each(["", " \n", "a".repeat(121)])("a title such as %j is none", async (title) => {
  const { words, id } = await withDraft();
  expect(await words.begin({ title, person: 7 })).toBeUndefined();
  expect(await words.rename(id, { title, person: 7 })).toBe(false);
  expect((await words.draft(id))?.title).toBe("Ana sayfa");
});

test("a draft holds the published texts until somebody saves, and what is published stays as it is", async () => {
  const { words, id } = await withDraft();
  const before = await words.read("published", home.tr);
  expect(await words.read({ draft: id }, home.tr)).toEqual(before);
  expect(await words.changes(id)).toEqual([]);
  const text = "title: Dört alan\n";
  expect(await write(words, id, home.tr, text)).toMatchObject({ outcome: "saved" });
  expect((await words.read({ draft: id }, home.tr))?.content.toString()).toBe(text);
  expect(await words.read("published", home.tr)).toEqual(before);
  expect(await words.changes(id)).toEqual([
    {
      path: home.tr,
      before: { version: before?.version, text: "title: Üç alan\n" },
      after: { version: await seenIn(words, id, home.tr), text },
    },
  ]);
});

test("what a draft changes is read again only after it changed", async () => {
  const { words, id } = await withDraft();
  await write(words, id, home.tr, "title: Dört\n");
  const [first] = await words.drafts();
  const changes = await words.changes(id);
  expect(await words.changes(id, first?.version)).toBe(changes);
  await write(words, id, about.tr, "title: Biz\n");
  const [second] = await words.drafts();
  expect(second?.version).not.toBe(first?.version);
  const later = await words.changes(id, second?.version);
  expect([changes, later].map((files) => files?.map(({ path }) => path))).toEqual([[home.tr], [about.tr, home.tr]]);
});

test("several files are saved together, new ones and removed ones too", async () => {
  const { words, id } = await withDraft();
  const [tr, en] = [await seenIn(words, id, about.tr), await seenIn(words, id, about.en)];
  const picture = Buffer.from([0xff, 0xd8, 0xff, 0x00]);
  const files = [
    { path: about.tr, seen: tr, content: null },
    { path: about.en, seen: en, content: "title: About\n" },
    { path: "content/tr/news/yeni-ofis.md", seen: null, content: "---\ntitle: Yeni ofis\n---\n" },
    { path: "content/pictures/ofis.jpg", seen: null, content: picture },
  ];
  const saved = await words.save(id, { person: 7, files });
  expect(saved).toMatchObject({ outcome: "saved", versions: [null, ...Array(3).fill(expect.any(String))] });
  expect(await words.read({ draft: id }, about.tr)).toBeUndefined();
  expect((await words.read({ draft: id }, "content/pictures/ofis.jpg"))?.content).toEqual(picture);
  expect((await words.changes(id))?.map(({ path, before, after }) => [path, before?.text, after?.text])).toEqual([
    [about.en, "title: About us\n", "title: About\n"],
    ["content/pictures/ofis.jpg", undefined, undefined],
    [about.tr, "title: Hakkımızda\n", undefined],
    ["content/tr/news/yeni-ofis.md", undefined, "---\ntitle: Yeni ofis\n---\n"],
  ]);
  expect((await words.draft(id))?.version).toBe("1");
});

test("saving what stands there already changes nothing", async () => {
  const { words, id } = await withDraft();
  const before = await words.draft(id);
  const file = { path: home.tr, seen: "somebody else's", content: "title: Üç alan\n" };
  expect(await words.save(id, { person: 8, files: [file] })).toMatchObject({ outcome: "saved" });
  expect(await words.draft(id)).toEqual(before);
});

test("a text that is put back to what is published is no change any more", async () => {
  const { words, id } = await withDraft();
  await write(words, id, home.tr, "title: Dört\n");
  await write(words, id, home.tr, "title: Üç alan\n");
  expect(await words.changes(id)).toEqual([]);
});

test("versions are those of git, and the text of each one that the draft had can be read", async () => {
  const { words, id, repository } = await withDraft();
  const texts = ["title: Dört\n", "title: Beş\n", "title: Altı\n"];
  for (const text of texts) {
    await write(words, id, home.tr, text);
    const version = await seenIn(words, id, home.tr);
    expect(version).toBe(plainGit(repository, ["hash-object", "--stdin"], text));
  }
  for (const text of [...texts, "title: Üç alan\n"]) {
    expect(await words.readVersion(plainGit(repository, ["hash-object", "--stdin"], text))).toBe(text);
  }
  expect(await words.readVersion("0".repeat(40))).toBeUndefined();
});

test("reading drafts and saving start no process of git once the published files were read", async () => {
  const gitCalls = countGit();
  const { words, id } = await withDraft();
  await words.texts("published");
  expect(gitCalls()).toContain("cat-file --batch");
  const place = { draft: id };
  const first = await seenIn(words, id, home.tr);
  for (const text of ["title: Dört\n", "title: Beş\n"]) {
    expect(await write(words, id, home.tr, text)).toMatchObject({ outcome: "saved" });
    await Promise.all([words.drafts(), words.draft(id), words.changes(id), words.twins(id), words.conflicts(id)]);
    await Promise.all([words.files(place), words.texts(place), words.read(place, home.en), words.published()]);
    expect(await words.readVersion(first ?? "")).toBe("title: Üç alan\n");
  }
  expect(gitCalls()).toEqual([]);
});

test("the second of two who saw the same text gets what the first wrote, and nothing of both is written", async () => {
  const { words, id } = await withDraft();
  const [seen, seenAbout] = [await seenIn(words, id, home.tr), await seenIn(words, id, about.tr)];
  await words.save(id, { person: 7, files: [{ path: home.tr, seen, content: "title: Birinci\n" }] });
  const files = [
    { path: about.tr, seen: seenAbout, content: "title: Biz\n" },
    { path: home.tr, seen, content: "title: İkinci\n" },
  ];
  const now = { version: await seenIn(words, id, home.tr), text: "title: Birinci\n" };
  expect(await words.save(id, { person: 8, files })).toEqual({ outcome: "stale", files: [{ path: home.tr, now }] });
  expect(await seenIn(words, id, about.tr)).toBe(seenAbout);
});

test("whoever saw a text that is gone, or none where there is one now, is told", async () => {
  const { words, id } = await withDraft();
  const seen = await seenIn(words, id, home.tr);
  await write(words, id, home.tr, null);
  const late = { path: home.tr, seen, content: "title: Geç\n" };
  expect(await words.save(id, { person: 8, files: [late] })).toEqual({
    outcome: "stale",
    files: [{ path: home.tr, now: null }],
  });
  const file = { path: about.tr, seen: null, content: "title: Yeni\n" };
  expect(await words.save(id, { person: 8, files: [file] })).toMatchObject({ outcome: "stale" });
});

test("of twenty who save different files at once, in two processes' worth, nobody loses a word", async () => {
  const { words, again, id } = await withDraft();
  const other = await again();
  const paths = Array.from({ length: 20 }, (_, index) => `content/tr/news/haber-${index}.md`);
  const saves = paths.map((path, index) =>
    (index % 2 ? words : other).save(id, { person: index + 1, files: [{ path, seen: null, content: `${path}\n` }] }),
  );
  expect((await Promise.all(saves)).map(({ outcome }) => outcome)).toEqual(Array(20).fill("saved"));
  const changes = (await words.changes(id)) ?? [];
  expect(changes.map(({ path, after }) => [path, after?.text])).toEqual(
    paths.sort().map((path) => [path, `${path}\n`]),
  );
});

test("of twenty who save the same text at once one wins, and the others see what was written", async () => {
  const { words, again, id } = await withDraft();
  const other = await again();
  const seen = await seenIn(words, id, home.tr);
  const saves = Array.from({ length: 20 }, (_, index) =>
    (index % 2 ? words : other).save(id, {
      person: index + 1,
      files: [{ path: home.tr, seen, content: `title: ${index}\n` }],
    }),
  );
  const answers = await Promise.all(saves);
  expect(answers.filter(({ outcome }) => outcome === "saved")).toHaveLength(1);
  const text = (await words.read({ draft: id }, home.tr))?.content.toString();
  const stale = answers.filter(({ outcome }) => outcome === "stale");
  expect(stale).toHaveLength(19);
  for (const answer of stale) expect(answer).toMatchObject({ files: [{ now: { text } }] });
});

test.each([
  "../outside.yaml",
  "content/tr/../../app/root.yaml",
  "/etc/cron.d/x.yaml",
  "content/load.ts",
  "content/schemas/home.yaml",
  "content/check/messages/tr.json",
  "content/README.md",
  "content/tr/.git/config.yaml",
  "content/.gitattributes",
  "content/tr/Home.yaml",
  "content/tr/home.yaml\0.md",
  "content/tr/home.yaml\n100755 x\ty",
  "content/tr//home.yaml",
  "content/tr/home.yaml/below.yaml",
  "content\\tr\\home.yaml",
  "content/de/home.yaml",
  "content/pictures/photo.svg",
  "content/pictures/below/photo.jpg",
  "-c/core.yaml",
  "--upload-pack=touch.yaml",
  "draft.json",
  `content/tr/${"a".repeat(200)}.yaml`,
])("no file is written as %j, nor read", async (path) => {
  const { words, id } = untouched;
  const file = { path, seen: null, content: "title: Bir\n" };
  expect(await words.save(id, { person: 7, files: [file] })).toEqual({ outcome: "refused", path, code: "path" });
  expect(await words.read({ draft: id }, path)).toBeUndefined();
  expect(await words.changes(id)).toEqual([]);
  expect(await words.history({ path })).toEqual([]);
});

test("a name that begins like an option is a name", async () => {
  const { words, id } = await withDraft();
  const path = "content/tr/news/--all-c.md";
  expect(await write(words, id, path, "x\n")).toMatchObject({ outcome: "saved" });
  expect((await words.read({ draft: id }, path))?.content.toString()).toBe("x\n");
});

test.each([
  { name: "a text of more than half a megabyte", path: home.tr, content: "a".repeat(524_289), code: "too-large" },
  { name: "a text with a null", path: home.tr, content: "a\0b", code: "not-text" },
  { name: "half a letter", path: home.tr, content: "a\ud800b", code: "not-text" },
  { name: "bytes that are no text", path: home.tr, content: Buffer.from([0, 1, 2]), code: "not-text" },
  { name: "bytes in another encoding", path: home.tr, content: Buffer.from("Üç", "latin1"), code: "not-text" },
  {
    name: "a picture of more than twenty megabytes",
    path: "content/pictures/ofis.jpg",
    content: Buffer.alloc(20 * 1024 * 1024 + 1),
    code: "too-large",
  },
])("$name is refused", async ({ path, content, code }) => {
  const { words, id } = untouched;
  const files = [{ path, seen: await seenIn(words, id, path), content }];
  expect(await words.save(id, { person: 7, files })).toEqual({ outcome: "refused", path, code });
  expect(await words.changes(id)).toEqual([]);
});

test.each(["main", "../main", "x", "abcdefghijk.", "../../../../x", "ABCDEFGHJKMN"])(
  "no other branch is reached as draft %j",
  async (id) => {
    const { words } = untouched;
    const published = await words.published();
    const file = { path: home.tr, seen: null, content: null };
    expect(await words.save(id, { person: 7, files: [file] })).toEqual({ outcome: "missing" });
    expect(await words.remove(id)).toBe(false);
    expect(await words.rename(id, { title: "Bir", person: 7 })).toBe(false);
    expect(await words.draft(id)).toBeUndefined();
    expect(await words.changes(id)).toBeUndefined();
    expect(await words.files({ draft: id })).toBeUndefined();
    expect(await words.prepare(id, { person: 7 })).toEqual({ outcome: "missing" });
    expect(await words.published()).toBe(published);
  },
);

test.each(["main", "HEAD", "--help", "0".repeat(40), "main~1"])("no commit is reached as %j", async (commit) => {
  const { words, id } = untouched;
  expect(await words.files({ commit })).toBeUndefined();
  expect(await words.read({ commit }, home.tr)).toBeUndefined();
  expect(await words.publication(commit)).toBeUndefined();
  expect(await words.publish(commit)).toEqual({ outcome: "missing" });
  expect(await words.descends(commit, await words.published())).toBe(false);
  const restored = { person: 7, path: home.tr, seen: null, from: commit };
  expect(await words.restore(id, restored)).toEqual({ outcome: "missing" });
});

test("each changed text asks for the one in the other language", async () => {
  const { words, id } = await withDraft();
  await write(words, id, home.tr, "title: Dört\n");
  await write(words, id, "content/facts.yaml", "founded: 1980\n");
  const [version, twinVersion] = [await seenIn(words, id, home.tr), await seenIn(words, id, home.en)];
  const asked = { path: home.tr, twin: home.en, version, twinVersion };
  expect(await words.twins(id)).toEqual([{ ...asked, state: "to-decide" }]);
  await write(words, id, home.en, "title: Four\n");
  expect((await words.twins(id))?.map(({ path, state }) => [path, state])).toEqual([
    [home.en, "changed"],
    [home.tr, "changed"],
  ]);
});

test("a confirmation holds for the texts that its person saw, and for no later ones", async () => {
  const { words, id } = await withDraft();
  const state = async () => (await words.twins(id))?.map((twin) => twin.state);
  await write(words, id, home.tr, "title: Dört\n");
  const [version, twinVersion] = [await seenIn(words, id, home.tr), await seenIn(words, id, home.en)];
  const seen = { path: home.tr, twin: home.en, version: version ?? "", twinVersion: twinVersion ?? "" };
  expect(await words.confirm(id, { ...seen, version: "another", person: 8 })).toBe("stale");
  expect(await words.confirm(id, { ...seen, twin: about.en, person: 8 })).toBe("stale");
  expect(await state()).toEqual(["to-decide"]);
  expect(await words.confirm(id, { ...seen, person: 8 })).toBe("confirmed");
  expect(await state()).toEqual(["confirmed"]);
  await write(words, id, home.tr, "title: Beş\n");
  expect(await state()).toEqual(["to-decide"]);
  await write(words, id, home.tr, "title: Dört\n");
  expect(await state()).toEqual(["confirmed"]);
  expect(await words.confirm("abcdefghjkmn", { ...seen, person: 8 })).toBe("missing");
});

test("a text in one language alone cannot be confirmed, and one that goes takes the other along", async () => {
  const { words, id } = await withDraft();
  const path = "content/tr/news/haber.md";
  await write(words, id, path, "haber\n");
  const [state] = (await words.twins(id)) ?? [];
  expect(state).toMatchObject({ twin: "content/en/news/haber.md", state: "alone", twinVersion: null });
  const confirmation = { path, twin: state?.twin ?? "", version: state?.version ?? "", twinVersion: "" };
  expect(await words.confirm(id, { ...confirmation, person: 7 })).toBe("stale");
  await write(words, id, path, null);
  await write(words, id, about.tr, null);
  expect(await words.twins(id)).toMatchObject([{ path: about.tr, state: "alone" }]);
  await write(words, id, about.en, null);
  expect((await words.twins(id))?.map((twin) => twin.state)).toEqual(["changed", "changed"]);
});

test("two who rename and confirm while others save lose nothing", async () => {
  const { words, again, id } = await withDraft();
  const other = await again();
  await write(words, id, home.tr, "title: Dört\n");
  const [version, twinVersion] = [await seenIn(words, id, home.tr), await seenIn(words, id, home.en)];
  const seen = { path: home.tr, twin: home.en, version: version ?? "", twinVersion: twinVersion ?? "" };
  await Promise.all([
    words.rename(id, { title: "Yeni ad", person: 7 }),
    other.confirm(id, { ...seen, person: 8 }),
    other.save(id, { person: 9, files: [{ path: "content/moved.yaml", seen: null, content: "[]\n" }] }),
  ]);
  expect((await words.draft(id))?.title).toBe("Yeni ad");
  expect(await words.twins(id)).toMatchObject([{ state: "confirmed" }]);
  expect((await words.changes(id))?.map(({ path }) => path)).toEqual(["content/moved.yaml", home.tr]);
});
