import { expect, test } from "vitest";
import { about, commitThere, home, plainGit, someOpenWords } from "../../testing/server/words.ts";
import type { Published, Words } from "../ports/words.ts";

/** A draft that says something new in both languages, or in one. */
async function aDraft(words: Words, texts: Record<string, string | null>, title = "Yeni başlık", person = 7) {
  const draft = await words.begin({ title, person });
  const id = draft?.id ?? "";
  const files = Object.entries(texts).map(async ([path, content]) => ({
    path,
    content,
    seen: (await words.read("published", path))?.version ?? null,
  }));
  expect(await words.save(id, { person, files: await Promise.all(files) })).toMatchObject({ outcome: "saved" });
  return id;
}

async function preparedCommit(words: Words, id: string, person = 8): Promise<string> {
  const prepared = await words.prepare(id, { person });
  if (prepared.outcome !== "prepared") throw new Error(JSON.stringify(prepared));
  return prepared.commit;
}

async function publish(words: Words, texts: Record<string, string | null>, title?: string): Promise<string> {
  const commit = await preparedCommit(words, await aDraft(words, texts, title));
  expect(await words.publish(commit)).toEqual({ outcome: "published", commit });
  return commit;
}

async function textOf(words: Words, path: string, place: Parameters<Words["read"]>[0] = "published") {
  return (await words.read(place, path))?.content.toString();
}

const both = { [home.tr]: "title: Dört alan\n", [home.en]: "title: Four fields\n" };

test("a draft becomes one commit of what its editors saved, and goes", async () => {
  const { words, repository } = await someOpenWords();
  const first = await words.published();
  const id = await aDraft(words, both);
  const seen = (await words.read({ draft: id }, "content/facts.yaml"))?.version ?? null;
  await words.save(id, { person: 9, files: [{ path: "content/facts.yaml", seen, content: "founded: 1980\n" }] });
  const commit = await preparedCommit(words, id);
  expect(await words.published()).toBe(first);
  expect(await words.publish(commit)).toEqual({ outcome: "published", commit });
  expect(await words.published()).toBe(commit);
  expect(await textOf(words, home.en)).toBe("title: Four fields\n");
  expect(await words.drafts()).toEqual([]);
  expect(plainGit(repository, ["rev-list", "--parents", "-n", "1", commit])).toBe(`${commit} ${first}`);
  expect(plainGit(repository, ["ls-tree", "--name-only", commit])).toBe("content");
  const [publication] = await words.history();
  expect(publication).toMatchObject({ commit, title: "Yeni başlık", person: 8, at: expect.any(Number) });
  expect(publication?.editors.sort()).toEqual([7, 9]);
  expect(publication?.paths).toEqual([home.en, "content/facts.yaml", home.tr]);
});

test("publishing the same commit again says that it is published", async () => {
  const { words } = await someOpenWords();
  const commit = await publish(words, both);
  expect(await words.publish(commit)).toEqual({ outcome: "published", commit });
  expect(await words.history()).toHaveLength(2);
});

test("no language is published alone", async () => {
  const { words } = await someOpenWords();
  const id = await aDraft(words, { [home.tr]: "title: Dört\n", "content/tr/news/haber.md": "haber\n" });
  const prepared = await words.prepare(id, { person: 8 });
  expect(prepared).toMatchObject({
    outcome: "undecided",
    twins: [
      { path: home.tr, state: "to-decide" },
      { path: "content/tr/news/haber.md", state: "alone" },
    ],
  });
  const [twin] = (await words.twins(id)) ?? [];
  const { path = "", version, twinVersion } = twin ?? {};
  const seen = { path, twin: home.en, version: version ?? "", twinVersion: twinVersion ?? "" };
  expect(await words.confirm(id, { ...seen, person: 7 })).toBe("confirmed");
  const news = { path: "content/en/news/haber.md", seen: null, content: "news\n" };
  await words.save(id, { person: 7, files: [news] });
  await words.publish(await preparedCommit(words, id));
  expect((await words.history()).map(({ confirmed }) => confirmed)).toEqual([[home.en], []]);
});

test("a draft without a change has nothing to publish", async () => {
  const { words } = await someOpenWords();
  const draft = await words.begin({ title: "Boş", person: 7 });
  expect(await words.prepare(draft?.id ?? "", { person: 7 })).toEqual({ outcome: "nothing" });
});

