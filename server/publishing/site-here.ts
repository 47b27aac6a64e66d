import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { localeCodes, locales } from "../../site/locales.ts";
import { PublishingFailed, type SiteMaker } from "../ports/publishing.ts";
import type { PublishedWords } from "../ports/words.ts";
import { runProgram } from "./programs.ts";
import { type SiteBuilds, writeWords } from "./site-builds.ts";

type Deps = {
  builds: SiteBuilds;
  checkout: string;
  /** What the code is built with where no site runs that says so. */
  settings: Record<string, string>;
};

/** A page of a site that was just started comes in less, also on a busy machine. */
const tryTime = 60_000;
const switchTime = 60_000;

/** The site of `npm start` on this machine, in a folder that both share. */
export function siteHere({ builds, checkout, settings }: Deps): SiteMaker {
  return {
    async build(words, commit, { trying, signal }) {
      const { settings: used = settings, code } = (await builds.serving()) ?? {};
      await publishHere({ builds, checkout, settings: used, code, words, commit, trying, signal });
    },

    async show(commit, signal) {
      if (!existsSync(join(builds.treeOf(commit), "inputs.json"))) throw new PublishingFailed("switch");
      await builds.serve(commit);
      for (const latestAt = Date.now() + switchTime; Date.now() < latestAt; await pause(100)) {
        const serving = await builds.serving();
        if (!serving) return false;
        if (serving.build === commit) return true;
        if (serving.failed === commit || signal.aborted) break;
      }
      throw new PublishingFailed("switch");
    },

    tidy: builds.tidy,
  };
}

type Publication = Deps & {
  words: PublishedWords;
  commit: string;
  name?: string;
  /** Without it the code of the checkout. */
  code?: string | undefined;
  trying?: () => Promise<void>;
  signal: AbortSignal;
};

/** Makes the publication of a commit under a name, and tries it. */
export async function publishHere(options: Publication): Promise<void> {
  const { builds, checkout, settings, words, commit, name = commit, trying, signal } = options;
  const code = options.code ?? (await codeBuild(checkout, settings, signal));
  const publication = builds.treeOf(name);
  const copy = await mkdtemp(join(tmpdir(), "copy-"));
  try {
    await writeWords(words, { commit }, copy);
    const folders = ["--to", publication, "--root", copy, "--cache", resolve(checkout, ".cache")];
    const made = await runProgram([join(code, "server/publish.js"), ...folders], { cwd: checkout, signal });
    if (made.code !== 0) throw new PublishingFailed("build", made.output);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  await trying?.();
  await tryPublication(publication, settings, signal);
}

/** The folder of the checkout's code build, which is made where it is not there. */
async function codeBuild(checkout: string, settings: Record<string, string>, signal: AbortSignal): Promise<string> {
  const args = ["scripts/production/build.mjs", "--code"];
  const { code, output } = await runProgram(args, { cwd: checkout, env: settings, signal });
  const [, folder] = /^Code build: (.+)$/m.exec(output) ?? [];
  if (code !== 0 || folder === undefined) throw new PublishingFailed("build", output);
  return folder;
}

/** As a server that nobody can reach and that has nothing of anybody, in each language. */
async function tryPublication(publication: string, settings: Record<string, string>, signal: AbortSignal) {
  const dataDir = await mkdtemp(join(tmpdir(), "try-"));
  const env = { ...settings, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, WORKER: "off" };
  const ending = new AbortController();
  const signals = AbortSignal.any([signal, ending.signal]);
  const server = runProgram(["server/main.js"], { cwd: publication, env, onLine: heard, signal: signals });
  let port = 0;
  function heard(line: string): void {
    const [, found] = /"port":(\d+)/.exec(line) ?? [];
    if (found) port = Number(found);
  }
  try {
    const ended = server.then(({ output }) => {
      throw new PublishingFailed("try", output);
    });
    await Promise.race([ended, pagesAnswer(() => port, signals)]);
  } finally {
    ending.abort();
    await server;
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function pagesAnswer(port: () => number, signal: AbortSignal): Promise<void> {
  const latestAt = Date.now() + tryTime;
  while (port() === 0 && !signal.aborted && Date.now() < latestAt) await pause(50);
  if (port() === 0) throw new PublishingFailed("try", "It did not listen within a minute.");
  for (const code of localeCodes) {
    const page = locales[code].prefix || "/";
    const asked = {
      headers: { "Accept-Language": code },
      signal: AbortSignal.any([signal, AbortSignal.timeout(tryTime)]),
    };
    const response = await fetch(`http://127.0.0.1:${port()}${page}`, asked).catch((error) => {
      throw new PublishingFailed("try", `${page} does not answer: ${error.message}`);
    });
    if (response.status !== 200) throw new PublishingFailed("try", `${page} answers ${response.status}.`);
  }
}
