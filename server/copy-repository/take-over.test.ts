import { expect, test } from "vitest";
import { about, home, plainGit, someOpenWords } from "../../testing/server/words.ts";
import type { CopyDraftStore } from "../ports/copy-drafts.ts";
import { openWords } from "./open-words.ts";

type OldSave = { person: number; files: Record<string, string | null> };

/** A draft as earlier versions kept it: a branch with a commit for each change and its notes beside the copy. */
function anOldDraft(repository: string, id: string, saves: readonly OldSave[], confirmations: unknown[] = []) {
  const git = (args: readonly string[], input?: string) => plainGit(repository, args, input);
  const write = (text: string) => git(["hash-object", "-w", "--stdin"], text);
  const notes = { title: `Taslak ${id}`, begunBy: 7, begunAt: 1_000, confirmations };
  git(["read-tree", "main"]);
  let tip = git(["rev-parse", "main"]);
  function commit(person: number, message: string, files: OldSave["files"]) {
    const lines = Object.entries(files).map(([path, text]) =>
      text === null ? `0 ${"0".repeat(40)}\t${path}\n` : `100644 ${write(text)}\t${path}\n`,
    );
    git(["update-index", "--index-info"], lines.join(""));
    const author = ["-c", `user.name=person-${person}`, "-c", `user.email=${person}@office.invalid`];
    tip = git([...author, "commit-tree", git(["write-tree"]), "-p", tip, "-m", message]);
  }
  commit(7, "Begin", { "draft.json": JSON.stringify(notes) });
  for (const { person, files } of saves) commit(person, "Save", files);
  git(["update-ref", `refs/heads/drafts/${id}`, tip]);
  return { tip, at: Number(git(["log", "-1", "--format=%at", tip])) * 1000 };
}

const firstId = "abcdefghjkmn";
const secondId = "bcdefghjkmnp";
const picture = { path: "content/pictures/ofis.jpg", content: "no text\n" };
const version = (repository: string, text: string) => plainGit(repository, ["hash-object", "--stdin"], text);
const branches = (repository: string) => plainGit(repository, ["for-each-ref", "--format=%(refname)"]).split("\n");

test("a draft that is a branch becomes rows with its title, files, confirmations and editors", async () => {
  const { again, repository } = await someOpenWords();
  const text = "title: Dört alan\n";
  const versions = { version: version(repository, text), twinVersion: version(repository, "title: Three fields\n") };
  const confirmation = { path: home.tr, twin: home.en, ...versions };
  const saves = [
    { person: 8, files: { [home.tr]: "title: Beş\n", [about.tr]: null, [about.en]: null } },
    { person: 9, files: { [home.tr]: text, [picture.path]: picture.content } },
  ];
  const { at } = anOldDraft(repository, firstId, saves, [confirmation]);
  anOldDraft(repository, secondId, []);
  const words = await again();
  expect(await words.draft(firstId)).toEqual({
    id: firstId,
    version: expect.any(String),
    title: `Taslak ${firstId}`,
    begunBy: 7,
    begunAt: 1_000,
    changedBy: 9,
    changedAt: at,
  });
  expect((await words.changes(firstId))?.map(({ path, before, after }) => [path, before?.text, after?.text])).toEqual([
    [about.en, "title: About us\n", undefined],
    [picture.path, undefined, undefined],
    [about.tr, "title: Hakkımızda\n", undefined],
    [home.tr, "title: Üç alan\n", text],
  ]);
  expect((await words.read({ draft: firstId }, picture.path))?.content.toString()).toBe(picture.content);
  expect(await words.readVersion(version(repository, "title: Beş\n"))).toBe("title: Beş\n");
  expect(await words.draft(secondId)).toMatchObject({ title: `Taslak ${secondId}`, changedBy: 7 });
  expect(await words.changes(secondId)).toEqual([]);
  expect(branches(repository)).toEqual(["refs/heads/main"]);

  const prepared = await words.prepare(firstId, { person: 7 });
  const { commit } = { commit: "", ...prepared };
  expect(await words.publish(commit)).toEqual({ outcome: "published", commit });
  expect(await words.history({ limit: 1 })).toMatchObject([{ editors: [8, 9], confirmed: [home.en] }]);
  expect((await words.drafts()).map(({ id }) => id)).toEqual([secondId]);
});

test("a draft that was begun before others published keeps the texts that its edits began with", async () => {
  const { words, again, repository } = await someOpenWords();
  anOldDraft(repository, firstId, [{ person: 8, files: { [home.tr]: "title: Dört\n", [home.en]: "title: Four\n" } }]);
  const other = (await words.begin({ title: "Başka", person: 7 }))?.id ?? "";
  const files = [home.tr, home.en].map(async (path) => {
    return { path, seen: (await words.read("published", path))?.version ?? null, content: `title: ${path}\n` };
  });
  await words.save(other, { person: 7, files: await Promise.all(files) });
  const { commit } = { commit: "", ...(await words.prepare(other, { person: 7 })) };
  await words.publish(commit);
  const conflicts = await (await again()).conflicts(firstId);
  expect(conflicts).toMatchObject([
    { path: home.en, base: { text: "title: Three fields\n" }, own: { text: "title: Four\n" } },
    { path: home.tr, base: { text: "title: Üç alan\n" }, published: { text: `title: ${home.tr}\n` } },
  ]);
});

test.each(["before", "after"])(
  "a start that is killed %s the rows of a draft goes on with the next start",
  async (moment) => {
    const { folder, drafts, again, repository } = await someOpenWords();
    const save = { person: 8, files: { [home.tr]: "title: Dört\n" } };
    anOldDraft(repository, firstId, [save]);
    anOldDraft(repository, secondId, [save]);
    const killed: CopyDraftStore = {
      ...drafts,
      async add(content, changes) {
        const isSecond = content.draft.id === secondId;
        if (!isSecond || moment === "after") await drafts.add(content, changes);
        if (isSecond) throw new Error("killed");
      },
    };
    const options = { folder, checkout: "/nowhere", clock: Date.now };
    await expect(openWords({ ...options, drafts: killed })).rejects.toThrow("killed");
    expect(branches(repository)).toEqual([`refs/heads/drafts/${secondId}`, "refs/heads/main"]);
    const words = await again();
    for (const id of [firstId, secondId]) {
      expect((await words.changes(id))?.map(({ path }) => path)).toEqual([home.tr]);
    }
    expect(await words.drafts()).toHaveLength(2);
    expect(branches(repository)).toEqual(["refs/heads/main"]);
  },
);

test("a draft that was published before its branch went does not come back", async () => {
  const { again, repository } = await someOpenWords();
  const { tip } = anOldDraft(repository, firstId, [{ person: 8, files: { [home.tr]: "title: Dört\n" } }]);
  const message = `Yeni\n\nDraft: ${firstId} ${tip}\nEditors: 8`;
  const commit = plainGit(repository, ["commit-tree", "main^{tree}", "-p", "main", "-m", message]);
  plainGit(repository, ["update-ref", "refs/heads/main", commit]);
  expect(await (await again()).drafts()).toEqual([]);
  expect(branches(repository)).toEqual(["refs/heads/main"]);
});