test("what others published in other files stays, and the draft has it at once", async () => {
  const { words } = await someOpenWords();
  const id = await aDraft(words, both);
  await publish(words, { [about.tr]: "title: Biz\n", [about.en]: "title: We\n" });
  expect(await textOf(words, about.tr, { draft: id })).toBe("title: Biz\n");
  const commit = await preparedCommit(words, id);
  expect((await words.changes(id))?.map(({ path }) => path)).toEqual([home.en, home.tr]);
  expect(await words.publish(commit)).toMatchObject({ outcome: "published" });
  expect(await words.history({ limit: 1 })).toMatchObject([{ person: 8, editors: [7] }]);
  expect([await textOf(words, about.tr), await textOf(words, home.tr)]).toEqual(["title: Biz\n", "title: Dört alan\n"]);
});

test("where the same file changed on both sides, a person decides with all three texts before them", async () => {
  const { words } = await someOpenWords();
  const id = await aDraft(words, both);
  await publish(words, { [home.tr]: "title: Beş alan\n", [home.en]: both[home.en] ?? "" });
  const prepared = await words.prepare(id, { person: 8 });
  if (prepared.outcome !== "conflict") throw new Error(prepared.outcome);
  expect(prepared.conflicts).toMatchObject([
    {
      path: home.tr,
      base: { text: "title: Üç alan\n" },
      own: { text: "title: Dört alan\n" },
      published: { text: "title: Beş alan\n" },
    },
  ]);
  expect(await textOf(words, home.tr, { draft: id })).toBe("title: Dört alan\n");

  const [conflict] = prepared.conflicts;
  const resolution = {
    path: home.tr,
    own: conflict?.own?.version ?? null,
    published: conflict?.published?.version ?? null,
    content: "title: Dokuz alan\n",
  };
  const stale = { ...resolution, published: conflict?.base?.version ?? null };
  expect(await words.resolve(id, { person: 8, resolutions: [stale] })).toEqual({ outcome: "stale" });
  const bad = { ...resolution, content: "\0" };
  expect(await words.resolve(id, { person: 8, resolutions: [bad] })).toMatchObject({ outcome: "refused" });
  expect(await words.resolve(id, { person: 8, resolutions: [resolution] })).toEqual({ outcome: "resolved" });
  expect(await words.changes(id)).toMatchObject([
    { path: home.tr, before: { text: "title: Beş alan\n" }, after: { text: "title: Dokuz alan\n" } },
  ]);
  expect((await words.draft(id))?.title).toBe("Yeni başlık");
});

test("removing a file that was changed meanwhile is a conflict as well", async () => {
  const { words } = await someOpenWords();
  const id = await aDraft(words, { [about.tr]: null, [about.en]: null });
  await publish(words, { [about.tr]: "title: Biz\n", [about.en]: "title: We\n" });
  expect(await words.prepare(id, { person: 8 })).toMatchObject({
    outcome: "conflict",
    conflicts: [
      { path: about.en, own: null },
      { path: about.tr, own: null, published: { text: "title: Biz\n" } },
    ],
  });
});

test("a confirmation does not hold for a translation that was published meanwhile", async () => {
  const { words } = await someOpenWords();
  const id = await aDraft(words, { [home.tr]: "title: Dört\n" });
  const [twin] = (await words.twins(id)) ?? [];
  const seen = { path: home.tr, twin: home.en, version: twin?.version ?? "", twinVersion: twin?.twinVersion ?? "" };
  await words.confirm(id, { ...seen, person: 7 });
  const other = await aDraft(words, { [home.en]: "title: Some fields\n" });
  const [state] = (await words.twins(other)) ?? [];
  const right = { path: home.en, twin: home.tr, version: state?.version ?? "", twinVersion: state?.twinVersion ?? "" };
  await words.confirm(other, { ...right, person: 7 });
  expect(await words.publish(await preparedCommit(words, other))).toMatchObject({ outcome: "published" });
  expect(await words.prepare(id, { person: 8 })).toMatchObject({ outcome: "undecided", twins: [{ path: home.tr }] });
});

test("what was prepared is not published once the draft was saved again", async () => {
  const { words } = await someOpenWords();
  const published = await words.published();
  const id = await aDraft(words, both);
  const commit = await preparedCommit(words, id);
  await words.rename(id, { title: "Başka", person: 7 });
  expect(await words.publish(commit)).toEqual({ outcome: "stale" });
  expect(await words.published()).toBe(published);
  expect(await words.drafts()).toHaveLength(1);
});

