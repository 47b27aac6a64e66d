import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { WordsUnavailable } from "../ports/words.ts";
import { type Git, lockTime } from "./git.ts";

/** What is published. The home of the words has the same branch. */
export const publishedRef = "refs/heads/main";
/** What the home of the words had when it was asked last. */
export const upstreamRef = "refs/upstream/main";
const draftsFolder = "refs/heads/drafts/";

const idPattern = /^[a-z0-9]{12}$/;
const commitPattern = /^[0-9a-f]{40}$/;

/** Undefined for what cannot be the id of a draft, so that no other branch is ever reached by one. */
export function draftRef(id: string): string | undefined {
  return idPattern.test(id) ? `${draftsFolder}${id}` : undefined;
}

export async function tipOf(git: Git, ref: string): Promise<string | undefined> {
  const { code, output } = await git.end(["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]);
  if (code > 1) await git.bytes(["rev-parse", "--git-dir"]);
  return code === 0 ? output.toString().trim() : undefined;
}

export type DraftTip = { id: string; tip: string };

/** With the mail of whoever made the last change, and its time. */
export async function draftTips(git: Git): Promise<(DraftTip & { mail: string; at: number })[]> {
  const format = "--format=%(refname) %(objectname) %(authoremail) %(authordate:unix)";
  const lines = await git.text(["for-each-ref", format, draftsFolder]);
  return lines.split("\n").flatMap((line) => {
    const [ref = "", tip = "", mail = "", at = ""] = line.split(" ");
    const id = ref.slice(draftsFolder.length);
    return idPattern.test(id) ? [{ id, tip, mail, at: Number(at) * 1000 }] : [];
  });
}

/** Whether this is the name of a commit that is here. */
export async function isCommit(git: Git, name: string): Promise<boolean> {
  return commitPattern.test(name) && (await tipOf(git, name)) === name;
}

/** Whether `from` is `commit` or one of those before it. */
export async function descends(git: Git, commit: string, from: string): Promise<boolean> {
  if (!commitPattern.test(commit) || !commitPattern.test(from)) return false;
  return (await git.end(["merge-base", "--is-ancestor", from, commit])).code === 0;
}

/** A branch with its old and its new commit; undefined where it is not there before or afterwards. */
export type Move = { ref: string; from: string | undefined; to: string | undefined };

const tries = 3;

/** Moves all of the branches or none; false where one of them is not where it was. */
export async function moveBranches(git: Git, moves: readonly Move[]): Promise<boolean> {
  const lines = moves.map(({ ref, from, to }) => {
    if (to === undefined) return `delete ${ref} ${from}`;
    return from === undefined ? `create ${ref} ${to}` : `update ${ref} ${to} ${from}`;
  });
  let detail = "";
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const input = `${["start", ...lines, "commit"].join("\n")}\n`;
    const ended = await git.end(["update-ref", "--stdin"], { input });
    if (ended.code === 0) return true;
    for (const { ref, from } of moves) if ((await tipOf(git, ref)) !== from) return false;
    // Nobody moved them: somebody holds a lock, or ended while holding one.
    detail = ended.detail;
    await removeLeftovers(git.folder);
    await pause(100);
  }
  throw new WordsUnavailable(`The words in ${git.folder} cannot be changed now. ${detail}`);
}

/** Removes locks and indexes of commands that were ended before they could. */
export async function removeLeftovers(folder: string): Promise<void> {
  const before = Date.now() - lockTime;
  const refs = await readdir(join(folder, "refs"), { recursive: true });
  const top = (await readdir(folder)).filter((name) => name.endsWith(".lock") || name.startsWith("index-"));
  for (const name of [...refs.filter((ref) => ref.endsWith(".lock")).map((ref) => join("refs", ref)), ...top]) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(path, { force: true });
  }
}
