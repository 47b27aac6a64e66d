import { randomInt } from "node:crypto";
import type { ChangedFile, Conflict, Draft, FileChange, Resolution, Saved, UpToDate, Words } from "../ports/words.ts";
import { descends, draftRef, draftTips, moveBranches, publishedRef, tipOf } from "./branches.ts";
import type { Git } from "./git.ts";
import { type Clash, merge } from "./merge.ts";
import { type DraftNotes, notesPath, readNotes, titleOf } from "./notes.ts";
import { changesBetween, makeCommit, personOf, readBlob, readBlobs, statesOf, versionsIn, writeBlob } from "./trees.ts";
import { twinStates } from "./twins.ts";
import { refusalOf } from "./words-files.ts";

type Deps = { git: Git; clock: () => number };

type Drafts = Pick<
  Words,
  | ("drafts" | "draft" | "begin" | "rename" | "remove" | "changes" | "save" | "restore")
  | ("twins" | "confirm" | "bringUpToDate")
>;

/** What a step makes of a draft: files that change and, beside its own last commit, another one that it takes in. */
type Step = {
  message: string;
  files: readonly { path: string; version: string | null }[];
  /** Its files stand instead of the draft's. */
  takesIn?: string;
};

/** With so many tries, a hundred who save at once in other processes would all have had their turn. */
const mostTries = 100;
/** By which those are found who wrote something of what is published. */
export const saveMessage = "Save";
const idLetters = "abcdefghijkmnpqrstuvwxyz23456789";

/** Drafts, a branch each. Every change is a commit that counts only if the branch stands where it was read. */
export function draftsIn({ git, clock }: Deps): Drafts {
  // Who waits here does not have to try again.
  let turn: Promise<unknown> = Promise.resolve();

  /** What each draft changes, as it was when somebody asked last. */
  const known = new Map<string, { version: string; files: ChangedFile[] }>();

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = turn.then(work);
    turn = result.catch(() => {});
    return result;
  }

  /** Reads the draft, decides and writes; anew where somebody else wrote meanwhile. */
  function change<Answer>(
    id: string,
    person: number,
    decide: (tip: string) => Promise<{ answer: Answer; step?: Step }>,
  ): Promise<Answer | undefined> {
    return inTurn(async () => {
      const ref = draftRef(id);
      for (let attempt = 0; ref && attempt < mostTries; attempt += 1) {
        const tip = await tipOf(git, ref);
        if (!tip) return undefined;
        const { answer, step } = await decide(tip);
        if (!step) return answer;
        const { message, files, takesIn } = step;
        const parents = takesIn ? [tip, takesIn] : [tip];
        const at = clock();
        const commit = await makeCommit(git, { tree: takesIn ?? tip, files, parents, message, person, at });
        if (await moveBranches(git, [{ ref, from: tip, to: commit }])) return answer;
      }
      if (ref) throw new Error(`draft ${id} changes too often`);
      return undefined;
    });
  }

  async function changeNotes(id: string, person: number, message: string, edit: (notes: DraftNotes) => DraftNotes) {
    return change(id, person, async (tip) => ({ answer: true, step: await notesStep(tip, message, edit) }));
  }

  async function notesStep(tip: string, message: string, edit: (notes: DraftNotes) => DraftNotes): Promise<Step> {
    const notes = edit(await readNotes(git, tip));
    return { message, files: [{ path: notesPath, version: await writeBlob(git, JSON.stringify(notes)) }] };
  }

  async function baseAndTip(id: string): Promise<{ base: string; tip: string } | undefined> {
    const ref = draftRef(id);
    const tip = ref && (await tipOf(git, ref));
    return tip ? { base: await baseOf(git, tip), tip } : undefined;
  }

  const save: Words["save"] = async (id, { person, files }) => {
    for (const { path, content } of files) {
      const code = refusalOf(path, content);
      if (code) return { outcome: "refused", path, code };
    }
    if (new Set(files.map(({ path }) => path)).size < files.length) throw new Error("a file is saved once at a time");
    const versions: (string | null)[] = [];
    for (const { content } of files) versions.push(content === null ? null : await writeBlob(git, content));
    const saved = await change<Saved>(id, person, async (tip) => {
      const standing = await versionsIn(git, tip);
      const isNew = ({ path }: FileChange, index: number) => (standing.get(path) ?? null) !== versions[index];
      const stale = files
        .filter((file, index) => isNew(file, index) && (standing.get(file.path) ?? null) !== file.seen)
        .map(({ path }) => ({ path, version: standing.get(path) ?? null }));
      if (stale.length > 0) {
        const states = await statesOf(git, stale);
        return {
          answer: { outcome: "stale", files: stale.map(({ path }, index) => ({ path, now: states[index] ?? null })) },
        };
      }
      const answer: Saved = { outcome: "saved", versions };
      const written = files.map(({ path }, index) => ({ path, version: versions[index] ?? null }));
      return files.some(isNew) ? { answer, step: { message: saveMessage, files: written } } : { answer };
    });
    return saved ?? { outcome: "missing" };
  };

  return {
    save,

    async drafts() {
      const drafts = await listDrafts(git);
      for (const id of [...known.keys()].filter((id) => !drafts.some((draft) => draft.id === id))) known.delete(id);
      return drafts.sort((one, other) => other.changedAt - one.changedAt);
    },

    async draft(id) {
      return (await listDrafts(git, id))[0];
    },

    async begin({ title: wanted, person }) {
      const title = titleOf(wanted);
      if (!title) return undefined;
      const id = Array.from({ length: 12 }, () => idLetters[randomInt(idLetters.length)]).join("");
      const at = clock();
      const base = await tipOf(git, publishedRef);
      if (!base) throw new Error("nothing is published");
      const notes: DraftNotes = { title, begunBy: person, begunAt: at, confirmations: [] };
      const files = [{ path: notesPath, version: await writeBlob(git, JSON.stringify(notes)) }];
      const tip = await makeCommit(git, { tree: base, files, parents: [base], message: "Begin", person, at });
      await moveBranches(git, [{ ref: draftRef(id) as string, from: undefined, to: tip }]);
      return (await listDrafts(git, id))[0];
    },

    async rename(id, { title: wanted, person }) {
      const title = titleOf(wanted);
      if (!title) return false;
      return (await changeNotes(id, person, "Rename", (notes) => ({ ...notes, title }))) ?? false;
    },

    async remove(id) {
      const ref = draftRef(id);
      for (let tip = ref && (await tipOf(git, ref)); ref && tip; tip = await tipOf(git, ref)) {
        if (await moveBranches(git, [{ ref, from: tip, to: undefined }])) return true;
      }
      return false;
    },

    async changes(id, version) {
      const last = known.get(id);
      if (version !== undefined && last?.version === version) return last.files;
      const found = await baseAndTip(id);
      if (!found) return undefined;
      const files = await changedFiles(git, found.base, found.tip);
      known.set(id, { version: found.tip, files });
      return files;
    },

    async restore(id, { person, path, seen, from }) {
      const published = await tipOf(git, publishedRef);
      if (!published || !(await descends(git, published, from))) return { outcome: "missing" };
      const version = (await versionsIn(git, from)).get(path);
      const content = version === undefined ? null : await readBlob(git, version);
      return save(id, { person, files: [{ path, seen, content }] });
    },

    async twins(id) {
      const found = await baseAndTip(id);
      return found && twinStates(git, found.base, found.tip);
    },

    async confirm(id, { person, ...wanted }) {
      const confirmed = await change<"confirmed" | "stale">(id, person, async (tip) => {
        const states = await twinStates(git, await baseOf(git, tip), tip);
        const asked = states.find(({ path, twin }) => path === wanted.path && twin === wanted.twin);
        const isSeen = asked?.version === wanted.version && asked.twinVersion === wanted.twinVersion;
        if (!isSeen) return { answer: "stale" };
        if (asked.state !== "to-decide") return { answer: "confirmed" };
        const isOther = (one: { path: string; twin: string }) => one.path !== wanted.path || one.twin !== wanted.twin;
        const step = await notesStep(tip, "Confirm", (notes) => ({
          ...notes,
          confirmations: [...notes.confirmations.filter(isOther), wanted],
        }));
        return { answer: "confirmed", step };
      });
      return confirmed ?? "missing";
    },

    async bringUpToDate(id, { person, resolutions = [] }) {
      for (const { path, content } of resolutions) {
        const code = refusalOf(path, content);
        if (code) return { outcome: "refused", path, code };
      }
      const done = await change<UpToDate>(id, person, async (tip) => {
        const published = await tipOf(git, publishedRef);
        if (!published || (await descends(git, tip, published))) return { answer: { outcome: "up-to-date" } };
        const base = await baseOf(git, tip);
        const { files, clashes } = merge(
          await changesBetween(git, base, tip),
          await changesBetween(git, base, published),
        );
        const open = clashes.filter((clash) => !resolutionOf(clash, resolutions));
        if (open.length > 0) return { answer: { outcome: "conflict", conflicts: await conflictsOf(git, open) } };
        for (const clash of clashes) {
          const content = resolutionOf(clash, resolutions)?.content ?? null;
          files.push({ path: clash.path, version: content === null ? null : await writeBlob(git, content) });
        }
        const notes = await git.text(["rev-parse", `${tip}:${notesPath}`]);
        files.push({ path: notesPath, version: notes });
        return {
          answer: { outcome: "up-to-date" },
          step: { message: "Bring up to date", files, takesIn: published },
        };
      });
      return done ?? { outcome: "missing" };
    },
  };
}

