import { type Environment, readEnvironment } from "../env.ts";
import { readJobs } from "../jobs.ts";
import type { Clock } from "../ports/limits.ts";
import { StartRefusal } from "../start-refusal.ts";
import { openStorage } from "../storage/open-storage.ts";
import { dataFolder, deadDeliveries, diskSpace, mail, soundStorage, waitingDeliveries, webhook } from "./checks.ts";
import { answer, type Call, type Command } from "./command.ts";
import { shownTime } from "./times.ts";

export const checkCommand: Command = {
  name: "check",
  mayHave: { least: 0, most: 0 },
  options: [],
  summary: "Checks settings, storage, mail server, deliveries and jobs; sends nothing.",
  examples: ["check", "check --json"],
  run: check,
};

type Finding = { name: string; ok: boolean; detail: string };

async function check(call: Call): Promise<number> {
  const findings = await findingsOf(call);
  const ok = findings.every((finding) => finding.ok);
  answer(call, { ok, checks: findings }, () =>
    findings.map(({ name, ok, detail }) => `${ok ? "✓" : "✗"} ${name}: ${detail}`).join("\n"),
  );
  return ok ? 0 : 1;
}

async function findingsOf({ source, clock }: Call): Promise<Finding[]> {
  let env: Environment;
  try {
    env = readEnvironment(source);
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    return error.sentences.map((detail) => ({ name: "settings", ok: false, detail }));
  }
  return [
    { name: "settings", ok: true, detail: "every value can be read" },
    await find("data folder", () => dataFolder(env)),
    await find("free space", () => diskSpace(env)),
    ...(await storageFindings(env, clock)),
    await find("mail", () => mail(env)),
    await find("webhook", async () => webhook(env)),
    ...(await jobFindings(env)),
  ];
}

async function storageFindings({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: Environment, clock: Clock) {
  const findings: Finding[] = [];
  const opened = await find("storage", async () => {
    const storage = await openStorage({ databaseUrl, dataDir, clock });
    try {
      findings.push(
        await find("waiting deliveries", () => waitingDeliveries(storage, clock())),
        await find("dead deliveries", () => deadDeliveries(storage)),
      );
      return await soundStorage(storage);
    } finally {
      await storage.close();
    }
  });
  return [opened, ...findings];
}

/** Of a job that never ran here there is nothing to say. */
async function jobFindings({ DATA_DIR }: Environment): Promise<Finding[]> {
  return Object.entries(await readJobs(DATA_DIR)).flatMap(([name, { succeededAt, failure }]): Finding[] => {
    if (failure) return [{ name, ok: false, detail: `fails since ${shownTime(failure.since)}: ${failure.cause}` }];
    return succeededAt === undefined ? [] : [{ name, ok: true, detail: `last done ${shownTime(succeededAt)}` }];
  });
}

/** What a check says, or what it throws. */
async function find(name: string, check: () => Promise<string>): Promise<Finding> {
  try {
    return { name, ok: true, detail: await check() };
  } catch (error) {
    return { name, ok: false, detail: (error as Error).message };
  }
}
