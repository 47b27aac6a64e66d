import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { aCheckout, home, openOfficeWords, plainGit, someOpenWords } from "../../testing/server/words.ts";
import { openPublishedWords } from "./open-words.ts";

const savingProcess = fileURLToPath(new URL("../../testing/server/saving-process.ts", import.meta.url));
const root = join(import.meta.dirname, "../..");

test("the words begin with every text of the checkout, as it is, and with nothing else", async () => {
  const words = await openOfficeWords({ folder: temporaryFolder(), checkout: root, clock: Date.now });
  const files = (await words.files("published")) ?? [];
  const onDisk = readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(yaml|md)$/.test(path) && path !== "README.md")
    .map((path) => `content/${path}`);
  expect(files.map(({ path }) => path).sort()).toEqual(onDisk.sort());
  for (const { path, version } of files.filter((_, index) => index % 40 === 0)) {
    expect(await words.read("published", path)).toEqual({ version, content: readFileSync(join(root, path)) });
  }
  expect(await words.history()).toMatchObject([
    { title: "imported", editors: [], paths: expect.arrayContaining([home.tr]) },
  ]);
});

test("a folder is named from where the process runs, as the usual one is", async () => {
  const folder = relative(process.cwd(), temporaryFolder());
  const words = await openOfficeWords({ folder, checkout: relative(process.cwd(), aCheckout()), clock: Date.now });
  expect(existsSync(join(folder, "words.git"))).toBe(true);
  expect(await words.history()).toHaveLength(1);
});

test("all texts are read at once, and a checkout without any is told from other trouble", async () => {
  const { words } = await someOpenWords();
  const texts = (await words.texts("published")) ?? new Map();
  expect([...texts.keys()]).toEqual(((await words.files("published")) ?? []).map(({ path }) => path));
  for (const [path, { version, text }] of texts) {
    expect(await words.read("published", path)).toEqual({ version, content: Buffer.from(text) });
  }
  expect(await words.texts({ draft: "none" })).toBeUndefined();
  const nowhere = openOfficeWords({ folder: temporaryFolder(), checkout: temporaryFolder(), clock: Date.now });
  await expect(nowhere).rejects.toMatchObject({ name: "WordsUnavailable", reason: "content" });
});

test("a link in the checkout is not followed", async () => {
  const checkout = aCheckout();
  symlinkSync("/etc/passwd", join(checkout, "content/tr/passwd.md"));
  const words = await openOfficeWords({ folder: temporaryFolder(), checkout, clock: Date.now });
  expect(await words.read("published", "content/tr/passwd.md")).toBeUndefined();
});

test("of two who open the words first at the same moment, both have the same ones", async () => {
  const folder = temporaryFolder();
  const options = { folder, checkout: aCheckout(), clock: Date.now };
  const [one, other] = await Promise.all([openPublishedWords(options), openPublishedWords(options)]);
  expect(await one.published()).toBe(await other.published());
  expect(readdirSync(folder)).toEqual(["words.git"]);
});

test("opening the words again changes nothing, and nobody else may look into their folder", async () => {
  const { words, again, repository } = await someOpenWords();
  const published = await words.published();
  expect(await (await again()).published()).toBe(published);
  expect(statSync(repository).mode & 0o777).toBe(0o700);
});

test("a machine without git is told so in one sentence", async () => {
  vi.stubEnv("PATH", temporaryFolder());
  await expect(someOpenWords()).rejects.toThrow(
    "Drafts and publishing need git, which this machine does not have or which may not be run: apt-get install git",
  );
});

test("a git that is too old is named", async () => {
  const programs = temporaryFolder();
  writeFileSync(join(programs, "git"), "#!/bin/sh\necho git version 2.30.2\n", { mode: 0o755 });
  vi.stubEnv("PATH", programs);
  await expect(someOpenWords()).rejects.toThrow("need git 2.31 or newer; this machine has git version 2.30.2.");
});

test("a checkout without words makes no repository", async () => {
  const [folder, checkout] = [temporaryFolder(), temporaryFolder()];
  mkdirSync(join(checkout, "content"));
  await expect(openPublishedWords({ folder, checkout, clock: Date.now })).rejects.toThrow("There are no words in");
  expect(readdirSync(folder)).toEqual([]);
});

