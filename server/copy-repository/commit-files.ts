import type { FileState } from "../ports/words.ts";
import type { Git } from "./git.ts";
import { listWords, readBlobs, statesOf } from "./trees.ts";
import { isText } from "./words-files.ts";

/** A file of the copy: a text has its text, a picture of a draft the SHA-256 of its content. */
export type CopyFile = { version: string; text?: string; picture?: string };
/** By path, in the order of paths. */
export type CopyFiles = ReadonlyMap<string, CopyFile>;

export type CommitFiles = ReturnType<typeof commitFilesIn>;

const commitLimit = 4;

/** The files of commits with their texts, about 1 MB each. Those of the commits that were read last stay in memory. */
export function commitFilesIn(git: Git) {
  const commits = new Map<string, Promise<CopyFiles>>();
  /** Texts of those commits by their versions. */
  const texts = new Map<string, string>();

  async function readCommit(commit: string): Promise<CopyFiles> {
    const entries = await listWords(git, commit);
    const versions = [...new Set(entries.flatMap(({ path, version }) => (isText(path) ? [version] : [])))];
    const contents = await readBlobs(git, versions);
    for (const [index, version] of versions.entries()) texts.set(version, contents[index]?.toString() ?? "");
    return new Map(entries.map(({ path, version }) => [path, fileOf(path, version)]));
  }

  function fileOf(path: string, version: string): CopyFile {
    const text = isText(path) ? texts.get(version) : undefined;
    return text === undefined ? { version } : { version, text };
  }

  async function read(commit: string): Promise<CopyFiles> {
    const files = commits.get(commit) ?? readCommit(commit);
    commits.delete(commit);
    commits.set(commit, files);
    files.catch(() => commits.delete(commit));
    const [oldest] = commits.keys();
    if (oldest !== undefined && commits.size > commitLimit) {
      commits.delete(oldest);
      const remaining = await Promise.allSettled(commits.values());
      const remainingFiles = remaining.flatMap((one) => (one.status === "fulfilled" ? [...one.value.values()] : []));
      const versions = new Set(remainingFiles.map(({ version }) => version));
      for (const version of texts.keys()) if (!versions.has(version)) texts.delete(version);
    }
    return files;
  }

  return {
    read,
    has: (commit: string) => commits.has(commit),
    textOf: (version: string) => texts.get(version),

    /** Files with their texts, also of other commits. */
    async states(files: readonly { path: string; version: string | null }[]): Promise<FileState[]> {
      const others = files.filter(({ path, version }) => version !== null && isText(path) && !texts.has(version));
      const states = others.length > 0 ? await statesOf(git, others) : [];
      const texted = new Map(states.flatMap((state) => (state ? [[state.version, state] as const] : [])));
      return files.map(({ path, version }) =>
        version === null ? null : (texted.get(version) ?? fileOf(path, version)),
      );
    },
  };
}
