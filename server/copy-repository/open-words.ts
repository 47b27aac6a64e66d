import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { CopyDraftStore } from "../ports/copy-drafts.ts";
import { type Place, type PublishedPlace, type PublishedWords, type Words, WordsUnavailable } from "../ports/words.ts";
import { checkoutFiles } from "./checkout.ts";
import { type CommitFiles, type CopyFile, type CopyFiles, commitFilesIn } from "./commit-files.ts";
import { draftsIn } from "./drafts.ts";
import { checkGit, type Git, gitOn } from "./git.ts";
import { descends, isCommit, movePublished, publishedCommit, removeLeftovers } from "./main-branch.ts";
import { pictureFilesIn } from "./picture-files.ts";
import { publicationsIn } from "./publications.ts";
import { takeOverBranches } from "./take-over.ts";
import { emptyTree, foreignIn, makeCommit, readBlob, readBlobs } from "./trees.ts";
import { fetchUpstream, pushUpstream } from "./upstream.ts";
import { isTooLargeText } from "./words-files.ts";

export type RepositoryOptions = {
  /** The office's own folder. */
  folder: string;
  /** The checkout whose content/ the words begin with, where they have no home elsewhere. */
  checkout: string;
  /** Path or address of the repository that is the home of the words; empty where they live here. */
  upstream?: string;
  clock: () => number;
};

/** Opens what is published, and makes its repository first where there is none. Throws WordsUnavailable. */
export async function openPublishedWords(options: RepositoryOptions): Promise<PublishedWords> {
  const { git, commits } = await openRepository(options);
  return publishedWords(options, git, commits);
}

/** The same with the drafts of the office. */
export async function openWords(options: RepositoryOptions & { drafts: CopyDraftStore }): Promise<Words> {
  const { git, commits } = await openRepository(options);
  const { drafts: store, folder, clock } = options;
  const pictures = pictureFilesIn(join(folder, "pictures"));
  const { removePublishedDrafts, ...words } = publishedWords(options, git, commits, store);
  await takeOverBranches({ git, store, commits, pictures });
  await removePublishedDrafts();
  const { filesOf, ...drafts } = draftsIn({ store, git, commits, pictures, sync: words.sync, clock });

  async function filesAt(place: Place): Promise<CopyFiles | undefined> {
    return typeof place === "object" && "draft" in place
      ? filesOf(place.draft, place.paths)
      : publishedFiles(git, commits, place);
  }

  return {
    ...words,
    ...drafts,
    ...reading(filesAt, ({ version, picture }) => (picture ? pictures.read(picture) : readBlob(git, version))),

    async readVersion(version) {
      if (!/^[0-9a-f]{40}$/.test(version)) return undefined;
      const text = commits.textOf(version) ?? (await store.textOf(version));
      if (text !== undefined) return text;
      const [content] = await readBlobs(git, [version]);
      return content && !isTooLargeText(content.length) ? content.toString() : undefined;
    },

    async tidy() {
      await removeLeftovers(git.folder);
      await pictures.removeOthers(await store.pictures());
      await git.bytes(["gc", "--quiet"], { isRemote: true });
    },
  };
}

async function openRepository({ folder, checkout, upstream = "", clock }: RepositoryOptions) {
  await checkGit();
  const path = join(folder, "words.git");
  if (!existsSync(path)) await makeRepository(path, { checkout, upstream, clock });
  const git = gitOn(path, upstream);
  await removeLeftovers(git.folder);
  return { git, commits: commitFilesIn(git) };
}

function publishedWords(
  { upstream = "", clock }: RepositoryOptions,
  git: Git,
  commits: CommitFiles,
  store?: CopyDraftStore,
) {
  return {
    ...publicationsIn({ git, commits, hasUpstream: upstream !== "", clock, ...(store && { store }) }),
    ...reading(
      (place: PublishedPlace) => publishedFiles(git, commits, place),
      ({ version }) => readBlob(git, version),
    ),
    descends: (commit: string, from: string) => descends(git, commit, from),
  };
}

async function publishedFiles(git: Git, commits: CommitFiles, place: PublishedPlace): Promise<CopyFiles | undefined> {
  const commit = place === "published" ? await publishedCommit(git) : place.commit;
  const isThere = place === "published" || commits.has(commit) || (await isCommit(git, commit));
  return isThere ? commits.read(commit) : undefined;
}

function reading<P>(
  filesAt: (place: P) => Promise<CopyFiles | undefined>,
  readPicture: (file: CopyFile) => Promise<Buffer>,
) {
  return {
    async files(place: P) {
      const files = await filesAt(place);
      return files && [...files].map(([path, { version }]) => ({ path, version }));
    },

    async texts(place: P) {
      const files = await filesAt(place);
      const texts = [...(files ?? [])].flatMap(([path, { version, text }]) =>
        text === undefined ? [] : [[path, { version, text }] as const],
      );
      return files && new Map(texts);
    },

    async read(place: P, path: string) {
      const file = (await filesAt(place))?.get(path);
      if (!file) return undefined;
      const content = file.text === undefined ? await readPicture(file) : Buffer.from(file.text);
      return { version: file.version, content };
    },
  };
}

/** Under another name until it is complete, so that whoever is ended meanwhile leaves nothing half made. */
async function makeRepository(
  path: string,
  { checkout, upstream, clock }: Required<Omit<RepositoryOptions, "folder">>,
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
    await movePublished(git, undefined, first);
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
