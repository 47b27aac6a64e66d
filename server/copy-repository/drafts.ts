import { createHash, randomInt } from "node:crypto";
import { mergedFile } from "../../copy/editing/changes.ts";
import { publicationChoices } from "../../copy/editing/publication-choices.ts";
import type { CopyDraft, CopyDraftContent, CopyDraftFile, CopyDraftStore } from "../ports/copy-drafts.ts";
import type { ChangedFile, Conflict, Draft, Resolution, Saved, Words } from "../ports/words.ts";
import type { CommitFiles, CopyFiles } from "./commit-files.ts";
import { changedIn, clashesIn, editOf, overlaid, stateIn, stateOf } from "./draft-files.ts";
import type { Git } from "./git.ts";
import { descends, publishedCommit } from "./main-branch.ts";
import type { PictureFiles } from "./picture-files.ts";
import { makeCommit, readBlob, writeBlob } from "./trees.ts";
import { twinsIn } from "./twins.ts";
import { isText, refusalOf } from "./words-files.ts";

type Deps = {
  store: CopyDraftStore;
  git: Git;
  commits: CommitFiles;
  pictures: PictureFiles;
  sync: Words["sync"];
  clock: () => number;
};

type Drafts = Pick<
  Words,
  | ("drafts" | "draft" | "begin" | "rename" | "remove" | "changes" | "save" | "restore")
  | ("twins" | "confirm" | "conflicts" | "resolve" | "choices" | "prepare")
>;

const idLetters = "abcdefghijkmnpqrstuvwxyz23456789";
const longestTitle = 120;