test("after a kill between publishing and removing the draft, the next start removes it", async () => {
  const { words, again, repository } = await someOpenWords();
  const commit = await preparedCommit(words, await aDraft(words, both));
  plainGit(repository, ["update-ref", "refs/heads/main", commit]);
  const restarted = await again();
  expect(await restarted.drafts()).toEqual([]);
  expect(await restarted.publish(commit)).toEqual({ outcome: "published", commit });
});

test("what is saved while its draft is published stays, as a change of what was published", async () => {
  const { words, repository } = await someOpenWords();
  const id = await aDraft(words, both);
  const commit = await preparedCommit(words, id);
  const seen = (await words.read({ draft: id }, home.tr))?.version ?? null;
  const later = { path: home.tr, seen, content: "title: Beş alan\n" };
  expect(await words.save(id, { person: 9, files: [later] })).toMatchObject({ outcome: "saved" });
  // As if the save came after the draft was compared and before the branch moved.
  plainGit(repository, ["update-ref", "refs/heads/main", commit]);
  for (const _ of ["once", "again"]) await words.sync();
  expect(await words.conflicts(id)).toEqual([]);
  expect(await words.changes(id)).toMatchObject([
    { path: home.tr, before: { text: "title: Dört alan\n" }, after: { text: "title: Beş alan\n" } },
  ]);
  expect(await words.prepare(id, { person: 8 })).toMatchObject({ outcome: "undecided" });
});

const twoTexts = { ...both, [about.tr]: "title: Biz\n", [about.en]: "title: We\n" };
const homePaths = Object.values(home);

async function preparedPart(words: Words, id: string): Promise<string> {
  const prepared = await words.prepare(id, { person: 8, paths: homePaths });
  if (prepared.outcome !== "prepared") throw new Error(JSON.stringify(prepared));
  return prepared.commit;
}

test("a part of a draft is published, and the rest stays in it and is published later", async () => {
  const { words } = await someOpenWords();
  const id = await aDraft(words, twoTexts);
  expect((await words.choices(id)).map((paths) => paths.sort())).toEqual([
    Object.values(about).sort(),
    homePaths.toSorted(),
  ]);
  const seen = (await words.read({ draft: id }, about.tr))?.version ?? null;
  await words.save(id, { person: 9, files: [{ path: about.tr, seen, content: "title: Biz kimiz\n" }] });
  expect(await textOf(words, about.tr, { draft: id, paths: homePaths })).toBe("title: Hakkımızda\n");
  const commit = await preparedPart(words, id);
  expect(await words.publish(commit)).toEqual({ outcome: "published", commit });
  const [publication] = await words.history();
  expect(publication).toMatchObject({ commit, title: "Yeni başlık", editors: [7] });
  expect(publication?.paths.toSorted()).toEqual(homePaths.toSorted());
  expect(await textOf(words, about.tr)).toBe("title: Hakkımızda\n");
  expect((await words.changes(id))?.map(({ path }) => path)).toEqual([about.en, about.tr]);
  await words.publish(await preparedCommit(words, id));
  expect([await textOf(words, about.tr), await textOf(words, home.tr)]).toEqual([
    "title: Biz kimiz\n",
    "title: Dört alan\n",
  ]);
  expect(await words.drafts()).toEqual([]);
});

test("what is undecided or in conflict in the rest of a draft does not hold up a part of it", async () => {
  const { words } = await someOpenWords();
  const id = await aDraft(words, { ...both, [about.tr]: "title: Biz\n" });
  await publish(words, { [about.tr]: "title: Onlar\n", [about.en]: "title: They\n" });
  expect(await words.prepare(id, { person: 8 })).toMatchObject({ outcome: "conflict" });
  expect(await words.prepare(id, { person: 8, paths: [] })).toEqual({ outcome: "nothing" });
  expect(await words.prepare(id, { person: 8, paths: [home.tr] })).toMatchObject({ outcome: "undecided" });
  await words.publish(await preparedPart(words, id));
  expect(await words.changes(id)).toMatchObject([{ path: about.tr }]);
  expect(await words.conflicts(id)).toMatchObject([{ path: about.tr, published: { text: "title: Onlar\n" } }]);
});