test("neither settings nor hooks of the user, the machine or the repository have a say", async () => {
  const { words, repository } = await someOpenWords();
  const hooks = join(repository, "hooks");
  const ran = join(temporaryFolder(), "ran");
  mkdirSync(hooks);
  writeFileSync(join(hooks, "reference-transaction"), `#!/bin/sh\ntouch ${ran}\n`, { mode: 0o755 });
  const settings = join(temporaryFolder(), "gitconfig");
  writeFileSync(
    settings,
    `[core]\n\thooksPath = ${hooks}\n\tautocrlf = true\n[user]\n\tname = Deniz\n\temail = d@e.example\n`,
  );
  for (const [name, value] of Object.entries({
    GIT_CONFIG_GLOBAL: settings,
    GIT_DIR: "/nowhere",
    GIT_AUTHOR_NAME: "Deniz",
  })) {
    vi.stubEnv(name, value);
  }
  const draft = await words.begin({ title: "Başlık", person: 7 });
  const content = "title: Bir\r\n";
  await words.save(draft?.id ?? "", { person: 7, files: [{ path: "content/tr/new.yaml", seen: null, content }] });
  expect((await words.read({ draft: draft?.id ?? "" }, "content/tr/new.yaml"))?.content.toString()).toBe(content);
  expect(existsSync(ran)).toBe(false);
  vi.unstubAllEnvs();
  plainGit(repository, ["update-ref", "refs/heads/seen", "main"]);
  expect(existsSync(ran)).toBe(true);
});

test("what a command left behind that was killed is removed once no command lives so long", async () => {
  const { words, again, repository } = await someOpenWords();
  const draft = await words.begin({ title: "Başlık", person: 7 });
  const id = draft?.id ?? "";
  await words.save(id, { person: 7, files: [{ path: "content/moved.yaml", seen: null, content: "[]\n" }] });
  const prepared = await words.prepare(id, { person: 7 });
  const commit = "commit" in prepared ? prepared.commit : "";
  const lock = join(repository, "refs/heads/main.lock");
  const leftovers = [lock, join(repository, "index-1"), join(repository, "packed-refs.lock")];
  for (const path of leftovers) writeFileSync(path, "");
  await expect(words.publish(commit)).rejects.toThrow("cannot be changed now");
  const longAgo = Date.now() / 1000 - 300;
  for (const path of leftovers) utimesSync(path, longAgo, longAgo);
  expect(await words.publish(commit)).toMatchObject({ outcome: "published" });
  for (const path of leftovers) {
    writeFileSync(path, "");
    utimesSync(path, longAgo, longAgo);
  }
  await again();
  expect(leftovers.filter((path) => existsSync(path))).toEqual([]);
});

test("whatever a killed process said it saved is there, and the words go on", async () => {
  const { words, folder, repository } = await someOpenWords();
  const draft = await words.begin({ title: "Başlık", person: 7 });
  const id = draft?.id ?? "";
  const saved: string[] = [];
  for (const wait of [1, 2, 4]) {
    const child = spawn(process.execPath, [savingProcess, folder, id, String(wait)], {
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    });
    for await (const line of createInterface({ input: child.stdout })) {
      saved.push(line);
      // In the middle of the next one, with the git that it runs.
      if (line.endsWith(`-${wait}.md`)) setTimeout(() => process.kill(-(child.pid ?? 0), "SIGKILL"), 15 * wait);
    }
    // As if the next start came some minutes later.
    const longAgo = Date.now() / 1000 - 300;
    const files = readdirSync(repository, { recursive: true, encoding: "utf8" });
    for (const path of files.filter((path) => /\.lock$|^index-/.test(path))) {
      utimesSync(join(repository, path), longAgo, longAgo);
    }
  }
  expect(saved.length).toBeGreaterThanOrEqual(7);
  expect((await words.changes(id))?.map(({ path }) => path)).toEqual(expect.arrayContaining(saved));
  expect(await words.rename(id, { title: "Yeni", person: 7 })).toBe(true);
  expect(plainGit(repository, ["fsck", "--connectivity-only", "--no-dangling"])).toBe("");
});

test("tidying keeps drafts and history, and removes pictures that no draft has any more", async () => {
  const { words, folder } = await someOpenWords();
  const draft = await words.begin({ title: "Başlık", person: 7 });
  const id = draft?.id ?? "";
  const published = await words.published();
  const picture = (name: string) => ({ path: `content/pictures/${name}.jpg`, content: Buffer.from(name) });
  const files = [picture("kept"), picture("removed")].map((file) => ({ ...file, seen: null }));
  await words.save(id, { person: 7, files });
  const removed = { path: "content/pictures/removed.jpg", content: null };
  const seen = (await words.read({ draft: id }, removed.path))?.version ?? null;
  await words.save(id, { person: 7, files: [{ ...removed, seen }] });
  const pictures = join(folder, "pictures");
  await words.tidy();
  expect(readdirSync(pictures)).toHaveLength(2);
  for (const name of readdirSync(pictures)) utimesSync(join(pictures, name), 0, 0);
  await words.tidy();
  expect(readdirSync(pictures)).toHaveLength(1);
  expect((await words.read({ draft: id }, picture("kept").path))?.content.toString()).toBe("kept");
  expect(await words.published()).toBe(published);
  expect(await words.rename(id, { title: "Yeni", person: 8 })).toBe(true);
});
