import type { Publication, Published, Words } from "../ports/words.ts";
import {
  type DraftTip,
  descends,
  draftRef,
  draftTips,
  isCommit,
  type Move,
  moveBranches,
  publishedRef,
  tipOf,
} from "./branches.ts";
import { clashesOf, differences } from "./checkout.ts";
import { baseOf, changedFiles, conflictsOf, saveMessage } from "./drafts.ts";
import type { Git } from "./git.ts";
import { merge } from "./merge.ts";
import { notesPath, readNotes, titleOf } from "./notes.ts";
import { changesBetween, emptyTree, foreignIn, makeCommit, personOf, recordsIn } from "./trees.ts";
import { twinStates } from "./twins.ts";
import { followUpstream, pushUpstream } from "./upstream.ts";
import { isWordsPath } from "./words-files.ts";

type Deps = { git: Git; hasUpstream: boolean; clock: () => number; bringUpToDate: Words["bringUpToDate"] };
type Publications = Pick<
  Words,
  | "sync"
  | "published"
  | "checkoutChanges"
  | "prepare"
  | "prepareTakeBack"
  | "prepareImport"
  | "publish"
  | "history"
  | "publication"
>;

const usualLimit = 50;
/** So many of the newest are asked whose draft they were. */
const newest = 200;

