import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { PublishingFailed } from "../server/ports/publishing.ts";
import type { Words } from "../server/ports/words.ts";
import { createPublisher } from "../server/publishing/publisher.ts";
import { releaseUnit } from "../server/publishing/release-unit.ts";
import { aQuickCheckout } from "../testing/server/publishing.ts";
import { temporaryFolder } from "../testing/server/temporary-folder.ts";
import { commitThere, home, openOfficeWords, plainGit } from "../testing/server/words.ts";

/**
 * The unit as the guide lays it out, with real sockets, git and releases. The site is built in an instant, and what
 * changes users and restarts instances has a stand-in.
 */
const here = import.meta.dirname;
let site: string;
let checkout: string;
let socket: string;

const release = `
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
const [folder] = process.argv.slice(2);
mkdirSync(folder);
cpSync(process.env.BUILD_DIR, folder + "/build", { recursive: true });
writeFileSync(folder + "/package.json", JSON.stringify({ revision: process.env.REVISION }, null, 2));
`;
const programs = {
  runuser: `while [ "$1" != -- ]; do shift; done; shift; exec "$@"`,
  unshare: `shift; exec "$@"`,
  ip: "",
  systemctl: "exit 3",
};

function write(folder: string, path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text, { mode });
}

beforeEach(async () => {
  site = temporaryFolder();
  checkout = aQuickCheckout({ "scripts/production/make-release.mjs": release });
  for (const [name, body] of Object.entries(programs)) write(site, `bin/${name}`, `#!/bin/sh\n${body}\n`, 0o755);
  symlinkSync(process.execPath, join(site, "bin/node"));
  write(site, "settings", "ORIGIN=https://www.yakamoz.example\n");
  mkdirSync(join(site, "releases"));
  symlinkSync(checkout, join(site, "builder"));
  for (const name of ["run", "make-release", "switch-release", "publish-words", "watched"]) {
    cpSync(join(here, name), join(checkout, "deployment", name));
    chmodSync(join(checkout, "deployment", name), 0o755);
  }
  write(checkout, "deployment/builder.mjs", `import ${JSON.stringify(join(here, "builder.mjs"))};`);
  // Jobs are not what this is about.
  write(checkout, "server/cli.ts", "");
  const settings = { ORIGIN: "https://www.yakamoz.example" };
  write(site, "releases/first/build/inputs.json", JSON.stringify({ settings }));
  write(site, "releases/first/package.json", JSON.stringify({ revision: commitCode() }, null, 2));
  symlinkSync(join(site, "releases/first"), join(site, "current"));
  socket = join(site, "words.sock");
  const server = createServer({ pauseOnConnect: true }, (connection) => {
    spawn(join(site, "builder/deployment/publish-words"), {
      env: environment(),
      stdio: [connection, connection, "ignore"],
    });
    connection.destroy();
  });
  await new Promise<void>((done) => server.listen(socket, done));
  onTestFinished(() => void server.close());
});

function commitCode(): string {
  const git = (...args: string[]) => execFileSync("git", ["-C", checkout, ...args], { encoding: "utf8" }).trim();
  const by = ["-c", "user.name=Deniz", "-c", "user.email=deniz@yakamoz.example"];
  git("init", "--quiet");
  git(...by, "commit", "--quiet", "--allow-empty", "--message", "Change the code");
  return git("rev-parse", "HEAD");
}

const environment = () => ({ PATH: `${site}/bin:${process.env.PATH}`, SITE: site, SETTINGS: join(site, "settings") });

