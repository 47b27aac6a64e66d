import { existsSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { type Environment, readEnvironment } from "../env.ts";
import { type JobName, type JobState, jobNames, noteFailure, noteSuccess, readJobs } from "../jobs.ts";
import { createLog } from "../log.ts";
import { configuredAlerts } from "../outbox/configured.ts";
import type { Clock } from "../ports/limits.ts";
import { openStorage } from "../storage/open-storage.ts";
import { answer, type Call, type Command, sentencesOf } from "./context.ts";
import { isoTime, shownTime } from "./format.ts";
import { oneOf } from "./options.ts";
import { table } from "./table.ts";

const names = jobNames.join(", ");

export const jobsCommands: readonly Command[] = [
  {
    name: "jobs list",
    mayHave: { least: 0, most: 0 },
    options: [],
    summary: `How the jobs of this machine ended last: ${names}.`,
    examples: ["jobs list", "jobs list --json"],
    run: list,
  },
  {
    name: "jobs failed",
    operands: "<job> <cause…>",
    mayHave: { least: 2, most: Infinity },
    options: [],
    summary: "Notes that a job failed and tells the operators, once a cause.",
    details: ["For the programs of deployment/: they call it with what was printed last."],
    examples: ["jobs failed publish no space left on device"],
    run: failed,
  },
  {
    name: "jobs done",
    operands: "<job>",
    mayHave: { least: 1, most: 1 },
    options: [],
    summary: "Notes that a job succeeded; a failure before it is over.",
    examples: ["jobs done publish"],
    run: done,
  },
];

async function list(call: Call): Promise<number> {
  const jobs = Object.entries(await readJobs(readEnvironment(call.source).DATA_DIR));
  const time = (at: number | undefined, form: (at: number) => string) => (at === undefined ? undefined : form(at));
  const document = jobs.map(([job, { succeededAt, failure }]) => ({
    job,
    succeededAt: time(succeededAt, isoTime),
    failedSince: time(failure?.since, isoTime),
    cause: failure?.cause,
  }));
  answer(call, { jobs: document }, () => table(columns, jobs, call.terminal.columns));
  return 0;
}

const columns = [
  { title: "job", of: ([job]: [string, JobState]) => job },
  { title: "last success", of: ([, { succeededAt }]: [string, JobState]) => shown(succeededAt) },
  { title: "fails since", of: ([, { failure }]: [string, JobState]) => shown(failure?.since) },
  { title: "cause", of: ([, { failure }]: [string, JobState]) => failure?.cause ?? "", least: 20 },
];

function shown(at: number | undefined): string {
  return at === undefined ? "-" : shownTime(at);
}

async function failed(call: Call): Promise<number> {
  const [job, ...cause] = call.operands as [string, ...string[]];
  const env = readEnvironment(call.source);
  await tellFailure(env, oneOf("The job", jobNames, job), cause.join(" "), call.clock);
  answer(call, { job, failed: true }, () => `Noted: ${job} failed.`);
  return 0;
}

async function done(call: Call): Promise<number> {
  const job = oneOf("The job", jobNames, call.operands[0] as string);
  await noteSuccess(readEnvironment(call.source).DATA_DIR, job, call.clock());
  answer(call, { job, failed: false }, () => `Noted: ${job} succeeded.`);
  return 0;
}

/** Runs a command of ours as a job. */
export function asJob(job: JobName, run: Command["run"]): Command["run"] {
  return async (call) => {
    const env = readEnvironment(call.source);
    try {
      const code = await run(call);
      await noteSuccess(env.DATA_DIR, job, call.clock());
      return code;
    } catch (error) {
      const sentences = sentencesOf(error) ?? [String(error)];
      // That nobody could be told must not hide why.
      await tellFailure(env, job, sentences.join("\n"), call.clock).catch(({ message }: Error) => {
        call.terminal.err.write(`The operators were not told: ${message}.\n`);
      });
      throw error;
    }
  };
}

/** Through the outbox, or directly where there is no database to put it into. */
async function tellFailure(env: Environment, job: JobName, output: string, clock: Clock): Promise<void> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env;
  await noteFailure({ dataDir, job, output, now: clock() }, async (error) => {
    const isThere = databaseUrl !== "" || existsSync(join(dataDir, "site.db"));
    const storage = isThere ? await openStorage({ databaseUrl, dataDir, clock }).catch(() => undefined) : undefined;
    const alerts = configuredAlerts(env, { storage, log: createLog("silent"), clock });
    try {
      return await alerts.raise({ reason: `${job}-failed`, machine: hostname(), error });
    } finally {
      alerts.close();
      await storage?.close();
    }
  });
}