test("after a kill between publishing a part and removing it, the next start removes that part alone", async () => {
  const { words, again, repository, drafts } = await someOpenWords();
  const id = await aDraft(words, twoTexts);
  const commit = await preparedPart(words, id);
  const seen = (await words.read({ draft: id }, home.tr))?.version ?? null;
  await words.save(id, { person: 9, files: [{ path: home.tr, seen, content: "title: Beş alan\n" }] });
  plainGit(repository, ["update-ref", "refs/heads/main", commit]);
  for (const _ of ["once", "and after the rows went"]) {
    const restarted = await again();
    expect(await restarted.conflicts(id)).toEqual([]);
    expect((await drafts.read(id))?.files.map(({ path }) => path)).toEqual([about.en, about.tr, home.tr].sort());
    expect((await restarted.changes(id))?.find(({ path }) => path === home.tr)).toMatchObject({
      before: { text: "title: Dört alan\n" },
      after: { text: "title: Beş alan\n" },
    });
  }
});

test("of two that were prepared, the second has to be prepared again", async () => {
  const { words, again } = await someOpenWords();
  const one = await preparedCommit(words, await aDraft(words, both));
  const id = await aDraft(words, { [about.tr]: "title: Biz\n", [about.en]: "title: We\n" });
  const two = await preparedCommit(words, id);
  const other = await again();
  const answers = await Promise.all([words.publish(one), other.publish(two)]);
  expect(answers.map(({ outcome }: Published) => outcome).sort()).toEqual(["moved-on", "published"]);
  expect(await words.drafts()).toHaveLength(1);
});

test("nothing but what was prepared is published", async () => {
  const { words, repository } = await someOpenWords();
  const id = await aDraft(words, both);
  const elsewhere = commitThere(repository, [{ path: home.tr, text: "title: Dört\n" }], "elsewhere", "main");
  expect(await words.publish(elsewhere)).toEqual({ outcome: "missing" });
  const program = plainGit(repository, ["hash-object", "-w", "--stdin"], "code");
  const tree = plainGit(repository, ["mktree"], `100755 blob ${program}\tx.sh\n`);
  const message = `Yeni\n\nDraft: ${id} 1`;
  const forged = plainGit(repository, ["commit-tree", tree, "-p", await words.published(), "-m", message]);
  expect(await words.publish(forged)).toEqual({ outcome: "missing" });
});

test("history tells of all publications and of those of one file, page by page", async () => {
  const { words } = await someOpenWords();
  const one = await publish(words, both, "Bir");
  const two = await publish(words, { [about.tr]: "title: Biz\n", [about.en]: "title: We\n" }, "İki");
  const three = await publish(words, { [home.tr]: "title: Altı\n", [home.en]: "title: Six\n" }, "Üç");
  const titles = async (filter: Parameters<Words["history"]>[0]) =>
    (await words.history(filter)).map(({ title }) => title);
  expect(await titles({})).toEqual(["Üç", "İki", "Bir", "imported"]);
  expect(await titles({ path: home.tr })).toEqual(["Üç", "Bir", "imported"]);
  expect(await titles({ limit: 2 })).toEqual(["Üç", "İki"]);
  expect(await titles({ before: two })).toEqual(["Bir", "imported"]);
  expect(await titles({ path: home.tr, before: three, limit: 1 })).toEqual(["Bir"]);
  const [first] = (await words.history({ limit: 9 })).slice(-1);
  expect(await titles({ before: first?.commit ?? "" })).toEqual([]);
  expect((await words.publication(one))?.changes).toMatchObject([
    { path: home.en, before: { text: "title: Three fields\n" }, after: { text: "title: Four fields\n" } },
    { path: home.tr, before: { text: "title: Üç alan\n" }, after: { text: "title: Dört alan\n" } },
  ]);
  const imported = await words.publication(first?.commit ?? "");
  expect(imported?.changes).toHaveLength(5);
  expect(imported?.changes[0]?.before).toBeNull();
});