/** What was published when the draft was begun or last brought up to date. */
export async function baseOf(git: Git, tip: string): Promise<string> {
  return git.text(["merge-base", publishedRef, tip]);
}

async function listDrafts(git: Git, id?: string): Promise<Draft[]> {
  const tips = (await draftTips(git)).filter((one) => id === undefined || one.id === id);
  const notes = await readBlobs(
    git,
    tips.map(({ tip }) => `${tip}:${notesPath}`),
  );
  return tips.map(({ id, tip, mail, at }, index) => {
    const { title, begunBy, begunAt }: DraftNotes = JSON.parse(String(notes[index]));
    return { id, version: tip, title, begunBy, begunAt, changedBy: personOf(mail) ?? begunBy, changedAt: at };
  });
}

export async function changedFiles(git: Git, from: string, to: string): Promise<ChangedFile[]> {
  const changes = await changesBetween(git, from, to);
  const states = await statesOf(
    git,
    changes.flatMap(({ path, before, after }) => [
      { path, version: before },
      { path, version: after },
    ]),
  );
  return changes.map(({ path }, index) => ({
    path,
    before: states[2 * index] ?? null,
    after: states[2 * index + 1] ?? null,
  }));
}

export async function conflictsOf(git: Git, clashes: readonly Clash[]): Promise<Conflict[]> {
  const states = await statesOf(
    git,
    clashes.flatMap(({ path, base, own, published }) => [base, own, published].map((version) => ({ path, version }))),
  );
  return clashes.map(({ path }, index) => {
    const [base = null, own = null, published = null] = states.slice(3 * index, 3 * index + 3);
    return { path, base, own, published };
  });
}

/** Holds only for what its person saw. */
function resolutionOf({ path, own, published }: Clash, resolutions: readonly Resolution[]): Resolution | undefined {
  return resolutions.find((one) => one.path === path && one.own === own && one.published === published);
}