/** Drafts: the published files of now, overlaid with the rows of a draft. */
export function draftsIn({ store, git, commits, pictures, sync, clock }: Deps): Drafts & {
  filesOf(id: string, paths?: readonly string[]): Promise<CopyFiles | undefined>;
} {
  /** What each draft changes, at a revision and on a published commit. */
  const lastChanges = new Map<string, { key: string; files: ChangedFile[] }>();

  const published = async () => commits.read(await publishedCommit(git));
  const by = (person: number) => ({ person, at: clock() });

  async function changedFiles(content: CopyDraftContent, files: CopyFiles): Promise<ChangedFile[]> {
    const changed = changedIn(content, files);
    const before = await commits.states(changed.map(({ path, base }) => ({ path, version: base })));
    return changed.map((file, index) => ({ path: file.path, before: before[index] ?? null, after: stateOf(file) }));
  }

  async function conflictsIn(content: CopyDraftContent, files: CopyFiles): Promise<Conflict[]> {
    const clashes = clashesIn(content, files);
    const bases = await commits.states(clashes.map(({ path, base }) => ({ path, version: base })));
    return clashes.map((file, index) => ({
      path: file.path,
      base: bases[index] ?? null,
      own: stateOf(file),
      published: stateIn(files, file.path),
    }));
  }

  async function fileFor(path: string, content: string | Uint8Array | null): Promise<Omit<CopyDraftFile, "base">> {
    if (content === null) return { path, text: null, picture: null, version: null };
    const bytes = Buffer.from(content);
    const version = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
    if (isText(path)) return { path, text: bytes.toString(), picture: null, version };
    return { path, text: null, picture: await pictures.write(bytes), version };
  }

  function filesFor(files: readonly { path: string; content: string | Uint8Array | null }[]) {
    return Promise.all(files.map(({ path, content }) => fileFor(path, content)));
  }

  /** Takes over what was published meanwhile in other fields; a field that both changed waits for a person. */
  async function mergePublished(id: string, person: number): Promise<void> {
    const content = await store.read(id);
    const there = await published();
    if (!content || clashesIn(content, there).length === 0) return;
    const conflicts = await conflictsIn(content, there);
    const merged = await filesFor(conflicts.flatMap((conflict) => mergedFile(conflict) ?? []));
    if (merged.length === 0) return;
    await store.change(id, by(person), (now) => {
      const isSame = ({ path, version }: CopyDraftFile) =>
        content.files.some((one) => one.path === path && one.version === version);
      const rows = rebased(clashesIn(now, there).filter(isSame), there);
      const files = merged.filter(({ path }) => rows.some((row) => row.path === path));
      return { answer: undefined, step: { edits: files.map((file) => editOf(file, rows, there)) } };
    });
  }

  const save: Words["save"] = async (id, { person, files }) => {
    const refused = refusalIn(files);
    if (refused) return refused;
    if (new Set(files.map(({ path }) => path)).size < files.length) throw new Error("a file is saved once at a time");
    await mergePublished(id, person);
    const edited = await filesFor(files);
    const there = await published();
    const saved = await store.change<Saved>(id, by(person), (content) => {
      const now = overlaid(there, content.files);
      const versionOf = (path: string) => now.get(path)?.version ?? null;
      const changed = edited.filter(({ path, version }) => versionOf(path) !== version);
      const stale = changed.filter(({ path }) => versionOf(path) !== files.find((one) => one.path === path)?.seen);
      if (stale.length > 0) {
        const states = stale.map(({ path }) => ({ path, now: stateIn(now, path) }));
        return { answer: { outcome: "stale", files: states } };
      }
      const answer: Saved = { outcome: "saved", versions: edited.map(({ version }) => version) };
      const edits = changed.map((file) => editOf(file, content.files, there));
      return edits.length > 0 ? { answer, step: { edits } } : { answer };
    });
    return saved ?? { outcome: "missing" };
  };

  async function read(id: string, paths: readonly string[] | undefined): Promise<CopyDraftContent | undefined> {
    const content = await store.read(id);
    return content && paths ? { ...content, files: content.files.filter(({ path }) => paths.includes(path)) } : content;
  }

  async function changes(id: string, version?: string): Promise<ChangedFile[] | undefined> {
    const commit = await publishedCommit(git);
    const last = lastChanges.get(id);
    if (version !== undefined && last?.key === `${version} ${commit}`) return last.files;
    const content = await store.read(id);
    if (!content) return undefined;
    const files = await changedFiles(content, await commits.read(commit));
    lastChanges.set(id, { key: `${content.draft.revision} ${commit}`, files });
    return files;
  }

  return {
    save,
    changes,
    choices: async (id) => publicationChoices((await changes(id)) ?? []),

    async filesOf(id, paths) {
      const content = await read(id, paths);
      return content && overlaid(await published(), content.files);
    },

    async drafts() {
      const drafts = await store.list();
      for (const id of lastChanges.keys()) if (!drafts.some((draft) => draft.id === id)) lastChanges.delete(id);
      return drafts.map(toDraft);
    },

    async draft(id) {
      const draft = await store.find(id);
      return draft && toDraft(draft);
    },

    async begin({ title: typed, person }) {
      const title = titleOf(typed);
      if (!title) return undefined;
      const id = Array.from({ length: 12 }, () => idLetters[randomInt(idLetters.length)]).join("");
      const at = clock();
      const draft = { id, title, revision: 0, createdBy: person, createdAt: at, updatedBy: person, updatedAt: at };
      await store.add({ draft, files: [], confirmations: [] });
      return toDraft(draft);
    },

    async rename(id, { title: typed, person }) {
      const title = titleOf(typed);
      if (!title) return false;
      return (await store.change(id, by(person), () => ({ answer: true, step: { title } }))) ?? false;
    },

    remove: (id) => store.remove(id),

    async restore(id, { person, path, seen, from }) {
      if (!(await descends(git, await publishedCommit(git), from))) return { outcome: "missing" };
      const file = (await commits.read(from)).get(path);
      const content = file ? (file.text ?? (await readBlob(git, file.version))) : null;
      return save(id, { person, files: [{ path, seen, content }] });
    },

    async twins(id, paths) {
      const content = await read(id, paths);
      return content && twinsIn(content, await published());
    },

    async confirm(id, { person, ...confirmation }) {
      const there = await published();
      const confirmed = await store.change(id, by(person), (content) => {
        const { path, twin, version, twinVersion } = confirmation;
        const state = twinsIn(content, there).find((one) => one.path === path && one.twin === twin);
        if (state?.version !== version || state.twinVersion !== twinVersion) return { answer: "stale" as const };
        const answer = "confirmed" as const;
        return state.state === "to-decide" ? { answer, step: { confirmation } } : { answer };
      });
      return confirmed ?? "missing";
    },

    async conflicts(id) {
      const content = await store.read(id);
      return content && conflictsIn(content, await published());
    },

    async resolve(id, { person, resolutions }) {
      const refused = refusalIn(resolutions);
      if (refused) return refused;
      await mergePublished(id, person);
      const edited = await filesFor(resolutions);
      const there = await published();
      const outcome = await store.change(id, by(person), (content) => {
        const clashes = clashesIn(content, there);
        const isResolved = (clash: CopyDraftFile) => resolutions.some((one) => isFor(one, clash, there));
        if (!clashes.every(isResolved)) return { answer: "stale" as const };
        const files = edited.filter(({ path }) => clashes.some((clash) => clash.path === path));
        const edits = files.map((file) => editOf(file, rebased(clashes, there), there));
        const answer = "resolved" as const;
        return edits.length > 0 ? { answer, step: { edits } } : { answer };
      });
      return { outcome: outcome ?? "missing" };
    },

    async prepare(id, { person, paths }) {
      const synced = await sync();
      if (synced.outcome !== "in-step") return synced;
      await mergePublished(id, person);
      const content = await read(id, paths);
      if (!content) return { outcome: "missing" };
      const there = await commits.read(synced.published);
      const conflicts = await conflictsIn(content, there);
      if (conflicts.length > 0) return { outcome: "conflict", conflicts };
      const changed = changedIn(content, there);
      if (changed.length === 0) return { outcome: "nothing" };
      const states = twinsIn(content, there);
      const twins = states.filter(({ state }) => state === "to-decide" || state === "alone");
      if (twins.length > 0) return { outcome: "undecided", twins };
      const confirmed = states.flatMap(({ state, twin }) => (state === "confirmed" ? twin : []));
      const { title, revision } = content.draft;
      // Earlier versions would remove the whole draft of a trailer that they understand.
      const trailers = [
        `Draft: ${id} ${revision}${paths ? " part" : ""}`,
        `Editors: ${(await store.editors(id, paths)).join(" ")}`,
        ...(confirmed.length > 0 ? [`Confirmed: ${confirmed.join(" ")}`] : []),
      ];
      const message = `${title}\n\n${trailers.join("\n")}\n`;
      const files: { path: string; version: string | null }[] = [];
      for (const { path, text, picture } of changed) {
        const bytes = picture === null ? text : await pictures.read(picture);
        files.push({ path, version: bytes === null ? null : await writeBlob(git, bytes) });
      }
      const tree = synced.published;
      const commit = await makeCommit(git, { tree, files, parents: [tree], message, person, at: clock() });
      return { outcome: "prepared", commit };
    },
  };
}