test("an older text is put back into a draft, and so is one that was not there", async () => {
  const { words } = await someOpenWords();
  const before = await words.published();
  const news = { "content/tr/news/haber.md": "haber\n", "content/en/news/haber.md": "news\n" };
  const commit = await publish(words, { ...both, ...news });
  const draft = await words.begin({ title: "Eskisi gibi", person: 7 });
  const id = draft?.id ?? "";
  const seen = async (path: string) => (await words.read({ draft: id }, path))?.version ?? null;
  const back = { person: 7, path: home.tr, seen: await seen(home.tr), from: before };
  expect(await words.restore(id, back)).toMatchObject({ outcome: "saved" });
  expect(await textOf(words, home.tr, { draft: id })).toBe("title: Üç alan\n");
  const path = "content/tr/news/haber.md";
  expect(await words.restore(id, { person: 7, path, seen: null, from: before })).toMatchObject({ outcome: "stale" });
  expect(await words.restore(id, { person: 7, path, seen: await seen(path), from: before })).toMatchObject({
    outcome: "saved",
  });
  expect(await words.read({ draft: id }, path)).toBeUndefined();
  expect(await words.restore(id, { person: 7, path, seen: null, from: commit })).toMatchObject({ outcome: "saved" });
  expect(await textOf(words, path, { draft: id })).toBe("haber\n");
});

test("taking back is a publication that undoes another one and leaves later ones", async () => {
  const { words } = await someOpenWords();
  const news = { "content/tr/news/haber.md": "haber\n", "content/en/news/haber.md": "news\n" };
  const undone = await publish(words, { ...both, ...news });
  await publish(words, { [about.tr]: "title: Biz\n", [about.en]: "title: We\n" });
  const prepared = await words.prepareTakeBack(undone, { person: 9, title: "Geri alındı" });
  if (prepared.outcome !== "prepared") throw new Error(prepared.outcome);
  expect(await words.publish(prepared.commit)).toMatchObject({ outcome: "published" });
  expect(await textOf(words, home.tr)).toBe("title: Üç alan\n");
  expect(await textOf(words, about.tr)).toBe("title: Biz\n");
  expect(await words.read("published", "content/tr/news/haber.md")).toBeUndefined();
  expect((await words.history({ limit: 1 }))[0]).toMatchObject({ title: "Geri alındı", person: 9, takesBack: undone });
  expect(await words.prepareTakeBack(undone, { person: 9, title: "Yine" })).toEqual({ outcome: "nothing" });
});

test("what was changed again since is not taken back over it", async () => {
  const { words } = await someOpenWords();
  const undone = await publish(words, both);
  await publish(words, { [home.tr]: "title: Altı\n", [home.en]: "title: Six\n" });
  const prepared = await words.prepareTakeBack(undone, { person: 9, title: "Geri alındı" });
  expect(prepared).toMatchObject({
    outcome: "conflict",
    conflicts: [
      { path: home.en },
      {
        path: home.tr,
        base: { text: "title: Dört alan\n" },
        own: { text: "title: Üç alan\n" },
        published: { text: "title: Altı\n" },
      },
    ],
  });
});

test("what has no words before it, or is no publication, cannot be taken back", async () => {
  const { words, repository } = await someOpenWords();
  const by = { person: 9, title: "Geri alındı" };
  expect(await words.prepareTakeBack(await words.published(), by)).toEqual({ outcome: "missing" });
  const elsewhere = commitThere(repository, [{ path: home.tr, text: "title: Dört\n" }], "elsewhere", "main");
  expect(await words.prepareTakeBack(elsewhere, by)).toEqual({ outcome: "missing" });
  const commit = await publish(words, { [about.tr]: "title: Biz\n", [about.en]: "title: We\n" });
  expect(await words.prepareTakeBack(commit, { person: 9, title: " " })).toEqual({ outcome: "missing" });
  expect(await words.publication(elsewhere)).toBeUndefined();
});

test("a commit descends from those before it and from itself, from no other", async () => {
  const { words } = await someOpenWords();
  const first = await words.published();
  const second = await publish(words, both);
  expect(await words.descends(second, first)).toBe(true);
  expect(await words.descends(second, second)).toBe(true);
  expect(await words.descends(first, second)).toBe(false);
  expect(await words.descends("f".repeat(40), first)).toBe(false);
  expect(await words.descends(first, "f".repeat(40))).toBe(false);
});

test("a title cannot add lines to what is noted of its publication", async () => {
  const { words } = await someOpenWords();
  await publish(words, both, "Bir\n\nTakes-Back: x\nEditors: 99");
  const [publication] = await words.history();
  expect(publication).toMatchObject({ title: "Bir Takes-Back: x Editors: 99", editors: [7] });
  expect(publication?.takesBack).toBeUndefined();
});
