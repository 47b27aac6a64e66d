import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type PublicationRun, PublishingFailed } from "../ports/publishing.ts";
import type { PublishedWords } from "../ports/words.ts";
import { commitOf, isRunning, readJson, type SiteBuilds, takeLock } from "./site-builds.ts";
import { publishHere } from "./site-here.ts";

type Deps = {
  /** The office's own folder. */
  folder: string;
  checkout: string;
  builds: SiteBuilds;
  openWords: () => Promise<PublishedWords>;
  /** Where the words have a home elsewhere. */
  hasUpstream: boolean;
  /** With which the code was built. */
  settings: Record<string, string>;
  /** The folder of the code build that the site runs. */
  code?: string;
  clock: () => number;
  /** Tells operators in a line what went wrong. */
  say: (line: string) => void;
};

/** What the site shows: the name and the folder of a publication. Without a name it has the copy of the checkout. */
type Shown = { name: string | undefined; folder: string };

export type CatchUp = {
  /** Builds the site where that is needed, and has it shown; resolves when it is done. */
  look(shown: Shown): Promise<void>;
  close(): void;
};

const followEvery = 60_000;
const abortEvery = 500;

/**
 * Makes the site again where it shows other words than those that are published, as after a publication elsewhere, or
 * where the moment of a text has come since its build was made. Publishing comes first: what it builds has all of it.
 */
export function createCatchUp(deps: Deps): CatchUp {
  const { folder, checkout, builds, openWords, hasUpstream, settings, code, clock, say } = deps;
  const [lock, log] = [join(folder, "catch-up.json"), join(folder, "catch-up.log")];
  const closed = new AbortController();
  const began = new Map<string, string | undefined>();
  let words: PublishedWords | undefined;
  let followed = { at: 0, trouble: "" };
  /** Which words, and of what moment: what failed is not tried again. */
  let tried = "";

  async function look({ name, folder: publication }: Shown): Promise<void> {
    if (!existsSync(join(folder, "words.git")) || (await isPublishing())) return;
    words ??= await openWords();
    if (hasUpstream && clock() - followed.at >= followEvery) await follow(words);
    const commit = await words.published();
    const shown = name === undefined ? await ofCheckout(words, commit) : commitOf(name);
    const due = await dueOf(publication);
    const isDue = due !== undefined && Date.parse(due) <= clock();
    const wanted = `${commit} ${isDue ? due : ""}`;
    if (!shown || (shown === commit && !isDue) || wanted === tried) return;
    tried = wanted;
    if ((await make(words, commit)) === "aborted") tried = "";
  }

  async function follow(words: PublishedWords): Promise<void> {
    const { outcome } = await words.sync();
    const trouble = outcome === "in-step" ? "" : outcome;
    if (trouble && trouble !== followed.trouble) say(`The words do not follow their home (${trouble}).`);
    followed = { at: clock(), trouble };
  }

  /** Undefined where the site has words that never were published: nothing takes them away before the next start. */
  async function ofCheckout(words: PublishedWords, commit: string): Promise<string | undefined> {
    if (!began.has(commit)) {
      const { own, isSame } = await words.checkoutChanges(checkout);
      began.set(commit, isSame ? commit : own.length > 0 ? undefined : "older");
    }
    return began.get(commit);
  }

  async function make(words: PublishedWords, commit: string): Promise<"done" | "aborted"> {
    const name = await builds.newName(commit);
    if (!(await takeLock(lock))) return "aborted";
    const aborted = new AbortController();
    const signal = AbortSignal.any([aborted.signal, closed.signal]);
    const abort = () => aborted.abort();
    const watch = setInterval(() => isPublishing().then((isBusy) => isBusy && abort(), abort), abortEvery);
    try {
      await publishHere({ builds, checkout, settings, code, words, commit, name, signal });
      const isStill = (await words.published()) === commit && !(await isPublishing());
      if (!isStill || signal.aborted) return "aborted";
      await builds.serve(name);
      await builds.tidy((await words.history({ limit: 2 })).map((one) => one.commit));
    } catch (error) {
      if (signal.aborted) return "aborted";
      await writeFile(log, error instanceof PublishingFailed ? error.message : String(error), { mode: 0o600 });
      say(`The site could not be built again with what is published, and goes on as it was. Why: ${log}`);
    } finally {
      clearInterval(watch);
      await rm(lock, { force: true });
      if ((await builds.wanted()) !== name) await rm(builds.treeOf(name), { recursive: true, force: true });
    }
    return "done";
  }

  async function isPublishing(): Promise<boolean> {
    const run = await readJson<PublicationRun>(join(folder, "publication.json"));
    return run !== undefined && run.outcome === undefined && isRunning(run);
  }

  return { look, close: () => closed.abort() };
}

/** When the next text appears; a publication says so of itself. */
async function dueOf(publication: string): Promise<string | undefined> {
  return (await readJson<{ due?: string }>(join(publication, "inputs.json")))?.due;
}
