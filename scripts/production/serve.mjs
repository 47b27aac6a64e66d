import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { istanbulTime } from "../../domain/time.ts";
import { openPublishedWords } from "../../server/copy-repository/open-words.ts";
import { buildInputs, readEnvironment } from "../../server/env.ts";
import { WordsUnavailable } from "../../server/ports/words.ts";
import { createCatchUp } from "../../server/publishing/catch-up.ts";
import { commitOf, siteBuilds, thisProcess } from "../../server/publishing/site-builds.ts";
import { StartRefusal } from "../../server/start-refusal.ts";
import { operatorLocale } from "../../site/locales.ts";
import { bringToFront, capture, command, endBackground, foreground, Plain, root } from "../run.mjs";
import { serverCommand, serverEnvironment } from "./server-command.mjs";

const lookEvery = 500;
const catchUpEvery = 15_000;
const startTime = 30_000;
const mostNamed = 5;

/**
 * Builds and serves the site: with the published words where the office has any, otherwise with those of this folder.
 * When the office has published others, the site goes on with a process of that build and loses no request. What was
 * published elsewhere, and a text whose moment has come, it builds itself.
 */
await command(async () => {
  const [flag, ...more] = process.argv.slice(2);
  if (more.length > 0 || (flag !== undefined && flag !== "--own-words")) {
    throw new Plain('"npm start" knows one option: npm start -- --own-words');
  }
  const { office, upstream, settings } = readSettings();
  const builds = siteBuilds(office, root);
  const published = flag === undefined ? await publishedWords(office) : undefined;
  const last = await lastBuild(builds);
  let name = published && (await nameOf(published, builds));
  let tree = published && !published.isSame ? await builds.makeTree(published.words, published.commit, name) : root;
  const built = await makeBuild(tree, "--if-changed", "--postpone");
  if (built !== 0) {
    // Words that came from elsewhere, with a mistake, take no site away.
    if (tree === root || !last || last === name) return built;
    console.error("The site could not be built with what is published. It shows what it showed last.");
    name = last;
    tree = builds.treeOf(last);
  }
  if (name) await builds.serve(name);
  const catchUp = createCatchUp({
    folder: office,
    checkout: root,
    builds,
    openWords: () => openPublishedWords({ folder: office, checkout: root, upstream, clock: Date.now }),
    hasUpstream: upstream !== "",
    settings,
    clock: Date.now,
    say: (line) => console.error(line),
  });
  return serve({ tree, name, settings, builds, catchUp, follows: flag === undefined });
});

/** Undefined where nothing was ever published here. Stops where this folder has words that would be left out. */
async function publishedWords(folder) {
  if (!existsSync(join(folder, "words.git"))) return undefined;
  const help = [
    "  npm run office -- import-words   publishes them",
    "  npm start -- --own-words         serves the words of this folder, and not the published ones",
  ];
  try {
    const words = await openPublishedWords({ folder, checkout: root, clock: Date.now });
    const { own, isSame } = await words.checkoutChanges(root);
    if (own.length > 0) {
      const more = own.length > mostNamed ? `, and ${own.length - mostNamed} more` : "";
      const named = `${own.slice(0, mostNamed).join(", ")}${more}`;
      throw new Plain(["content/ has changes that are not published:", `  ${named}`, ...help].join("\n"));
    }
    const [{ commit, title, at }] = await words.history({ limit: 1 });
    console.log(`Published words: “${title}”, ${istanbulTime(at, operatorLocale)} (${folder}).`);
    return { words, commit, isSame };
  } catch (error) {
    if (!(error instanceof WordsUnavailable)) throw error;
    throw new Plain([error.message, help[1]].join("\n"));
  }
}

/** The one that was served last, where it is whole. */
async function lastBuild(builds) {
  const name = await builds.wanted();
  return name && existsSync(join(buildOf(builds.treeOf(name)), "inputs.json")) ? name : undefined;
}

/** The last build of these words is made again only where something changed since. */
async function nameOf({ commit, isSame }, builds) {
  const last = await builds.wanted();
  return last !== undefined && !isSame && commitOf(last) === commit ? last : commit;
}

/** The scripts of the folder itself, whose code is that of the build. */
function makeBuild(tree, ...flags) {
  const script = join(tree, "scripts/production/build.mjs");
  return foreground(process.execPath, [script, ...flags], { cwd: tree, env: buildEnvironment(tree) });
}