/** What is published: the commits of one branch, each made in two steps with whatever checks and builds between them. */
export function publicationsIn({ git, hasUpstream, clock, bringUpToDate }: Deps): Publications {
  async function published(): Promise<string> {
    return git.text(["rev-parse", "--verify", publishedRef]);
  }

  const sync: Words["sync"] = async () => {
    const followed = hasUpstream ? await followUpstream(git) : { outcome: "in-step" as const };
    if (followed.outcome !== "in-step") return followed;
    await removePublishedDrafts();
    return { outcome: "in-step", published: await published() };
  };

  /** Whoever was ended between publishing and removing the draft left it behind. */
  async function removePublishedDrafts(): Promise<void> {
    const tips = new Map((await draftTips(git)).map(({ id, tip }) => [tip, id]));
    if (tips.size === 0) return;
    for (const { draft } of await readHistory(await published(), { limit: newest })) {
      const ref = draft && tips.get(draft.tip) === draft.id ? draftRef(draft.id) : undefined;
      if (ref && draft) await moveBranches(git, [{ ref, from: draft.tip, to: undefined }]);
    }
  }

  async function readHistory(from: string, { limit, path }: { limit: number; path?: string }): Promise<Told[]> {
    const flags = ["-z", "--first-parent", "--format=%H%x1f%ae%x1f%ct%x1f%B", "-n", String(limit)];
    const output = await git.text(["log", ...flags, from, "--", ...(path === undefined ? [] : [path])]);
    return recordsIn(output).map(tellCommit);
  }

  const prepare: Words["prepare"] = async (id, { person }) => {
    const synced = await sync();
    if (synced.outcome !== "in-step") return synced;
    const updated = await bringUpToDate(id, { person });
    if (updated.outcome === "conflict") return updated;
    const ref = draftRef(id);
    const tip = ref && (await tipOf(git, ref));
    if (!tip || updated.outcome !== "up-to-date") return { outcome: "missing" };
    const base = await baseOf(git, tip);
    if ((await changesBetween(git, base, tip)).length === 0) return { outcome: "nothing" };
    const states = await twinStates(git, base, tip);
    const twins = states.filter(({ state }) => state === "to-decide" || state === "alone");
    if (twins.length > 0) return { outcome: "undecided", twins };
    const confirmed = states.flatMap(({ state, twin }) => (state === "confirmed" ? twin : []));
    const { title } = await readNotes(git, tip);
    const editors = await editorsOf(base, tip);
    const trailers = [
      `Draft: ${id} ${tip}`,
      `Editors: ${editors.join(" ")}`,
      ...(confirmed.length > 0 ? [`Confirmed: ${confirmed.join(" ")}`] : []),
    ];
    const message = `${title}\n\n${trailers.join("\n")}\n`;
    const files = [{ path: notesPath, version: null }];
    const commit = await makeCommit(git, { tree: tip, files, parents: [base], message, person, at: clock() });
    return { outcome: "prepared", commit };
  };

  async function editorsOf(base: string, tip: string): Promise<number[]> {
    const commits = (await git.text(["log", "--format=%ae %s", `${base}..${tip}`])).split("\n");
    const saves = commits.map((line) => line.split(" ")).filter(([, subject]) => subject === saveMessage);
    return [...new Set(saves.flatMap(([mail = ""]) => personOf(mail) ?? []))];
  }

  const prepareTakeBack: Words["prepareTakeBack"] = async (undone, { person, title: wanted }) => {
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
    if (clashes.length > 0) return { outcome: "conflict", conflicts: await conflictsOf(git, clashes) };
    if (files.length === 0) return { outcome: "nothing" };
    const message = `${title}\n\nTakes-Back: ${undone}\n`;
    const parents = [synced.published];
    const commit = await makeCommit(git, { tree: synced.published, files, parents, message, person, at: clock() });
    return { outcome: "prepared", commit };
  };

  const prepareImport: Words["prepareImport"] = async (checkout, { title: wanted, replaces = false }) => {
    const synced = await sync();
    if (synced.outcome !== "in-step") return synced;
    const found = (await differences(git, synced.published, checkout)).filter(({ isOwn }) => isOwn);
    const conflicts = replaces ? [] : await clashesOf(git, found);
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
  async function preparedOn(commit: string): Promise<{ parent: string; draft: DraftTip | undefined } | undefined> {
    if (!(await isCommit(git, commit))) return undefined;
    const [, ...parents] = (await git.text(["rev-list", "--parents", "-n", "1", commit])).split(" ");
    const [told] = await readHistory(commit, { limit: 1 });
    const isOurs = told?.draft !== undefined || told?.takesBack !== undefined || told?.isImport === true;
    if (parents.length !== 1 || !isOurs || (await foreignIn(git, commit)) !== undefined) return undefined;
    return { parent: parents[0] as string, draft: told.draft };
  }

  const publish: Words["publish"] = async (commit) => {
    const prepared = await preparedOn(commit);
    if (!prepared) return { outcome: "missing" };
    const synced = await sync();
    if (synced.outcome !== "in-step") return synced;
    // It stands there already where an earlier attempt was cut short after the push.
    if (await descends(git, synced.published, commit)) return { outcome: "published", commit };
    const { parent, draft } = prepared;
    if (synced.published !== parent) return { outcome: "moved-on" };
    const ref = draft && draftRef(draft.id);
    if (ref && (await tipOf(git, ref)) !== draft.tip) return { outcome: "stale" };
    const forward: Move = { ref: publishedRef, from: parent, to: commit };
    const done: Move[] = ref ? [{ ref, from: draft.tip, to: undefined }] : [];
    return hasUpstream ? publishUpstream(commit, forward, done) : publishHere(commit, forward, done);
  };

  async function publishHere(commit: string, forward: Move, done: Move[]): Promise<Published> {
    if (await moveBranches(git, [forward, ...done])) return { outcome: "published", commit };
    return { outcome: (await published()) === forward.from ? "stale" : "moved-on" };
  }

  /** From the push on it is published, whatever happens here: `sync` finds it and catches up. */
  async function publishUpstream(commit: string, forward: Move, done: Move[]): Promise<Published> {
    const pushed = await pushUpstream(git, commit);
    if (pushed.outcome !== "pushed") return pushed;
    // A draft that was saved in this moment stays.
    if (!(await moveBranches(git, [forward, ...done]))) await moveBranches(git, [forward]);
    return { outcome: "published", commit };
  }

  async function withPaths(commits: readonly Told[]): Promise<Publication[]> {
    if (commits.length === 0) return [];
    const flags = ["--stdin", "-r", "-z", "--root", "--name-only", "--no-renames", "--diff-merges=first-parent"];
    const input = commits.map(({ commit }) => `${commit}\n`).join("");
    const paths = new Map<string, string[]>();
    let current: string[] = [];
    for (const record of recordsIn(await git.text(["diff-tree", ...flags], { input }))) {
      if (isWordsPath(record)) current.push(record);
      else if (/^[0-9a-f]{40}$/.test(record)) {
        current = [];
        paths.set(record, current);
      }
    }
    return commits.map(({ draft: _, isImport: __, ...told }) => ({ ...told, paths: paths.get(told.commit) ?? [] }));
  }

  return {
    sync,
    published,
    prepare,
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
      return withPaths(found);
    },

    async publication(commit) {
      if (!(await descends(git, await published(), commit))) return undefined;
      const [found] = await withPaths(await readHistory(commit, { limit: 1 }));
      if (!found) return undefined;
      const before = (await tipOf(git, `${commit}~1`)) ?? emptyTree;
      return { ...found, changes: await changedFiles(git, before, commit) };
    },
  };
}

type Told = Omit<Publication, "paths"> & { draft?: DraftTip; isImport?: true };

function tellCommit(record: string): Told {
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
  const [, id, tip] = /^(\w+) ([0-9a-f]{40})$/.exec(trailers.get("Draft") ?? "") ?? [];
  return {
    commit,
    title: title.replaceAll("\n", " "),
    at: Number(at) * 1000,
    editors,
    confirmed: (trailers.get("Confirmed") ?? "").split(" ").filter(isWordsPath),
    ...(person === undefined ? {} : { person }),
    ...(takesBack === undefined ? {} : { takesBack }),
    ...(id && tip ? { draft: { id, tip } } : {}),
    ...(trailers.has("Imports") ? { isImport: true as const } : {}),
  };
}
