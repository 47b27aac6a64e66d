import { lstatSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { mkdir, realpath, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { command, Plain } from "../scripts/run.mjs";
import { differences } from "../server/copy-repository/checkout.ts";
import { gitOn } from "../server/copy-repository/git.ts";
import { descends, isCommit, movePublished, publishedRef, tipOf } from "../server/copy-repository/main-branch.ts";
import { openPublishedWords } from "../server/copy-repository/open-words.ts";
import { foreignIn } from "../server/copy-repository/trees.ts";
import { PublishingFailed } from "../server/ports/publishing.ts";
import { runProgram } from "../server/publishing/programs.ts";
import { siteBuilds } from "../server/publishing/site-builds.ts";
import { tryBuild } from "../server/publishing/site-here.ts";

/**
 * What the builder's own user does: it makes releases of the code of the checkout, which it cannot change, and the words
 * that are published, of which it keeps a repository. It reads neither leads nor secrets. `run --builder` starts it.
 */
const { SITE = "/srv/yakamoz", FOLDER = join(import.meta.dirname, ".."), REVISION = "", BUILD_SETTINGS } = process.env;
const folder = join(SITE, "builds");
const current = join(SITE, "current");
const releases = join(SITE, "releases");
const git = gitOn(join(folder, "words.git"));
const builds = siteBuilds(folder, FOLDER);
const ended = new AbortController();
const { signal } = ended;
const mostNamed = 5;
const mostPackBytes = 256 * 1024 * 1024;
const packTime = 60_000;
const keptReleases = 5;

await command(async () => {
  const [name, argument = "", flag] = process.argv.slice(2);
  if (name === "settings") await settings();
  else if (name === "make") await make(argument, flag === "--overwrite");
  else if (name === "due") return due();
  else if (name === "build") await answering(() => build(argument));
  else if (name === "publish") await answering(() => publish(argument));
  else throw new Plain("It does settings, make, due, build and publish.");
  return 0;
});

/** Those of the site that are part of its pages; the site's user, who may read the others, asks. */
async function settings() {
  const { buildInputs } = await import("../server/env.ts");
  say(JSON.stringify(buildInputs(process.env)));
}

/** A release of the code with the published words. */
async function make(release, replaces) {
  await removeLeftovers();
  const { tree, published } = await sources({ isTold: true, replaces });
  try {
    await buildSite(tree, settingsGiven(), (line) => console.error(line));
    await makeRelease(tree, release, published);
  } catch (error) {
    throw error instanceof PublishingFailed ? new Plain("The site could not be built.") : error;
  } finally {
    await rm(tree, { recursive: true, force: true });
  }
}

/** The exit code is 3 where the moment of a text has come since the release that runs was made, and 0 where none has. */
async function due() {
  const running = readRunning();
  const moment = Date.parse(running.due ?? "");
  if (!(moment <= Date.now())) return 0;
  const { fingerprint } = await import("../scripts/production/inputs.mjs");
  // What that release was made from is what makes the same one now, but for the text that is due.
  const { tree } = await sources();
  const isSame = fingerprint(tree, settingsGiven(), new Date(moment - 1)) === running.fingerprint;
  await rm(tree, { recursive: true, force: true });
  if (isSame) return 3;
  throw new Plain(
    `The release that runs was made from other sources, words or settings than ${FOLDER} has now, so nothing is published: make a release and switch to it.`,
  );
}

/** Code and words together: what is published, and what the checkout has that never was. */
async function sources({ isTold = false, replaces = true } = {}) {
  const main = await publishedHere();
  if (!main) return { tree: await builds.makeTree(undefined, "own"), published: [] };
  const words = await openPublishedWords({ folder, checkout: FOLDER, clock: Date.now });
  const prepared = await words.prepareImport(FOLDER, { title: "Texts of the code", replaces });
  if (prepared.outcome === "conflict") {
    throw new Plain(
      `These texts were changed in the office and in the code: ${named(prepared.conflicts.map(({ path }) => path))}. Take over into the code's repository what the office says there, then: make-release --overwrite. The same holds for import-words in the office.`,
    );
  }
  const own = prepared.outcome === "prepared" ? prepared.commit : undefined;
  if (own && isTold) {
    const paths = (await differences(git, main, FOLDER)).filter(({ isOwn }) => isOwn).map(({ path }) => path);
    console.error(`Texts of the code that never were published are part of this release: ${named(paths)}.`);
    console.error("The office publishes nothing until it has them too: npm run office -- import-words");
  }
  const published = (await git.text(["rev-list", main])).split("\n");
  return { tree: await builds.makeTree(words, own ?? main), published };
}

async function buildSite(tree, env, onLine) {
  const { code, output } = await runProgram(["scripts/production/build.mjs"], {
    cwd: tree,
    env,
    signal,
    ...(onLine && { onLine }),
  });
  if (code !== 0) throw new PublishingFailed("build", output);
}

async function makeRelease(tree, release, published) {
  if (published.length > 0) await writeFile(join(tree, "build/words"), `${published.join("\n")}\n`);
  const env = { BUILD_DIR: join(tree, "build"), REVISION };
  const args = ["scripts/production/make-release.mjs", release];
  const { code, output } = await runProgram(args, { cwd: FOLDER, env, signal });
  if (code !== 0) {
    remove(`${release}.part`);
    throw new Plain(output);
  }
  await removeOldReleases();
}

/** Of builds that were killed. Nobody else makes one meanwhile: the scripts that start this hold a lock. */
async function removeLeftovers() {
  await builds.tidy([]);
  for (const name of readdirSync(releases)) {
    if (name.endsWith(".part")) remove(join(releases, name));
  }
}

/** The five newest stay, and the one that runs. */
async function removeOldReleases() {
  const running = await realpath(current).catch(() => "");
  const made = readdirSync(releases)
    .map((name) => join(releases, name))
    .map((path) => ({ path, at: lstatSync(path).mtimeMs }));
  const old = made.sort((one, other) => other.at - one.at).slice(keptReleases);
  for (const { path } of old) if (path !== running) remove(path);
}

/** What stays, as what belongs to another user, keeps nothing from being published. */
function remove(path) {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch ({ message }) {
    console.error(message);
  }
}

/** What the office wants to publish: taken in, looked at, built with the code that runs, tried, made a release. */
async function build(commit) {
  const running = readRunning();
  if (running.revision !== REVISION) {
    refuse(`The release that runs has other code than ${FOLDER}: make a release of it and switch to it.`);
  }
  await removeLeftovers();
  const before = await publishedHere();
  say(`known ${before ?? "-"}`);
  await takeIn(commit, before);
  const words = await openPublishedWords({ folder, checkout: FOLDER, clock: Date.now });
  const tree = await builds.makeTree(words, commit);
  try {
    await buildSite(tree, running.settings);
    say("trying");
    await tryBuild(tree, running.settings, signal);
    const name = new Date().toISOString().replace(/:|\..*$/g, "");
    await makeRelease(tree, join(releases, name), (await git.text(["rev-list", commit])).split("\n"));
  } finally {
    await rm(tree, { recursive: true, force: true });
  }
}

/** Only what goes on from the published words, and holds nothing but words. What is refused does not stay. */
async function takeIn(commit, before) {
  const input = await readPack();
  const flags = ["--stdin", "--fix-thin", "--strict"];
  const indexed = await git.end(["index-pack", ...flags], { input, isRemote: true });
  if (indexed.code !== 0) refuse(`The pack cannot be read. ${indexed.detail}`);
  try {
    const isWhole = (await git.end(["rev-list", "--objects", "--quiet", commit, "--"])).code === 0;
    if (!isWhole || !(await isCommit(git, commit))) refuse(`The pack lacks what ${commit} consists of.`);
    if (before && !(await descends(git, commit, before))) {
      refuse(`${commit} does not descend from ${before}, which is published here.`);
    }
    const foreign = await foreignIn(git, commit);
    if (foreign !== undefined) refuse(`${JSON.stringify(foreign)} is no text and no picture of the site.`);
    const own = (await differences(git, commit, FOLDER)).filter(({ isOwn }) => isOwn).map(({ path }) => path);
    if (own.length > 0) {
      refuse(
        `The code has texts that never were published: ${named(own)}. Bring the office's folder to the same revision, then: npm run office -- import-words`,
      );
    }
  } catch (error) {
    const [, name] = /^pack\t(\w+)/.exec(indexed.output.toString()) ?? [];
    for (const end of ["idx", "rev", "pack"])
      await rm(join(git.folder, `objects/pack/pack-${name}.${end}`), { force: true });
    throw error;
  }
}

/** A line with the length, and so many bytes. Nothing comes afterwards but the end, by which the office calls off. */
function readPack() {
  return new Promise((done, fail) => {
    const chunks = [];
    let received = 0;
    let head = "";
    let all = Number.POSITIVE_INFINITY;
    const failWith = (sentence) => {
      clearTimeout(late);
      fail(new PublishingFailed("unit-refused", sentence));
    };
    const late = setTimeout(failWith, packTime, "The pack did not come within a minute.");
    process.stdin.on("end", () => {
      ended.abort();
      failWith("The connection ended before the pack.");
    });
    process.stdin.on("data", (chunk) => {
      if (received >= all) return;
      chunks.push(chunk);
      received += chunk.length;
      if (!head) {
        const [line, length] = /^pack (\d{1,12})\n/.exec(Buffer.concat(chunks).toString("latin1", 0, 20)) ?? [];
        if (Number(length) > mostPackBytes) failWith("The pack is too large.");
        else if (!line && received >= 20) failWith("A pack begins with its length.");
        if (!line) return;
        head = line;
        all = head.length + Number(length);
      }
      if (received < all) return;
      clearTimeout(late);
      done(Buffer.concat(chunks).subarray(head.length, all));
    });
  });
}

/** From here on every release contains it. */
async function publish(commit) {
  const before = await publishedHere();
  const isNext = (await isCommit(git, commit)) && (!before || (await descends(git, commit, before)));
  if (!isNext) refuse(`${commit} does not descend from ${before}, which is published here.`);
  if (commit !== before) await movePublished(git, before, commit);
}

/** Undefined where nothing was ever published through here. */
async function publishedHere() {
  await mkdir(folder, { recursive: true });
  await git.bytes(["init", "--quiet", "--bare", "--template=", "--initial-branch=main", git.folder]);
  return tipOf(git, publishedRef);
}

function readRunning() {
  try {
    const { revision = "" } = JSON.parse(readFileSync(join(current, "package.json"), "utf8"));
    return { ...JSON.parse(readFileSync(join(current, "build/inputs.json"), "utf8")), revision };
  } catch {
    throw new Plain(`There is no release in ${current}.`);
  }
}

function settingsGiven() {
  return JSON.parse(BUILD_SETTINGS || "{}");
}

function named(paths) {
  const more = paths.length > mostNamed ? `, and ${paths.length - mostNamed} more` : "";
  return `${paths.slice(0, mostNamed).join(", ")}${more}`;
}

function refuse(sentence) {
  throw new PublishingFailed("unit-refused", sentence);
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

/** The office reads how it ends; the journal has what was refused. */
async function answering(work) {
  process.stdout.on("error", () => ended.abort());
  try {
    await work();
    say("done");
  } catch (error) {
    const failed = error instanceof PublishingFailed ? error : new PublishingFailed("unit-refused", String(error));
    console.error(`${failed.failure}: ${failed.message}`);
    say(`failed ${failed.failure}\n${failed.message}`);
  }
  process.stdin.destroy();
}
