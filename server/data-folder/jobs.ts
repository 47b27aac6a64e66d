import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minute } from "../../domain/time.ts";
import { type JobName, type JobState, jobNames, withoutVaryingParts } from "../ports/alerts.ts";

/** How each job ended last; nothing of one that never ran here. */
export async function readJobs(dataDir: string): Promise<Record<JobName, JobState>> {
  const states = await Promise.all(jobNames.map(async (job) => [job, await readState(dataDir, job)] as const));
  return Object.fromEntries(states) as Record<JobName, JobState>;
}

export async function failedIn(dataDir: string): Promise<JobName[]> {
  const states = await readJobs(dataDir);
  return jobNames.filter((job) => states[job].failure);
}

export function noteSuccess(dataDir: string, job: JobName, now: number): Promise<void> {
  return writeState(dataDir, job, { succeededAt: now });
}

/** Calls `tell` with a cause until it says that somebody was told, and with the next one once the cause changes. */
export async function noteFailure(
  { dataDir, job, output, now }: { dataDir: string; job: JobName; output: string; now: number },
  tell: (cause: string) => Promise<boolean>,
): Promise<void> {
  const states = await readJobs(dataDir);
  const before = states[job];
  const cause = causeIn(output);
  const isSame = (failure: { cause: string }) => withoutVaryingParts(failure.cause) === withoutVaryingParts(cause);
  if (before.failure?.toldAt !== undefined && isSame(before.failure)) return;
  const failure = { since: before.failure?.since ?? now, cause };
  // First, because without this note nobody would know that it was told.
  await writeState(dataDir, job, { ...before, failure });
  // Where publishing fails at the switch of releases, both fail of one cause.
  const isJustTold = Object.values(states).some(
    ({ failure: other }) => other?.toldAt !== undefined && now - other.toldAt < minute && isSame(other),
  );
  if (isJustTold || (await tell(cause))) {
    await writeState(dataDir, job, { ...before, failure: { ...failure, toldAt: now } });
  }
}

/** The last sentences of what a program printed, without colours, stack traces and the lines around them. */
export function causeIn(output: string): string {
  const lines = output
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
    .replace(/\x1b\[[\d;]*m/g, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^(at |Node\.js v|node:|npm (error|notice)|\^+$|[{}]$)/.test(line));
  const cause = lines.slice(-3).join(" ");
  return cause.length > 300 ? `${cause.slice(0, 299)}…` : cause || "It said nothing.";
}

/** A file each and no row: a job may fail because the database does, and every machine has jobs of its own. */
function fileOf(dataDir: string, job: JobName): string {
  return join(dataDir, "jobs", `${job}.json`);
}

async function readState(dataDir: string, job: JobName): Promise<JobState> {
  try {
    return JSON.parse(await readFile(fileOf(dataDir, job), "utf8"));
  } catch {
    return {};
  }
}

async function writeState(dataDir: string, job: JobName, state: JobState): Promise<void> {
  const file = fileOf(dataDir, job);
  await mkdir(join(dataDir, "jobs"), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.${process.pid}`, JSON.stringify(state), { mode: 0o600 });
  await rename(`${file}.${process.pid}`, file);
}