/** BUILD_DIR names a folder of this one. */
function buildEnvironment(tree) {
  return tree === root ? process.env : { ...process.env, BUILD_DIR: "build" };
}

function buildOf(tree) {
  return join(tree, buildEnvironment(tree).BUILD_DIR || "build");
}

/** Resolves with the exit code once the process that serves has ended. */
async function serve({ tree, name, settings, builds, catchUp, follows }) {
  // The processes share one socket: whoever connects while one takes the place of another waits for neither.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  bringToFront({ kill: signalAll });
  const current = { name, tree, worker: start(tree), failed: undefined };
  const ended = new Promise((done) => {
    cluster.on("exit", (worker, code, signal) => {
      if (worker === current.worker) done(signal ? 1 : code);
    });
  });
  void complete(tree);
  if (follows && (await listening(current.worker))) {
    void followOffice();
    void keepUp();
  }
  const code = await ended;
  endBackground();
  catchUp.close();
  return code;

  async function followOffice() {
    let [told, trouble] = ["", ""];
    for (; current.worker.isConnected(); await pause(lookEvery)) {
      try {
        const wanted = await builds.wanted();
        const isNew = wanted !== undefined && wanted !== current.name && wanted !== current.failed;
        if (isNew) await goOnWith(wanted);
        const shown = { build: current.name, failed: current.failed };
        if (told !== JSON.stringify(shown)) await builds.saySo({ ...thisProcess(), settings, ...shown });
        told = JSON.stringify(shown);
        trouble = "";
      } catch ({ code, message }) {
        if (code !== trouble) console.error(`What the site shows cannot be told to the office now. ${message}`);
        trouble = code;
      }
    }
  }

  async function keepUp() {
    let trouble = "";
    for (; current.worker.isConnected(); await pause(catchUpEvery, undefined, { ref: false })) {
      try {
        await catchUp.look({ name: current.name, build: buildOf(current.tree) });
        trouble = "";
      } catch ({ message }) {
        if (message !== trouble) console.error(`Whether the site has to be built again is not known. ${message}`);
        trouble = message;
      }
    }
  }

  async function goOnWith(next) {
    const tree = builds.treeOf(next);
    const worker = start(tree);
    if (await listening(worker)) {
      const before = current.worker;
      Object.assign(current, { name: next, tree, worker });
      before.process.kill("SIGTERM");
      void complete(tree);
    } else {
      worker.process.kill("SIGKILL");
      current.failed = next;
      console.error("The site with the words that were published last did not start; it goes on as it was.");
    }
  }
}

function signalAll(signal) {
  for (const worker of Object.values(cluster.workers)) worker.process.kill(signal);
}

function start(tree) {
  const command = serverCommand(buildOf(tree));
  cluster.setupPrimary({ exec: command.at(-1), args: [], execArgv: command.slice(0, -1), cwd: root });
  return cluster.fork(serverEnvironment);
}

/** Whether it takes requests; false where it ended or took too long. Its metrics have a port of their own, before. */
function listening(worker) {
  let ports = process.env.METRICS_PORT ? 2 : 1;
  return new Promise((done) => {
    const late = setTimeout(done, startTime, false);
    const settle = (isThere) => {
      clearTimeout(late);
      done(isThere);
    };
    worker.on("listening", () => {
      ports -= 1;
      if (ports === 0) settle(true);
    });
    worker.once("exit", () => settle(false));
  });
}

/** The site goes on without it, only larger and without pictures for shared links. Ends with this process. */
async function complete(tree) {
  const script = join(tree, "scripts/production/build.mjs");
  const { code, output, killed } = await capture(process.execPath, [script, "--postponed"], {
    cwd: tree,
    env: buildEnvironment(tree),
    stdin: "pipe",
  });
  if (code !== 0 && !killed)
    console.error(`What was left of the build failed; "npm run build" does it all:\n${output}`);
}

function readSettings() {
  try {
    const { OFFICE_DIR, WORDS_UPSTREAM } = readEnvironment(process.env);
    return { office: OFFICE_DIR, upstream: WORDS_UPSTREAM, settings: buildInputs(process.env) };
  } catch (error) {
    throw error instanceof StartRefusal ? new Plain(error.message) : error;
  }
}
