import type { CopyDraftStore } from "../ports/copy-drafts.ts";
import type { ChangedFile, Conflict, Publication, PublishedWords } from "../ports/words.ts";
import { clashesIn, differences } from "./checkout.ts";
import type { CommitFiles } from "./commit-files.ts";
import { titleOf } from "./drafts.ts";
import type { Git } from "./git.ts";
import { descends, isCommit, movePublished, publishedCommit, tipOf } from "./main-branch.ts";
import { type Clash, merge } from "./merge.ts";
import { changesBetween, changesInLog, emptyTree, foreignIn, makeCommit, personOf, versionsIn } from "./trees.ts";
import { followUpstream, pushUpstream } from "./upstream.ts";
import { isWordsPath } from "./words-files.ts";

type Deps = {
  git: Git;
  commits: CommitFiles;
  hasUpstream: boolean;
  clock: () => number;
  /** Absent where nothing but what is published is asked for. */
  store?: CopyDraftStore;
};
type Publications = Pick<
  PublishedWords,
  "sync" | "published" | "checkoutChanges" | "prepareTakeBack" | "prepareImport" | "publish" | "history" | "publication"
>;

const usualLimit = 50;
/** So many of the newest are asked whose draft they were. */
const newest = 200;

/** What is published: the commits of one branch, each made in two steps with whatever checks and builds between them. */
export function publicationsIn({ git, commits, hasUpstream, clock, store }: Deps): Publications & {
  removePublishedDrafts(): Promise<void>;
} {
  const published = () => publishedCommit(git);

  const sync: PublishedWords["sync"] = async () => {
    const followed = hasUpstream ? await followUpstream(git) : { outcome: "in-step" as const };
    if (followed.outcome !== "in-step") return followed;
    await removePublishedDrafts();
    return { outcome: "in-step", published: await published() };
  };

  /** What a process that was killed after it published left behind, and what another process published. */
  async function removePublishedDrafts(): Promise<void> {
    const ids = new Set((await store?.list())?.map(({ id }) => id));
    if (ids.size === 0) return;
    for (const publication of await readHistory(await published(), { limit: newest })) {
      if (publication.draft && ids.has(publication.draft.id)) await removePublishedDraft(publication);
    }
  }

  async function removePublishedDraft({ commit, draft, paths }: Told): Promise<void> {
    if (!draft) return;
    const versions = await versionsIn(git, commit);
    await store?.removePublished(draft.id, { revision: draft.revision, versions, ...(draft.isPart && { paths }) });
  }

  async function readHistory(from: string, { limit, path }: { limit: number; path?: string }): Promise<Told[]> {
    const args = ["-n", String(limit), from, "--", ...(path === undefined ? [] : [path])];
    const commits = await changesInLog(git, "%H%x1f%ae%x1f%ct%x1f%B", args);
    return commits.map(({ record, changes }) => ({ ...tellCommit(record), paths: changes.map((one) => one.path) }));
  }

  const prepareTakeBack: PublishedWords["prepareTakeBack"] = async (undone, { person, title: wanted }) => {
    const synced = await sync();
    if (synced.outcome !== "in-step") return synced;
    const title = titleOf(wanted);
    const before = await tipOf(git, `${undone}~1`);
    const isPublished = await descends(git, synced.published, undone);
    if (!title || !isPublished || !before) return { outcome: "missing" };
    const { files, clashes } = merge(
      await changesBetween(git, undone, before),
      await changesBetween(git, undone, synced.published),
    );
    if (clashes.length > 0) return { outcome: "conflict", conflicts: await conflictsOf(clashes) };
    if (files.length === 0) return { outcome: "nothing" };
    const message = `${title}\n\nTakes-Back: ${undone}\n`;
    const parents = [synced.published];
    const commit = await makeCommit(git, { tree: synced.published, files, parents, message, person, at: clock() });
    return { outcome: "prepared", commit };
  };

  const prepareImport: PublishedWords["prepareImport"] = async (checkout, { title: wanted, replaces = false }) => {
    const synced = await sync();
    if (synced.outcome !== "in-step") return synced;
    const found = (await differences(git, synced.published, checkout)).filter(({ isOwn }) => isOwn);
    const conflicts = replaces ? [] : await conflictsOf(clashesIn(found));
    if (conflicts.length > 0) return { outcome: "conflict", conflicts };
    const title = titleOf(wanted);
    if (found.length === 0 || !title) return { outcome: "nothing" };
    const files = found.map(({ path, after }) => ({ path, version: after }));
    const message = `${title}\n\nImports: content\n`;
    const [tree, parents] = [synced.published, [synced.published]];
    const commit = await makeCommit(git, { tree, files, parents, message, person: undefined, at: clock() });
    return { outcome: "prepared", commit };
  };

  /** What a prepared commit would follow; undefined for anything else. */
  async function preparedOn(commit: string): Promise<{ parent: string; told: Told } | undefined> {
    if (!(await isCommit(git, commit))) return undefined;
    const [, ...parents] = (await git.text(["rev-list", "--parents", "-n", "1", commit])).split(" ");
    const [told] = await readHistory(commit, { limit: 1 });
    const isOurs = told?.draft !== undefined || told?.takesBack !== undefined || told?.isImport === true;
    if (parents.length !== 1 || !isOurs || (await foreignIn(git, commit)) !== undefined) return undefined;
    return { parent: parents[0] as string, told };
  }

  const publish: PublishedWords["publish"] = async (commit) => {
    const prepared = await preparedOn(commit);
    if (!prepared) return { outcome: "missing" };
    const synced = await sync();
    if (synced.outcome !== "in-step") return synced;
    // It stands there already where an earlier attempt was cut short after the push.
    if (await descends(git, synced.published, commit)) return { outcome: "published", commit };
    const { parent, told } = prepared;
    const { draft } = told;
    if (synced.published !== parent) return { outcome: "moved-on" };
    if (draft && (await store?.find(draft.id))?.revision !== draft.revision) return { outcome: "stale" };
    if (hasUpstream) {
      const pushed = await pushUpstream(git, commit);
      if (pushed.outcome !== "pushed") return pushed;
    }
    // From a push on it is published, whatever happens here: `sync` moves the branch where this does not.
    if (!(await movePublished(git, parent, commit)) && !hasUpstream) return { outcome: "moved-on" };
    // What was saved in this moment stays.
    await removePublishedDraft(told);
    return { outcome: "published", commit };
  };

  async function changedFiles(from: string, to: string): Promise<ChangedFile[]> {
    const changes = await changesBetween(git, from, to);
    const before = await commits.states(changes.map(({ path, before }) => ({ path, version: before })));
    const after = await commits.states(changes.map(({ path, after }) => ({ path, version: after })));
    return changes.map(({ path }, index) => ({ path, before: before[index] ?? null, after: after[index] ?? null }));
  }

  async function conflictsOf(clashes: readonly Clash[]): Promise<Conflict[]> {
    const sides = clashes.flatMap(({ path, base, own, published }) =>
      [base, own, published].map((version) => ({ path, version })),
    );
    const states = await commits.states(sides);
    return clashes.map(({ path }, index) => {
      const [base = null, own = null, published = null] = states.slice(3 * index, 3 * index + 3);
      return { path, base, own, published };
    });
  }

  return {
    removePublishedDrafts,
    sync,
    published,
    prepareTakeBack,
    prepareImport,
    publish,

    async checkoutChanges(checkout) {
      const found = await differences(git, await published(), checkout);
      return { own: found.filter(({ isOwn }) => isOwn).map(({ path }) => path), isSame: found.length === 0 };
    },

    async history({ path, limit = usualLimit, before } = {}) {
      const tip = await published();
      const from = before === undefined ? tip : await tipOf(git, `${before}~1`);
      const isKnown = from !== undefined && (await descends(git, tip, from));
      if (!isKnown || (path !== undefined && !isWordsPath(path))) return [];
      const found = await readHistory(from, { limit, ...(path === undefined ? {} : { path }) });
      return found.map(toPublication);
    },

    async publication(commit) {
      if (!(await descends(git, await published(), commit))) return undefined;
      const [found] = await readHistory(commit, { limit: 1 });
      if (!found) return undefined;
      const before = (await tipOf(git, `${commit}~1`)) ?? emptyTree;
      return { ...toPublication(found), changes: await changedFiles(before, commit) };
    },
  };
}

