import cluster from "node:cluster";
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { istanbulTime } from "../../domain/time.ts";
import { openPublishedWords } from "../../server/copy-repository/open-words.ts";
import { buildInputs, readEnvironment } from "../../server/env.ts";
import { PublishingFailed } from "../../server/ports/publishing.ts";
import { WordsUnavailable } from "../../server/ports/words.ts";
import { createCatchUp } from "../../server/publishing/catch-up.ts";
import { commitOf, siteBuilds, thisProcess } from "../../server/publishing/site-builds.ts";
import { publishHere } from "../../server/publishing/site-here.ts";
import { StartRefusal } from "../../server/start-refusal.ts";
import { operatorLocale } from "../../site/locales.ts";
import { step } from "../progress.mjs";
import { bringToFront, capture, command, endBackground, foreground, Plain, root } from "../run.mjs";
import { codeBuild } from "./code-build.mjs";
import { isComplete } from "./inputs.mjs";
import { serverCommand, serverEnvironment } from "./server-command.mjs";

const lookEvery = 500;
const catchUpEvery = 15_000;
const startTime = 30_000;
const mostNamed = 5;

/**
 * Serves the site: with the published copy where the office has any, otherwise with that of this folder. When the office
 * has published another one, the site goes on with a process of that publication and loses no request. What was published
 * elsewhere, and a text whose moment has come, it publishes itself.
 */
await command(async () => {
  const [flag, ...more] = process.argv.slice(2);
  if (more.length > 0 || (flag !== undefined && flag !== "--own-words")) {
    throw new Plain('"npm start" knows one option: npm start -- --own-words');
  }
  const { office, upstream, settings } = readSettings();
  const builds = siteBuilds(office);
  const published = flag === undefined ? await publishedWords(office) : undefined;
  const code = (await codeBuild(settings, { ...process.env, NODE_ENV: "production" })).build;
  const shown = await publication({ published, builds, settings, code });
  if (shown.name) await builds.serve(shown.name);
  const catchUp = createCatchUp({
    folder: office,
    checkout: root,
    builds,
    openWords: () => openPublishedWords({ folder: office, checkout: root, upstream, clock: Date.now }),
    hasUpstream: upstream !== "",
    settings,
    code,
    clock: Date.now,
    say: (line) => console.error(line),
  });
  return serve({ ...shown, settings, code, builds, catchUp, follows: flag === undefined });
});

/** What to serve: the copy of this folder, or what was published. */
async function publication({ published, builds, settings, code }) {
  if (!published || published.isSame) return { name: published?.commit, folder: await ownPublication() };
  const { words, commit } = published;
  const last = await lastPublication(builds);
  if (last && commitOf(last) === commit && isOfCode(builds.treeOf(last), code)) {
    return { name: last, folder: builds.treeOf(last) };
  }
  const name = await builds.newName(commit);
  const { signal } = new AbortController();
  try {
    await step("Publishing", () =>
      publishHere({ builds, checkout: root, settings, code, words, commit, name, signal }),
    );
    return { name, folder: builds.treeOf(name) };
  } catch (error) {
    if (!(error instanceof PublishingFailed)) throw error;
    // Copy that came from elsewhere, with a mistake, takes no site away.
    if (!last) throw new Plain(error.message);
    console.error(`${error.message}\nThe site could not be made with what is published. It shows what it showed last.`);
    return { name: last, folder: builds.treeOf(last) };
  }
}

async function ownPublication() {
  const args = [join(import.meta.dirname, "build.mjs"), "--if-changed", "--postpone"];
  const made = await foreground(process.execPath, args, { env: process.env });
  if (made !== 0) throw new Plain("");
  return join(root, process.env.BUILD_DIR || "build");
}

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

/** The one that was served last, where it is whole and so is its code build. */
async function lastPublication(builds) {
  const name = await builds.wanted();
  const isWhole =
    name && ["inputs.json", "server/main.js"].every((file) => existsSync(join(builds.treeOf(name), file)));
  return isWhole ? name : undefined;
}

function isOfCode(folder, code) {
  return realpathSync(join(folder, "server")) === realpathSync(join(code, "server"));
}

/** Resolves with the exit code once the process that serves has ended. */
async function serve({ folder, name, settings, code, builds, catchUp, follows }) {
  // The processes share one socket: whoever connects while one takes the place of another waits for neither.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  bringToFront({ kill: signalAll });
  const current = { name, folder, worker: start(folder), failed: undefined };
  const ended = new Promise((done) => {
    cluster.on("exit", (worker, code, signal) => {
      if (worker === current.worker) done(signal ? 1 : code);
    });
  });
  void complete(folder);
  if (follows && (await listening(current.worker))) {
    void followOffice();
    void keepUp();
  }
  const exitCode = await ended;
  endBackground();
  catchUp.close();
  return exitCode;

  async function followOffice() {
    let [told, trouble] = ["", ""];
    for (; current.worker.isConnected(); await pause(lookEvery)) {
      try {
        const wanted = await builds.wanted();
        const isNew = wanted !== undefined && wanted !== current.name && wanted !== current.failed;
        if (isNew) await goOnWith(wanted);
        const shown = { build: current.name, failed: current.failed };
        if (told !== JSON.stringify(shown)) await builds.saySo({ ...thisProcess(), settings, code, ...shown });
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
        await catchUp.look({ name: current.name, folder: current.folder });
        trouble = "";
      } catch ({ message }) {
        if (message !== trouble) console.error(`Whether the site has to be built again is not known. ${message}`);
        trouble = message;
      }
    }
  }

  async function goOnWith(next) {
    const folder = builds.treeOf(next);
    const worker = start(folder);
    if (await listening(worker)) {
      const before = current.worker;
      Object.assign(current, { name: next, folder, worker });
      before.process.kill("SIGTERM");
      void complete(folder);
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

function start(folder) {
  const command = serverCommand(folder);
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
async function complete(folder) {
  if (isComplete(folder)) return;
  const args = [join(folder, "server/publish.js"), "--complete", "--while-serving", "--to", folder];
  const { code, output, killed } = await capture(process.execPath, [...args, "--cache", join(root, ".cache")], {
    stdin: "pipe",
  });
  if (code !== 0 && !killed)
    console.error(`What was left of the publication failed; "npm run build" does it all:\n${output}`);
}

function readSettings() {
  try {
    const { OFFICE_DIR, WORDS_UPSTREAM } = readEnvironment(process.env);
    return { office: OFFICE_DIR, upstream: WORDS_UPSTREAM, settings: buildInputs(process.env) };
  } catch (error) {
    throw error instanceof StartRefusal ? new Plain(error.message) : error;
  }
}
