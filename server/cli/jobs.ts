import { existsSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { Argument, type Command } from "@commander-js/extra-typings";
import { noteFailure, noteSuccess, readJobs } from "../data-folder/jobs.ts";
import { type Environment, readEnvironment } from "../env.ts";
import { createLog } from "../log.ts";
import { configuredAlerts } from "../outbox/configured.ts";
import { type JobName, type JobState, jobNames } from "../ports/alerts.ts";
import type { Clock } from "../ports/limits.ts";
import { openStorage } from "../storage/open-storage.ts";
import { type CliContext, type JsonOptions, print, sentencesOf } from "./context.ts";
import { isoTime, shownTime } from "./format.ts";
import { examples, jsonOption } from "./options.ts";
import { table } from "./table.ts";

const jobArgument = new Argument("<job>").choices(jobNames);

export function addJobCommands(program: Command, context: CliContext): void {
  const jobs = program.command("jobs").description("How backup, publish and release ended last: list, failed, done.");
  jobs
    .command("list")
    .description(`How the jobs of this machine ended last: ${jobNames.join(", ")}.`)
    .addOption(jsonOption)
    .addHelpText("after", examples("jobs list", "jobs list --json"))
    .action((options) => list(context, options));
  jobs
    .command("failed")
    .summary("Notes that a job failed and tells the operators, once a cause.")
    .description("For the programs of deployment/: they call it with what was printed last.")
    .addArgument(jobArgument)
    .argument("<cause...>")
    .addOption(jsonOption)
    .addHelpText("after", examples("jobs failed publish no space left on device"))
    .action(async (job, cause, options) => {
      await tellFailure(readEnvironment(context.source), job, cause.join(" "), context.clock);
      print(context, options, { job, failed: true }, () => `Noted: ${job} failed.`);
    });
  jobs
    .command("done")
    .description("Notes that a job succeeded; a failure before it is over.")
    .addArgument(jobArgument)
    .addOption(jsonOption)
    .addHelpText("after", examples("jobs done publish"))
    .action(async (job, options) => {
      await noteSuccess(readEnvironment(context.source).DATA_DIR, job, context.clock());
      print(context, options, { job, failed: false }, () => `Noted: ${job} succeeded.`);
    });
}

async function list(context: CliContext, options: JsonOptions): Promise<void> {
  const jobs = Object.entries(await readJobs(readEnvironment(context.source).DATA_DIR));
  const time = (at: number | undefined, form: (at: number) => string) => (at === undefined ? undefined : form(at));
  const document = jobs.map(([job, { succeededAt, failure }]) => ({
    job,
    succeededAt: time(succeededAt, isoTime),
    failedSince: time(failure?.since, isoTime),
    cause: failure?.cause,
  }));
  print(context, options, { jobs: document }, () => table(columns, jobs, context.terminal.columns));
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

/** Runs a command of ours as a job. */
export async function runAsJob(
  { source, clock, terminal }: CliContext,
  job: JobName,
  run: () => Promise<void>,
): Promise<void> {
  const env = readEnvironment(source);
  try {
    await run();
    await noteSuccess(env.DATA_DIR, job, clock());
  } catch (error) {
    const sentences = sentencesOf(error) ?? [String(error)];
    // That nobody could be told must not hide why.
    await tellFailure(env, job, sentences.join("\n"), clock).catch(({ message }: Error) => {
      terminal.err.write(`The operators were not told: ${message}.\n`);
    });
    throw error;
  }
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
