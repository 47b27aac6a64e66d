import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { link, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { isText } from "../copy-repository/words-files.ts";
import type { ProcessMark, Serving } from "../ports/publishing.ts";
import { type Reading, WordsUnavailable } from "../ports/words.ts";

/** A build that is kept beside the one that runs: the one before, which may still answer. */
const kept = 2;
/** Of a commit alone, or with a number where its words were built again at another time. */
const buildName = /^([0-9a-f]{40})(?:-(\d+))?$/;

export function commitOf(name: string): string {
  return buildName.exec(name)?.[1] ?? name;
}

/**
 * Publications, in a folder of the office: each is made by a code build from one commit of the copy. The link `current`
 * names the one to serve; `serving.json` is what the site says of itself. A publication is named after its commit; one
 * that is made again beside it has a number, since both may answer at once.
 */
export function siteBuilds(officeDir: string) {
  const folder = resolve(officeDir, "site");
  const current = join(folder, "current");
  const treeOf = (name: string) => join(folder, name);

  /** Oldest first. */
  async function namesOf(commit?: string): Promise<string[]> {
    const found = existsSync(folder) ? await readdir(folder) : [];
    return found
      .filter((name) => buildName.test(name) && (commit === undefined || commitOf(name) === commit))
      .sort((one, other) => numberOf(one) - numberOf(other));
  }

  /** The build to serve. */
  async function wanted(): Promise<string | undefined> {
    return readlink(current).then(basename, () => undefined);
  }

  /** Undefined where no site runs here. */
  async function serving(): Promise<Serving | undefined> {
    const said = await readJson<Serving>(join(folder, "serving.json"));
    return said && isRunning(said) ? said : undefined;
  }

  return {
    treeOf,
    wanted,
    serving,

    /** For a build that begins. */
    async newName(commit: string): Promise<string> {
      const last = (await namesOf(commit)).at(-1);
      return last ? `${commit}-${numberOf(last) + 1}` : commit;
    },

    /** Whoever serves the site sees it within a second. */
    async serve(name: string): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const link = `${current}.${randomUUID()}`;
      await symlink(name, link);
      await rename(link, current);
    },

    async saySo(said: Serving): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeJson(join(folder, "serving.json"), said);
    },

    /** What nobody serves any more goes, but for the last ones. */
    async tidy(commits: readonly string[]): Promise<void> {
      const latest = await Promise.all(commits.slice(0, kept).map(namesOf));
      const named = [await wanted(), (await serving())?.build];
      const keep = new Set([...named, ...latest.flatMap((names) => names.slice(-kept))]);
      for (const name of await namesOf()) {
        if (!keep.has(name)) await rm(treeOf(name), { recursive: true, force: true });
      }
    },
  };
}

export type SiteBuilds = ReturnType<typeof siteBuilds>;

function numberOf(name: string): number {
  return Number(buildName.exec(name)?.[2] ?? 1);
}

/** The words and pictures of a place as files. */
export async function writeWords<Place>(words: Reading<Place>, place: Place, folder: string): Promise<void> {
  const texts = (await words.texts(place)) ?? new Map();
  const pictures = ((await words.files(place)) ?? []).filter(({ path }) => !isText(path));
  const write = async (path: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  for (const [path, { text }] of texts) await write(path, text);
  for (const { path } of pictures) await write(path, (await words.read(place, path))?.content ?? "");
}

export function thisProcess(): ProcessMark {
  return { pid: process.pid, since: startOf(process.pid) };
}

/** Numbers of processes are given again, soonest after a restart of the machine. */
export function isRunning({ pid, since }: ProcessMark): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const start = startOf(pid);
  return since === undefined || start === undefined || since === start;
}

/** As Linux counts it; undefined where nobody says. */
function startOf(pid: number): string | undefined {
  try {
    // The name of the program comes before, in brackets.
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[19];
  } catch {
    return undefined;
  }
}

/** Undefined where there is none. Throws WordsUnavailable where it cannot be read, so that nothing overwrites it. */
export async function readJson<T>(path: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new WordsUnavailable(`${path} cannot be read: ${(error as Error).message}`);
  }
}

/** Takes a lock that is free again once its process has ended; false while another one has it. `rm` releases it. */
export async function takeLock(path: string): Promise<boolean> {
  const own = `${path}.${randomUUID()}`;
  await writeJson(own, thisProcess());
  try {
    for (const isLastTry of [false, true]) {
      // Unlike a rename, a link fails where the lock exists, so one of two processes gets it.
      if (await link(own, path).then(() => true, ignoreExisting)) return true;
      const holder = await readJson<ProcessMark>(path);
      if (isLastTry || (holder && isRunning(holder))) break;
      const stale = `${own}.stale`;
      await rename(path, stale).catch(ignoreMissing);
      // Another process was faster: its lock goes back.
      const taken = await readJson<ProcessMark>(stale);
      if (taken && isRunning(taken)) await link(stale, path).catch(ignoreExisting);
      await rm(stale, { force: true });
    }
    return false;
  } finally {
    await rm(own, { force: true });
  }
}

/** Whole or not at all. */
export async function writeJson(path: string, value: unknown): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  try {
    await writeFile(unfinished, JSON.stringify(value, null, 2), { mode: 0o600, flush: true });
    await rename(unfinished, path);
  } catch (error) {
    throw new WordsUnavailable(`${path} cannot be written: ${(error as Error).message}`);
  } finally {
    await rm(unfinished, { force: true });
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}
