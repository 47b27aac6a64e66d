import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { WordsUnavailable } from "../ports/words.ts";
import { type Git, lockTime } from "./git.ts";

/** What is published. The home of the words has the same branch. */
export const publishedRef = "refs/heads/main";
/** What the home of the words had when it was asked last. */
export const upstreamRef = "refs/upstream/main";

const commitPattern = /^[0-9a-f]{40}$/;

export async function tipOf(git: Git, ref: string): Promise<string | undefined> {
  const { code, output } = await git.end(["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]);
  if (code > 1) await git.bytes(["rev-parse", "--git-dir"]);
  return code === 0 ? output.toString().trim() : undefined;
}

/** The published commit, read from the repository's files: a save and a page of a draft start no process of git. */
export async function publishedCommit(git: Git): Promise<string> {
  const loose = await readFile(join(git.folder, publishedRef), "utf8").catch(ifMissing);
  const packed = loose ?? (await readFile(join(git.folder, "packed-refs"), "utf8").catch(ifMissing)) ?? "";
  const [, commit] = loose ? [loose, loose.trim()] : (new RegExp(`^(.+) ${publishedRef}$`, "m").exec(packed) ?? []);
  if (!commit || !commitPattern.test(commit)) {
    throw new WordsUnavailable(`The words in ${git.folder} cannot be used: nothing is published.`);
  }
  return commit;
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
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

const tries = 3;

/** Moves what is published; false where it is not at `from`. */
export async function movePublished(git: Git, from: string | undefined, to: string): Promise<boolean> {
  let detail = "";
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const moved = await git.end(["update-ref", publishedRef, to, from ?? ""]);
    if (moved.code === 0) return true;
    if ((await tipOf(git, publishedRef)) !== from) return false;
    // Another process holds a lock, or was killed while it held one.
    detail = moved.detail;
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