/** A title as one line; undefined where nothing is left of it or it is too long. */
export function titleOf(typed: string): string | undefined {
  const title = typed.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return title !== "" && title.length <= longestTitle && title.isWellFormed() ? title : undefined;
}

function toDraft({ id, title, revision, createdBy, createdAt, updatedBy, updatedAt, timed }: CopyDraft): Draft {
  const by = { begunBy: createdBy, begunAt: createdAt, changedBy: updatedBy, changedAt: updatedAt };
  return { id, version: String(revision), title, ...by, ...(timed && { timed }) };
}

/** From now on these files of a draft change what is published now. */
function rebased(files: readonly CopyDraftFile[], published: CopyFiles): CopyDraftFile[] {
  return files.map((file) => ({ ...file, base: published.get(file.path)?.version ?? null }));
}

/** Holds only for what its person saw. */
function isFor({ path, own, published }: Resolution, clash: CopyDraftFile, files: CopyFiles): boolean {
  return path === clash.path && own === clash.version && published === (files.get(path)?.version ?? null);
}

function refusalIn(files: readonly { path: string; content: string | Uint8Array | null }[]) {
  for (const { path, content } of files) {
    const code = refusalOf(path, content);
    if (code) return { outcome: "refused", path, code } as const;
  }
  return undefined;
}
