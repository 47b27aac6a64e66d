import { rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Command } from "@commander-js/extra-typings";
import { operatorLocale } from "../../site/locales.ts";
import { makeFolder } from "../data-folder/data-folder.ts";
import { readJobs } from "../data-folder/jobs.ts";
import { type Environment, readEnvironment } from "../env.ts";
import { smtpMailer } from "../mail/smtp-mailer.ts";
import { untrueSentences, untrueSentenceText } from "../notices.ts";
import { freeSpace, leastFreeSpace } from "../outbox/background-tasks.ts";
import type { Clock } from "../ports/limits.ts";
import type { Storage } from "../ports/storage.ts";
import { StartRefusal } from "../start-refusal.ts";
import { openStorage } from "../storage/open-storage.ts";
import { type CliContext, type JsonOptions, print } from "./context.ts";
import { amount, shownAge, shownTime } from "./format.ts";
import { examples, jsonOption } from "./options.ts";

export function addCheckCommand(program: Command, context: CliContext): void {
  program
    .command("check")
    .description("Checks settings, storage, mail server, deliveries, notices and jobs; sends nothing.")
    .addOption(jsonOption)
    .addHelpText("after", examples("check", "check --json"))
    .action((options) => check(context, options));
}

type Finding = { name: string; ok: boolean; detail: string };

async function check(context: CliContext, options: JsonOptions): Promise<void> {
  const findings = await findingsOf(context);
  const ok = findings.every((finding) => finding.ok);
  print(context, options, { ok, checks: findings }, () =>
    findings.map(({ name, ok, detail }) => `${ok ? "✓" : "✗"} ${name}: ${detail}`).join("\n"),
  );
  if (!ok) context.setExitCode(1);
}

async function findingsOf({ source, clock }: CliContext): Promise<Finding[]> {
  let env: Environment;
  try {
    env = readEnvironment(source);
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    return error.sentences.map((detail) => ({ name: "settings", ok: false, detail }));
  }
  return [
    { name: "settings", ok: true, detail: "every value can be read" },
    ...noticeFindings(env),
    await find("data folder", () => dataFolder(env)),
    await find("free space", () => diskSpace(env)),
    ...(await storageFindings(env, clock)),
    await find("mail", () => mail(env)),
    await find("webhook", async () => webhook(env)),
    ...(await jobFindings(env)),
  ];
}

/** What legal texts say of settings. */
function noticeFindings(env: Environment): Finding[] {
  const untrue = untrueSentences(env);
  if (untrue.length === 0) return [{ name: "notices", ok: true, detail: "agree with the settings" }];
  return untrue.map((sentence) => ({ name: "notices", ok: false, detail: untrueSentenceText(sentence, env) }));
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

/** Each says what it found, or throws what is wrong. */

const megabyte = 1_000_000;

/** Longer than any delivery waits that a short failure held up. */
const longestWait = 3_600_000;

async function dataFolder({ DATA_DIR }: Environment): Promise<string> {
  const probe = join(DATA_DIR, `.check-${process.pid}`);
  makeFolder(DATA_DIR);
  await writeFile(probe, "");
  await rm(probe);
  return `${resolve(DATA_DIR)} can be written`;
}

async function diskSpace({ DATA_DIR }: Environment): Promise<string> {
  const free = await freeSpace(DATA_DIR);
  if (free === undefined) throw new Error("not known, because there is no data folder");
  const shown = `${Math.floor(free / megabyte).toLocaleString(operatorLocale)} MB`;
  if (free < leastFreeSpace) throw new Error(`${shown} are left; without space no lead can be taken`);
  return shown;
}

async function soundStorage(storage: Storage): Promise<string> {
  await storage.check({ write: true });
  const [all, held] = [await storage.leads.count(), await storage.leads.count({ held: true })];
  const engine = { sqlite: "SQLite", postgresql: "PostgreSQL" }[storage.engine];
  return `${engine} is sound and keeps ${amount(all, "lead")}, ${held.toLocaleString(operatorLocale)} of them held`;
}

async function waitingDeliveries({ outbox }: Storage, now: number): Promise<string> {
  const oldest = await outbox.oldestWaiting();
  if (oldest === undefined) return "none";
  const { waiting } = await outbox.counts();
  const found = `${waiting.toLocaleString(operatorLocale)}, the oldest for ${shownAge(now - oldest)}`;
  if (now - oldest > longestWait) throw new Error(`${found}; does the server or the worker run?`);
  return found;
}

async function deadDeliveries({ outbox }: Storage): Promise<string> {
  const { dead } = await outbox.counts();
  if (dead > 0) throw new Error(`${dead.toLocaleString(operatorLocale)}; "deliveries list --state dead" shows why`);
  return "none";
}

async function mail({ SMTP_URL, MAIL_FROM, DATA_DIR }: Environment): Promise<string> {
  if (!SMTP_URL) return `written as files to ${resolve(DATA_DIR, "outbox")}, because SMTP_URL is empty`;
  const mailer = smtpMailer({ url: SMTP_URL, from: MAIL_FROM });
  try {
    await mailer.check();
    return `${new URL(SMTP_URL).host} answers`;
  } finally {
    mailer.close();
  }
}

function webhook({ WEBHOOK_URL }: Environment): string {
  if (!WEBHOOK_URL) return "none, because WEBHOOK_URL is empty";
  const { protocol, hostname, origin } = new URL(WEBHOOK_URL);
  const isLocal = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (protocol !== "https:" && !isLocal) throw new Error(`${origin} is not https: leads would travel in the open`);
  return origin;
}
