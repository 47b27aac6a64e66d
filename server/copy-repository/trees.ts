import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { FileState } from "../ports/words.ts";
import type { Git } from "./git.ts";
import { isText, isTooLarge, isTooLargeText, isWordsPath } from "./words-files.ts";

/** Git's name of the tree that holds nothing. */
export const emptyTree = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
/** The only kind of file that there is in the words: no program, no link, no other repository. */
const plainFile = "100644";

export type Entry = { path: string; mode: string; version: string; size: number };
export type Change = { path: string; before: string | null; after: string | null };

async function listTree(git: Git, commit: string, path?: string): Promise<Entry[]> {
  const output = await git.text(["ls-tree", "-r", "-z", "-l", "--full-tree", commit, ...(path ? ["--", path] : [])]);
  return recordsIn(output).map((record) => {
    const [, mode = "", version = "", size = "", name = ""] = /^(\d+) \w+ (\w+) +(\d+|-)\t(.*)$/s.exec(record) ?? [];
    return { path: name, mode, version, size: size === "-" ? 0 : Number(size) };
  });
}

/** The first thing in a commit that has no place among the words. */
export async function foreignIn(git: Git, commit: string): Promise<string | undefined> {
  return (await listTree(git, commit)).find((entry) => !isOfWords(entry))?.path;
}

function isOfWords({ path, mode, size }: Entry): boolean {
  return isWordsPath(path) && mode === plainFile && !isTooLarge(path, size);
}

/** The files of the words in a commit. */
export async function listWords(git: Git, commit: string, path?: string): Promise<Entry[]> {
  return (await listTree(git, commit, path)).filter(isOfWords);
}

/** Where each file of the words stands in a commit. */
export async function versionsIn(git: Git, commit: string): Promise<Map<string, string>> {
  return new Map((await listWords(git, commit)).map(({ path, version }) => [path, version]));
}

/** What differs among the words of two commits or trees. */
export async function changesBetween(git: Git, from: string, to: string): Promise<Change[]> {
  const records = recordsIn(await git.text(["diff-tree", "-r", "-z", "--raw", "--no-renames", from, to]));
  const changes: Change[] = [];
  for (let index = 0; index + 1 < records.length; index += 2) {
    changes.push(changeIn(records[index] as string, records[index + 1] as string));
  }
  return changes.filter(isOfCopy);
}

function changeIn(record: string, path: string): Change {
  const [modeBefore, modeAfter, before = "", after = ""] = record.trim().slice(1).split(" ");
  return { path, before: modeBefore === plainFile ? before : null, after: modeAfter === plainFile ? after : null };
}

function isOfCopy({ path, before, after }: Change): boolean {
  return isWordsPath(path) && before !== after;
}

/** Commits with what each changed of the one before it. The format begins with the name of the commit. */
export async function changesInLog(git: Git, format: string, args: readonly string[]) {
  const raw = ["--raw", "--no-abbrev", "--no-renames", "--full-diff", "--diff-merges=first-parent"];
  const log = ["log", "-z", "--first-parent", ...raw, `--format=${format}`, ...args];
  const records = recordsIn(await git.text(log));
  const commits: { record: string; changes: Change[] }[] = [];
  for (let index = 0; index < records.length; index += 1) {
    const record = (records[index] as string).trim();
    if (record.startsWith(":")) {
      index += 1;
      commits.at(-1)?.changes.push(changeIn(record, records[index] as string));
    } else commits.push({ record, changes: [] });
  }
  return commits.map(({ record, changes }) => ({ record, changes: changes.filter(isOfCopy) }));
}

export function readBlob(git: Git, version: string): Promise<Buffer> {
  return git.bytes(["cat-file", "blob", version]);
}

export async function writeBlob(git: Git, content: string | Uint8Array): Promise<string> {
  return git.text(["hash-object", "-w", "--no-filters", "--stdin"], { input: content });
}

