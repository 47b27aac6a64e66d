import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Words, WordsUnavailable } from "../ports/words.ts";
import { descends, draftRef, isCommit, moveBranches, publishedRef, removeLeftovers, tipOf } from "./branches.ts";
import { checkoutFiles } from "./checkout.ts";
import { draftsIn } from "./drafts.ts";
import { checkGit, type Git, gitOn } from "./git.ts";
import { publicationsIn } from "./publications.ts";
import { emptyTree, foreignIn, listWords, makeCommit, readBlob, readBlobs } from "./trees.ts";
import { fetchUpstream, pushUpstream } from "./upstream.ts";
import { isText, isTooLargeText, isWordsPath } from "./words-files.ts";

export type WordsOptions = {
  /** The office's own folder. */
  folder: string;
  /** The checkout whose content/ the words begin with, where they have no home elsewhere. */
  checkout: string;
  /** Path or address of the repository that is the home of the words; empty where they live here. */
  upstream?: string;
  clock: () => number;
};

/** Opens the words, and makes their repository first where there is none. Throws WordsUnavailable where that fails. */
export async function openWords({ folder, checkout, upstream = "", clock }: WordsOptions): Promise<Words> {
  await checkGit();
  const path = join(folder, "words.git");
  if (!existsSync(path)) await makeRepository(path, { checkout, upstream, clock });
  const git = gitOn(path, upstream);
  await removeLeftovers(git.folder);
  const drafts = draftsIn({ git, clock });
  const publications = publicationsIn({ git, hasUpstream: upstream !== "", clock, ...drafts });

  async function commitOf(place: Parameters<Words["files"]>[0]): Promise<string | undefined> {
    if (place === "published") return publications.published();
    if ("commit" in place) return (await isCommit(git, place.commit)) ? place.commit : undefined;
    const ref = draftRef(place.draft);
    return ref && tipOf(git, ref);
  }

  return {
    ...drafts,
    ...publications,
    descends: (commit, from) => descends(git, commit, from),

    async files(place) {
      const commit = await commitOf(place);
      if (!commit) return undefined;
      return (await listWords(git, commit)).map(({ path, version, size }) => ({ path, version, size }));
    },

    async texts(place) {
      const commit = await commitOf(place);
      if (!commit) return undefined;
      const entries = (await listWords(git, commit)).filter(({ path }) => isText(path));
      const contents = await readBlobs(
        git,
        entries.map(({ version }) => version),
      );
      return entries.map(({ path, version }, index) => ({ path, version, text: contents[index]?.toString() ?? "" }));
    },

    async read(place, path) {
      const commit = await commitOf(place);
      if (!commit || !isWordsPath(path)) return undefined;
      const [entry] = await listWords(git, commit, path);
      return entry && { version: entry.version, content: await readBlob(git, entry.version) };
    },

    async readVersion(version) {
      const [content] = /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(version) ? await readBlobs(git, [version]) : [];
      return content && !isTooLargeText(content.length) ? content.toString() : undefined;
    },

    async pack(commit, known) {
      const isKnown = known !== undefined && (await descends(git, commit, known));
      const flags = ["--revs", "--stdout", "--quiet", "--thin", "--delta-base-offset"];
      const input = `${[commit, ...(isKnown ? [`^${known}`] : [])].join("\n")}\n`;
      return git.bytes(["pack-objects", ...flags], { input, isRemote: true });
    },

    async tidy() {
      await removeLeftovers(git.folder);
      await git.bytes(["gc", "--quiet"], { isRemote: true });
    },
  };
}

/** Under another name until it is complete, so that whoever is ended meanwhile leaves nothing half made. */
async function makeRepository(
  path: string,
  { checkout, upstream, clock }: Required<Omit<WordsOptions, "folder">>,
): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  try {
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    const git = gitOn(unfinished, upstream);
    await git.bytes(["init", "--quiet", "--bare", "--template=", "--initial-branch=main", git.folder]);
    const there = upstream ? await fetchUpstream(git) : undefined;
    if (there?.outcome === "unreachable") throw unusableHome("cannot be reached", there.detail);
    const foreign = there?.tip && (await foreignIn(git, there.tip));
    if (foreign) throw unusableHome("has more than words", foreign);
    const first = there?.tip ?? (await importWords(git, checkout, clock()));
    await moveBranches(git, [{ ref: publishedRef, from: undefined, to: first }]);
    if (upstream && !there?.tip) await giveToUpstream(git, first);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Of two who make it at once, the first one's stands.
    if (!existsSync(path) || error instanceof WordsUnavailable) throw error;
  }
}

async function giveToUpstream(git: Git, first: string): Promise<void> {
  const pushed = await pushUpstream(git, first);
  if (pushed.outcome === "pushed") return;
  const detail = "detail" in pushed ? pushed.detail : "Somebody else put words there at the same moment.";
  throw unusableHome("does not take them", detail);
}

function unusableHome(why: string, detail: string): WordsUnavailable {
  return new WordsUnavailable(`The repository that is to be the home of the words ${why}: ${detail}`, "home");
}

async function importWords(git: Git, checkout: string, at: number): Promise<string> {
  const files = await checkoutFiles(git, checkout);
  return makeCommit(git, { tree: emptyTree, files, parents: [], message: "imported", person: undefined, at });
}