function call(script: string, ...args: string[]) {
  const options = { env: environment(), encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(join(site, "builder/deployment", script), args, options);
  return { status, stdout, stderr };
}

/** An office on the same revision, with a draft that is ready. */
async function anOffice(texts: Record<string, string> = { [home.tr]: "title: Dört\n", [home.en]: "title: Four\n" }) {
  const folder = temporaryFolder();
  const words = await openOfficeWords({ folder, checkout, clock: Date.now });
  return { repository: join(folder, "words.git"), words, commit: await prepared(words, texts) };
}

async function prepared(words: Words, texts: Record<string, string>): Promise<string> {
  const draft = await words.begin({ title: "Yeni başlık", person: 7 });
  const id = draft?.id ?? "";
  for (const [path, content] of Object.entries(texts)) {
    const seen = (await words.read({ draft: id }, path))?.version ?? null;
    await words.save(id, { person: 7, files: [{ path, content, seen }] });
  }
  const answer = await words.prepare(id, { person: 8 });
  if (answer.outcome !== "prepared") throw new Error(answer.outcome);
  return answer.commit;
}

const steps: string[] = [];
const trying = async () => void steps.push("trying");
const signal = new AbortController().signal;
const build = (words: Words, commit: string) => releaseUnit(socket).build(words, commit, { trying, signal });
const show = (commit: string) => releaseUnit(socket).show(commit, signal);
const shown = () => readFileSync(join(site, "current/build/words"), "utf8").split("\n")[0];

async function failure(work: Promise<unknown>): Promise<Pick<PublishingFailed, "failure" | "message">> {
  const error = await work.then(
    () => undefined,
    (reason) => reason,
  );
  if (!(error instanceof PublishingFailed)) throw error ?? new Error("It did not fail.");
  return { failure: error.failure, message: error.message };
}

/** As somebody who does not keep to what the office says; gives all that the unit answers. */
function exchange(...lines: (string | Buffer)[]): Promise<string> {
  return new Promise((done) => {
    let answer = "";
    const connection: Socket = connect(socket, () => connection.write(lines.shift() ?? ""));
    connection.setEncoding("utf8").on("data", (text) => {
      answer += text;
      for (const next of lines.splice(0)) connection[next === "" ? "end" : "write"](next);
    });
    connection.on("error", () => {}).on("close", () => done(answer));
  });
}

const packOf = async (words: Words, commit: string) => {
  const pack = await words.pack(commit, undefined);
  return Buffer.concat([Buffer.from(`pack ${pack.length}\n`), pack]);
};

describe("what the office publishes", () => {
  test("becomes a release of the code that runs, which is switched to; the next one goes on from it", async () => {
    const { words, commit } = await anOffice();
    await build(words, commit);
    expect(steps.splice(0)).toEqual(["trying"]);
    expect(existsSync(join(site, "published"))).toBe(false);
    await words.publish(commit);
    expect(await show(commit)).toBe(true);
    expect([shown(), readFileSync(join(site, "published"), "utf8").trim()]).toEqual([commit, commit]);
    expect(readFileSync(join(site, "current/build/server/main.js"), "utf8")).toContain("title: Dört");

    const next = await prepared(words, { [home.tr]: "title: Beş\n", [home.en]: "title: Five\n" });
    await build(words, next);
    await words.publish(next);
    await show(next);
    await show(next);
    expect(shown()).toBe(next);

    const code = call("make-release", "code");
    expect(code).toMatchObject({ status: 0 });
    expect(readFileSync(join(site, "releases/code/build/server/main.js"), "utf8")).toContain("title: Beş");
    expect(call("switch-release", join(site, "releases/code"))).toMatchObject({ status: 0 });
    expect(call("switch-release", join(site, "releases/first"))).toMatchObject({ status: 1 });
    expect(readdirSync(join(site, "builds/site"))).toEqual([]);
  });

  test("is told why it was not built", async () => {
    const { words, commit } = await anOffice({ [home.tr]: "title: NO BUILD\n", [home.en]: "title: Four\n" });
    const told = { failure: "build", message: expect.stringContaining("The page of contents has no title.") };
    expect(await failure(build(words, commit))).toEqual(told);
    const { words: others, commit: other } = await anOffice({
      [home.tr]: "title: NO PAGE\n",
      [home.en]: "title: Four\n",
    });
    expect(await failure(build(others, other))).toEqual({ failure: "try", message: "/ answers 500." });
    expect(readdirSync(join(site, "releases"))).toEqual(["first"]);
  });

  test("is not built with code that does not run", async () => {
    const { words, commit } = await anOffice();
    commitCode();
    const told = { failure: "unit-refused", message: expect.stringContaining("The release that runs has other code") };
    expect(await failure(build(words, commit))).toEqual(told);
  });

  test("does not take away texts of the code that never were published", async () => {
    const { words, commit } = await anOffice();
    write(checkout, "content/tr/news.yaml", "title: Yeni sayfa\n");
    const message = expect.stringContaining("The code has texts that never were published: content/tr/news.yaml.");
    expect(await failure(build(words, commit))).toEqual({ failure: "unit-refused", message });
  });

  test("waits for its turn, and not for long", async () => {
    const { words, commit } = await anOffice();
    const flock = spawn("flock", [join(site, "building"), "sleep", "1"]);
    await build(words, commit);
    expect(flock.exitCode).toBe(0);
    write(site, "bin/flock", "#!/bin/sh\nexit 1\n", 0o755);
    const told = { failure: "unit-refused", message: "Another release is being made." };
    expect(await failure(build(words, commit))).toEqual(told);
  });

  test("is shown only where it was built, and only forward", async () => {
    const { words, commit } = await anOffice();
    const told = { failure: "switch", message: expect.stringContaining("There is no release of these words") };
    expect(await failure(show(commit))).toEqual(told);
    await build(words, commit);
    await show(commit);
    const { words: others, commit: other } = await anOffice();
    const message = expect.stringContaining(`does not descend from ${commit}`);
    expect(await failure(build(others, other))).toEqual({ failure: "unit-refused", message });
    expect(shown()).toBe(commit);
  });
});

describe("what is no publication", () => {
  test("is refused whatever it is, and nothing of it stays", async () => {
    const { repository, words } = await anOffice();
    for (const file of [
      { path: "content/load.ts", text: "code" },
      { path: home.tr, text: "/etc/passwd", mode: "120000" },
      { path: home.tr, text: "a: b", mode: "100755" },
      { path: "content/tr/other", text: "", mode: "160000" },
      { path: "content/pictures/a.svg", text: "<svg/>" },
      { path: home.tr, text: "a".repeat(600_000) },
    ]) {
      const commit = commitThere(repository, [file], "elsewhere", "main");
      const message = `${JSON.stringify(file.path)} is no text and no picture of the site.`;
      expect(await failure(build(words, commit))).toEqual({ failure: "unit-refused", message });
    }
    expect(plainGit(join(site, "builds/words.git"), ["count-objects", "-v"])).toMatch(/^in-pack: 0$/m);
    expect(readdirSync(join(site, "releases"))).toEqual(["first"]);
  });

  test("what the unit is not asked for is refused", async () => {
    const { words, commit } = await anOffice();
    const pack = await packOf(words, commit);
    const begin = `build ${commit}\n`;
    const refused = /^(known -\n)?failed unit-refused\n/;
    for (const lines of [
      ["build HEAD\n"],
      [`build ${commit}; reboot\n`],
      [`remove ${commit}\n`],
      ["\n"],
      [begin, "pack 999999999999\n"],
      [begin, "PACK and nothing like it\n"],
      [begin, "pack 12\nno pack at all"],
      [begin, pack.subarray(0, 40), ""],
      [`build ${"1".repeat(40)}\n`, pack],
    ]) {
      expect(await exchange(...lines), String(lines[0])).toMatch(refused);
    }
    expect(readdirSync(join(site, "releases"))).toEqual(["first"]);
  });
});

test("what was published elsewhere is shown too, and built once", async () => {
  const { repository, words } = await anOffice();
  const options = { folder: dirname(repository), checkout, openWords: async () => words, clock: Date.now };
  const report = vi.fn();
  const publisher = createPublisher({ ...options, site: releaseUnit(socket), report });
  await publisher.catchUp();
  expect([shown(), readdirSync(join(site, "releases")).length]).toEqual([await words.published(), 2]);
  const commit = commitThere(repository, [{ path: home.tr, text: "title: Başka\n" }]);
  await publisher.catchUp();
  await publisher.catchUp();
  expect([shown(), readdirSync(join(site, "releases")).length]).toEqual([commit, 3]);
  commitThere(repository, [{ path: home.tr, text: "title: NO BUILD\n" }]);
  await publisher.catchUp();
  await publisher.catchUp();
  expect(report).toHaveBeenCalledTimes(1);
  expect(shown()).toBe(commit);
  await publisher.close();
});

test("an office that ends takes the build along", async () => {
  const { words, commit } = await anOffice();
  const ending = new AbortController();
  const work = releaseUnit(socket).build(words, commit, { trying: async () => ending.abort(), signal: ending.signal });
  await expect(work).rejects.toMatchObject({ name: "AbortError" });
  await expect.poll(() => call("make-release", "after").status, { timeout: 10_000 }).toBe(0);
  expect(readdirSync(join(site, "releases")).sort()).toEqual(["after", "first"]);
});

test("what a build that was killed left behind goes with the next one, also where that one fails", async () => {
  const { words, commit } = await anOffice({ [home.tr]: "title: NO BUILD\n", [home.en]: "title: Four\n" });
  write(site, `builds/site/${"0".repeat(40)}/package.json`, "{}");
  write(site, "releases/killed.part/package.json", "{}");
  expect(await failure(build(words, commit))).toMatchObject({ failure: "build" });
  expect([readdirSync(join(site, "builds/site")), readdirSync(join(site, "releases"))]).toEqual([[], ["first"]]);
});

test("a release that cannot be made whole leaves nothing", () => {
  write(
    checkout,
    "scripts/production/make-release.mjs",
    release.replace("mkdirSync(folder);", 'mkdirSync(folder + ".part"); throw new Error("no space left");'),
  );
  expect(call("make-release", "half")).toMatchObject({ status: 1, stderr: expect.stringContaining("no space left") });
  expect(readdirSync(join(site, "releases"))).toEqual(["first"]);
});

test("a unit that is not there is told apart from one that refuses", async () => {
  const { words, commit } = await anOffice();
  const away = releaseUnit(join(site, "nothing.sock")).build(words, commit, { trying, signal });
  expect(await failure(away)).toMatchObject({ failure: "unit-away", message: expect.stringContaining("ENOENT") });
});

test("of the releases the five newest stay, and the one that runs", () => {
  for (const [index, name] of ["first", "two", "three", "four", "five", "six"].entries()) {
    mkdirSync(join(site, "releases", name), { recursive: true });
    utimesSync(join(site, "releases", name), index, index);
  }
  symlinkSync("nowhere", join(site, "releases/latest"));
  expect(call("make-release", "seven")).toMatchObject({ status: 0, stdout: `${join(site, "releases/seven")}\n` });
  expect(readdirSync(join(site, "releases")).sort()).toEqual(["first", "five", "four", "latest", "seven", "six"]);
});