/** A draft as it was published, or the part of it that the commit changed. */
type DraftRevision = { id: string; revision: number; isPart: boolean };
type Told = Publication & { draft?: DraftRevision; isImport?: true };

function toPublication({ draft: _, isImport: __, ...publication }: Told): Publication {
  return publication;
}

function tellCommit(record: string): Omit<Told, "paths"> {
  const [commit = "", mail = "", at = "", ...rest] = record.split("\x1f");
  const [title = "", ...paragraphs] = rest.join("\x1f").trim().split("\n\n");
  const trailers = new Map(
    (paragraphs.at(-1) ?? "").split("\n").map((line) => line.split(": ", 2) as [string, string]),
  );
  const person = personOf(mail);
  const editors = (trailers.get("Editors") ?? "")
    .split(" ")
    .map(Number)
    .filter((number) => number > 0);
  const takesBack = trailers.get("Takes-Back");
  const [, id, revision, part] = /^(\w+) (\d{1,15})( part)?$/.exec(trailers.get("Draft") ?? "") ?? [];
  return {
    commit,
    title: title.replaceAll("\n", " "),
    at: Number(at) * 1000,
    editors,
    confirmed: (trailers.get("Confirmed") ?? "").split(" ").filter(isWordsPath),
    ...(person === undefined ? {} : { person }),
    ...(takesBack === undefined ? {} : { takesBack }),
    ...(id && revision ? { draft: { id, revision: Number(revision), isPart: part !== undefined } } : {}),
    ...(trailers.has("Imports") ? { isImport: true as const } : {}),
  };
}