/** What the names of blobs stand for, in one go; undefined where there is none. */
export async function readBlobs(git: Git, names: readonly string[]): Promise<(Buffer | undefined)[]> {
  if (names.length === 0) return [];
  const output = await git.bytes(["cat-file", "--batch"], { input: `${names.join("\n")}\n` });
  let offset = 0;
  return names.map(() => {
    const end = output.indexOf("\n", offset);
    const [, size] = /^\w+ blob (\d+)$/.exec(output.toString("utf8", offset, end)) ?? [];
    offset = end + 1;
    if (size === undefined) return undefined;
    const content = output.subarray(offset, offset + Number(size));
    offset += Number(size) + 1;
    return content;
  });
}

/** Files with their texts. What stood in the home of the words for a while may be too large for one. */
export async function statesOf(
  git: Git,
  files: readonly { path: string; version: string | null }[],
): Promise<FileState[]> {
  const versions = [...new Set(files.flatMap(({ path, version }) => (version && isText(path) ? [version] : [])))];
  const check = ["cat-file", "--batch-check=%(objectname) %(objectsize)"];
  const sizes = versions.length > 0 ? await git.text(check, { input: `${versions.join("\n")}\n` }) : "";
  const measured = sizes.split("\n").map((line) => line.split(" "));
  const short = measured.flatMap(([version, size]) => (version && !isTooLargeText(Number(size)) ? [version] : []));
  const contents = await readBlobs(git, short);
  const texts = new Map(short.map((version, index) => [version, contents[index]?.toString()]));
  return files.map(({ path, version }) => {
    const text = version && isText(path) ? texts.get(version) : undefined;
    return version === null ? null : { version, ...(text === undefined ? {} : { text }) };
  });
}

/** Who acts: a person of the office by number, or the office itself. */
export type Author = { person: number | undefined; at: number };

export type NewCommit = Author & {
  /** Begins with the files of this one. */
  tree: string;
  files: readonly { path: string; version: string | null }[];
  parents: readonly string[];
  message: string;
};

/** Makes a commit with an index of its own, so that nobody meets anybody. No branch knows of it yet. */
export async function makeCommit(git: Git, { tree, files, parents, message, ...author }: NewCommit): Promise<string> {
  const index = join(git.folder, `index-${randomUUID()}`);
  const env = { GIT_INDEX_FILE: index };
  try {
    await git.bytes(["read-tree", tree], { env });
    const lines = files.map(({ path, version }) =>
      version === null ? `0 ${"0".repeat(40)}\t${path}\0` : `${plainFile} ${version}\t${path}\0`,
    );
    await git.bytes(["update-index", "-z", "--index-info"], { env, input: lines.join("") });
    const written = await git.text(["write-tree"], { env });
    const parentArgs = parents.flatMap((parent) => ["-p", parent]);
    return await git.text(["commit-tree", written, ...parentArgs, "-F", "-"], {
      env: identity(author),
      input: message,
    });
  } finally {
    await rm(index, { force: true });
  }
}

const mailHost = "office.invalid";

/** Commits name people by their numbers: names stay in the office's database. */
function identity({ person, at }: Author): Record<string, string> {
  if (person !== undefined && !(Number.isSafeInteger(person) && person > 0)) throw new Error("a person has a number");
  const [name, mail] = person === undefined ? ["office", "office"] : [`person-${person}`, String(person)];
  const date = `@${Math.floor(at / 1000)} +0000`;
  return Object.fromEntries(
    ["AUTHOR", "COMMITTER"].flatMap((role) => [
      [`GIT_${role}_NAME`, name],
      [`GIT_${role}_EMAIL`, `${mail}@${mailHost}`],
      [`GIT_${role}_DATE`, date],
    ]),
  );
}

export function personOf(mail: string): number | undefined {
  const [, number] = /^<?([1-9]\d*)@office\.invalid>?$/.exec(mail) ?? [];
  return number === undefined ? undefined : Number(number);
}

function recordsIn(output: string): string[] {
  return output.split("\0").filter((record) => record !== "");
}
