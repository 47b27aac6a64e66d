import type { CopyDraftFile, CopyDraftStore, EarlierChange } from "../ports/copy-drafts.ts";
import type { Confirmation } from "../ports/words.ts";
import type { CommitFiles } from "./commit-files.ts";
import type { Git } from "./git.ts";
import { publishedRef } from "./main-branch.ts";
import type { PictureFiles } from "./picture-files.ts";
import { changesBetween, changesInLog, personOf, readBlob } from "./trees.ts";
import { isText } from "./words-files.ts";

type Deps = { git: Git; store: CopyDraftStore; commits: CommitFiles; pictures: PictureFiles };

const draftsFolder = "refs/heads/drafts/";
/** So many of the newest publications are asked whose draft they were. */
const newest = 200;

/**
 * Drafts were branches of the repository, with their title and confirmations in a file beside the copy. Each becomes
 * rows in one transaction, then its branch goes: after a kill the next start goes on with those that have a branch.
 */
export async function takeOverBranches(deps: Deps): Promise<void> {
  const { git } = deps;
  const refs = await git.text(["for-each-ref", "--format=%(refname) %(objectname)", draftsFolder]);
  if (refs === "") return;
  const published = await git.text(["log", "--first-parent", "--format=%B", "-n", String(newest), publishedRef]);
  for (const line of refs.split("\n")) {
    const [ref = "", tip = ""] = line.split(" ");
    const id = ref.slice(draftsFolder.length);
    if (!published.includes(`Draft: ${id} ${tip}`)) await takeOver(deps, id, tip);
    await git.bytes(["update-ref", "-d", ref, tip]);
  }
}

async function takeOver({ git, store, commits, pictures }: Deps, id: string, tip: string): Promise<void> {
  const notes: { title: string; begunBy: number; begunAt: number; confirmations: Confirmation[] } = JSON.parse(
    await git.text(["cat-file", "blob", `${tip}:draft.json`]),
  );
  const base = await git.text(["merge-base", publishedRef, tip]);
  const [mail = "", at = ""] = (await git.text(["log", "-1", "--format=%ae %at", tip])).split(" ");
  const changes = await changesBetween(git, base, tip);
  const states = await commits.states(changes.map(({ path, after }) => ({ path, version: after })));
  const files: CopyDraftFile[] = [];
  for (const [index, { path, before, after }] of changes.entries()) {
    const isPicture = after !== null && !isText(path);
    const picture = isPicture ? await pictures.write(await readBlob(git, after)) : null;
    files.push({ path, text: states[index]?.text ?? null, picture, version: after, base: before });
  }
  const saves = await savesIn({ git, commits }, base, tip);
  const by = { updatedBy: personOf(mail) ?? notes.begunBy, updatedAt: Number(at) * 1000 };
  const { title, begunBy: createdBy, begunAt: createdAt, confirmations } = notes;
  const draft = { id, title, revision: saves.length, createdBy, createdAt, ...by };
  await store.add({ draft, files, confirmations }, saves);
}

/** What each save changed, oldest first. */
async function savesIn(
  { git, commits }: Pick<Deps, "git" | "commits">,
  base: string,
  tip: string,
): Promise<EarlierChange[]> {
  const flags = ["--reverse", "--no-merges", "--grep=^Save$", `${base}..${tip}`];
  const saves = (await changesInLog(git, "%H %ae %at", flags)).flatMap(({ record, changes }) => {
    const [, mail = "", at = ""] = record.split(" ");
    return changes.map((change) => ({ ...change, person: personOf(mail) ?? 0, at: Number(at) * 1000 }));
  });
  const before = await commits.states(saves.map(({ path, before }) => ({ path, version: before })));
  const after = await commits.states(saves.map(({ path, after }) => ({ path, version: after })));
  return saves.map((save, index) => ({ ...save, before: before[index] ?? null, after: after[index] ?? null }));
}
