import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  about,
  aCheckout,
  anEmptyRepository,
  commitThere,
  home,
  plainGit,
  someOpenWords,
} from "../../testing/server/words.ts";
import type { Words } from "../ports/words.ts";

async function withUpstream() {
  const upstream = anEmptyRepository();
  return { ...(await someOpenWords({ upstream })), upstream };
}

const both = { [home.tr]: "title: Dört alan\n", [home.en]: "title: Four fields\n" };

async function prepareBoth(words: Words): Promise<{ id: string; commit: string }> {
  const draft = await words.begin({ title: "Yeni başlık", person: 7 });
  const id = draft?.id ?? "";
  for (const [path, content] of Object.entries(both)) {
    const seen = (await words.read({ draft: id }, path))?.version ?? null;
    await words.save(id, { person: 7, files: [{ path, seen, content }] });
  }
  const prepared = await words.prepare(id, { person: 8 });
  if (prepared.outcome !== "prepared") throw new Error(JSON.stringify(prepared));
  return { id, commit: prepared.commit };
}

const tipThere = (upstream: string, branch = "main") => plainGit(upstream, ["rev-parse", branch]);

test("an empty home gets the words of the checkout, and another office finds them there", async () => {
  const { words, upstream } = await withUpstream();
  expect(tipThere(upstream)).toBe(await words.published());
  const other = await someOpenWords({ upstream });
  expect(await other.words.published()).toBe(await words.published());
});

test("what is published reaches the home, drafts do not", async () => {
  const { words, upstream } = await withUpstream();
  await words.begin({ title: "Taslak", person: 7 });
  const { commit } = await prepareBoth(words);
  expect(await words.publish(commit)).toEqual({ outcome: "published", commit });
  expect(tipThere(upstream)).toBe(commit);
  expect(plainGit(upstream, ["for-each-ref", "--format=%(refname)"])).toBe("refs/heads/main");
  expect(await words.sync()).toEqual({ outcome: "in-step", published: commit });
});

test("what was published elsewhere is taken over, and nobody is named who is no person of the office", async () => {
  const { words, upstream } = await withUpstream();
  const { id } = await prepareBoth(words);
  const commit = commitThere(upstream, [{ path: about.tr, text: "title: Biz\n" }]);
  expect(await words.sync()).toEqual({ outcome: "in-step", published: commit });
  const [publication] = await words.history();
  expect(publication).toEqual({
    commit,
    title: "Change it elsewhere",
    confirmed: [],
    at: expect.any(Number),
    editors: [],
    paths: [about.tr],
  });
  const prepared = await words.prepare(id, { person: 8 });
  expect(await words.publish("commit" in prepared ? prepared.commit : "")).toMatchObject({ outcome: "published" });
  expect((await words.read("published", about.tr))?.content.toString()).toBe("title: Biz\n");
});

test("a home that moved on since is not overwritten, and everything stays as it was", async () => {
  const { words, upstream } = await withUpstream();
  const { id, commit } = await prepareBoth(words);
  const elsewhere = commitThere(upstream, [{ path: home.tr, text: "title: Beş alan\n" }]);
  expect(await words.publish(commit)).toEqual({ outcome: "moved-on" });
  expect(tipThere(upstream)).toBe(elsewhere);
  expect(await words.draft(id)).toMatchObject({ title: "Yeni başlık" });
  expect(await words.prepare(id, { person: 8 })).toMatchObject({ outcome: "conflict", conflicts: [{ path: home.tr }] });
});

/** Runs in the home when somebody pushes, before anything is taken. */
function whenPushed(upstream: string, script: string): void {
  mkdirSync(join(upstream, "hooks"), { recursive: true });
  writeFileSync(join(upstream, "hooks/pre-receive"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

test("a home that moves on in the moment of the push is not overwritten either", async () => {
  const { words, upstream, repository } = await withUpstream();
  const published = await words.published();
  const { id, commit } = await prepareBoth(words);
  const elsewhere = commitThere(upstream, [{ path: about.tr, text: "title: Biz\n" }]);
  plainGit(upstream, ["update-ref", "refs/heads/waiting", elsewhere]);
  plainGit(upstream, ["update-ref", "refs/heads/main", published]);
  whenPushed(upstream, `env -i PATH="$PATH" git --git-dir=${upstream} update-ref refs/heads/main ${elsewhere}`);
  expect(await words.publish(commit)).toEqual({ outcome: "moved-on" });
  expect(tipThere(upstream)).toBe(elsewhere);
  expect(plainGit(repository, ["rev-parse", "main"])).toBe(published);
  expect(await words.draft(id)).toBeDefined();
});

test("a home that refuses what is pushed says why, and everything stays as it was", async () => {
  const { words, upstream } = await withUpstream();
  const published = await words.published();
  const { id, commit } = await prepareBoth(words);
  whenPushed(upstream, "echo 'This branch is protected.'; exit 1");
  expect(await words.publish(commit)).toMatchObject({
    outcome: "refused",
    detail: expect.stringContaining("This branch is protected."),
  });
  expect([tipThere(upstream), await words.published()]).toEqual([published, published]);
  expect(await words.draft(id)).toBeDefined();
});

test("a home that is away closes publishing alone", async () => {
  const { words, upstream } = await withUpstream();
  const { id, commit } = await prepareBoth(words);
  renameSync(upstream, `${upstream}.away`);
  expect(await words.publish(commit)).toMatchObject({
    outcome: "unreachable",
    detail: expect.stringContaining("home.git"),
  });
  expect(await words.prepare(id, { person: 8 })).toMatchObject({ outcome: "unreachable" });
  expect(await words.rename(id, { title: "Başka", person: 7 })).toBe(true);
  renameSync(`${upstream}.away`, upstream);
  expect(await words.prepare(id, { person: 8 })).toMatchObject({ outcome: "prepared" });
});

test("a home that is away at the very first start makes no words of another origin", async () => {
  await expect(someOpenWords({ upstream: "/nowhere/home.git" })).rejects.toThrow("cannot be reached");
});

test("whoever was ended after the push finds the publication complete and its draft gone", async () => {
  const { words, again, upstream, repository } = await withUpstream();
  const { commit } = await prepareBoth(words);
  plainGit(repository, ["push", "--quiet", upstream, `${commit}:refs/heads/main`]);
  const restarted = await again();
  expect(await restarted.publish(commit)).toEqual({ outcome: "published", commit });
  expect(await restarted.published()).toBe(commit);
  expect(await restarted.drafts()).toEqual([]);
});

test("whoever was ended after the push of a part finds it published, and the rest in the draft", async () => {
  const { words, again, upstream, repository } = await withUpstream();
  const { id } = await prepareBoth(words);
  const seen = (await words.read({ draft: id }, "content/facts.yaml"))?.version ?? null;
  await words.save(id, { person: 7, files: [{ path: "content/facts.yaml", seen, content: "founded: 1980\n" }] });
  const prepared = await words.prepare(id, { person: 8, paths: Object.values(home) });
  const commit = "commit" in prepared ? prepared.commit : "";
  plainGit(repository, ["push", "--quiet", upstream, `${commit}:refs/heads/main`]);
  const restarted = await again();
  expect(await restarted.publish(commit)).toEqual({ outcome: "published", commit });
  expect((await restarted.changes(id))?.map(({ path }) => path)).toEqual(["content/facts.yaml"]);
});

test("whoever was ended before the draft went finds it gone after the next look", async () => {
  const { words, repository } = await someOpenWords();
  const { id, commit } = await prepareBoth(words);
  const later = await words.begin({ title: "Başka", person: 7 });
  plainGit(repository, ["update-ref", "refs/heads/main", commit]);
  expect(await words.sync()).toEqual({ outcome: "in-step", published: commit });
  expect(await words.draft(id)).toBeUndefined();
  expect(await words.drafts()).toEqual([later]);
});

test("a home whose history was rewritten is not followed", async () => {
  const { words, upstream } = await withUpstream();
  const published = await words.published();
  const { commit } = await prepareBoth(words);
  expect(await words.publish(commit)).toMatchObject({ outcome: "published" });
  const rewritten = commitThere(upstream, [{ path: about.tr, text: "title: Biz\n" }], "main", published);
  expect(await words.sync()).toEqual({ outcome: "diverged" });
  expect(await words.published()).toBe(commit);
  const { id } = (await words.begin({ title: "Yeni", person: 7 })) ?? { id: "" };
  expect(await words.prepare(id, { person: 8 })).toEqual({ outcome: "diverged" });
  expect(tipThere(upstream)).toBe(rewritten);
});

test.each([
  { name: "a link", path: "content/tr/home.yaml", text: "/etc/passwd", mode: "120000" },
  { name: "a program", path: "content/tr/run.yaml", text: "#!/bin/sh", mode: "100755" },
  { name: "another repository", path: "content/tr/below", text: "", mode: "160000" },
  { name: "code", path: "content/load.ts", text: "code" },
  { name: "code outside of the words", path: "vite.config.ts", text: "code" },
  { name: "settings of git", path: ".gitattributes", text: "* filter=x" },
  { name: "a picture that may hold scripts", path: "content/pictures/logo.svg", text: "<svg/>" },
  { name: "a text of more than half a megabyte", path: "content/tr/long.md", text: "a".repeat(600_000) },
])("a home that has $name is not followed", async ({ name: _, ...file }) => {
  const { words, upstream } = await withUpstream();
  const published = await words.published();
  commitThere(upstream, [file]);
  expect(await words.sync()).toEqual({ outcome: "foreign", path: file.path });
  expect(await words.published()).toBe(published);
  await expect(someOpenWords({ upstream })).rejects.toThrow(`has more than words: ${file.path}`);
});

test("a home with a folder that leads out is not even fetched", async () => {
  const { words, upstream } = await withUpstream();
  const published = await words.published();
  const tree = plainGit(upstream, ["mktree"], `040000 tree ${plainGit(upstream, ["rev-parse", "main:content"])}\t..\n`);
  const commit = plainGit(upstream, ["commit-tree", tree, "-p", "main", "-m", "Lead out"]);
  plainGit(upstream, ["update-ref", "refs/heads/main", commit]);
  expect(await words.sync()).toMatchObject({ outcome: "unreachable", detail: expect.stringContaining("hasDotdot") });
  expect(await words.published()).toBe(published);
});

test("a link that stood in the home for a while is never read", async () => {
  const { words, upstream } = await withUpstream();
  const first = await words.published();
  const link = commitThere(upstream, [{ path: "content/tr/passwd.md", text: "/etc/passwd", mode: "120000" }]);
  const last = commitThere(upstream, [{ path: about.tr, text: "title: Biz\n" }], "main", first);
  const healed = plainGit(upstream, ["commit-tree", `${last}^{tree}`, "-p", link, "-m", "Remove it"]);
  plainGit(upstream, ["update-ref", "refs/heads/main", healed]);
  expect(await words.sync()).toEqual({ outcome: "in-step", published: healed });
  expect(await words.read({ commit: link }, "content/tr/passwd.md")).toBeUndefined();
  const draft = await words.begin({ title: "Yeni", person: 7 });
  const restore = { person: 7, path: "content/tr/passwd.md", seen: null, from: link };
  expect(await words.restore(draft?.id ?? "", restore)).toMatchObject({ outcome: "saved", versions: [null] });
  expect((await words.publication(link))?.changes).toEqual([]);
});

test("branches and tags of the home stay there, whatever they are called", async () => {
  const { words, upstream, repository } = await withUpstream();
  const published = await words.published();
  const draft = await words.begin({ title: "Taslak", person: 7 });
  const foreign = commitThere(upstream, [{ path: "x.sh", text: "code" }], "other", "main");
  for (const ref of [
    `heads/drafts/${draft?.id}`,
    "heads/drafts/abcdefghjkmn",
    "heads/a/refs/heads/main",
    "tags/main",
  ]) {
    plainGit(upstream, ["update-ref", `refs/${ref}`, foreign]);
  }
  expect(await words.sync()).toEqual({ outcome: "in-step", published });
  expect(await words.drafts()).toEqual([draft]);
  const refs = plainGit(repository, ["for-each-ref", "--format=%(refname)"]).split("\n");
  expect(refs).toEqual(["refs/heads/main", "refs/upstream/main"]);
});

test.each(["ext::touch RAN", "-u", "--upload-pack=touch RAN", "http://127.0.0.1:9/words.git", "git://127.0.0.1/x"])(
  "an address such as %j runs nothing and reaches nobody",
  async (address) => {
    const ran = join(aCheckout(), "ran");
    const upstream = address.replace("RAN", ran);
    await expect(someOpenWords({ upstream })).rejects.toThrow("cannot be reached");
    expect(existsSync(ran)).toBe(false);
  },
);

test("what stands before the host in an address is not repeated", async () => {
  const opening = someOpenWords({ upstream: "https://deniz:geheim@127.0.0.1:9/words.git" });
  await expect(opening).rejects.toThrow("127.0.0.1");
  await expect(opening).rejects.not.toThrow("geheim");
});
