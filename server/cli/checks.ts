import { rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { makeFolder } from "../data-folder.ts";
import type { Environment } from "../env.ts";
import { smtpMailer } from "../mail/smtp-mailer.ts";
import { freeSpace } from "../outbox/free-space.ts";
import { leastFreeSpace } from "../outbox/outbound.ts";
import type { Storage } from "../ports/storage.ts";
import { shownAge } from "./times.ts";
import { amount } from "./words.ts";

/** Each says what it found, or throws what is wrong. */

const megabyte = 1_000_000;
/** Below this the server sends an alert. */
/** Longer than any delivery waits that a short failure held up. */
const longestWait = 3_600_000;

export async function dataFolder({ DATA_DIR }: Environment): Promise<string> {
  const probe = join(DATA_DIR, `.check-${process.pid}`);
  makeFolder(DATA_DIR);
  await writeFile(probe, "");
  await rm(probe);
  return `${resolve(DATA_DIR)} can be written`;
}

export async function diskSpace({ DATA_DIR }: Environment): Promise<string> {
  const free = await freeSpace(DATA_DIR);
  if (free === undefined) throw new Error("not known, because there is no data folder");
  const shown = `${Math.floor(free / megabyte).toLocaleString("en")} MB`;
  if (free < leastFreeSpace) throw new Error(`${shown} are left; without space no lead can be taken`);
  return shown;
}

export async function soundStorage(storage: Storage): Promise<string> {
  await storage.check({ write: true });
  const [all, held] = [await storage.leads.count(), await storage.leads.count({ held: true })];
  const engine = { sqlite: "SQLite", postgresql: "PostgreSQL" }[storage.engine];
  return `${engine} is sound and keeps ${amount(all, "lead")}, ${held.toLocaleString("en")} of them held`;
}

export async function waitingDeliveries({ outbox }: Storage, now: number): Promise<string> {
  const oldest = await outbox.oldestWaiting();
  if (oldest === undefined) return "none";
  const { waiting } = await outbox.counts();
  const found = `${waiting.toLocaleString("en")}, the oldest for ${shownAge(now - oldest)}`;
  if (now - oldest > longestWait) throw new Error(`${found}; does the server or the worker run?`);
  return found;
}

export async function deadDeliveries({ outbox }: Storage): Promise<string> {
  const { dead } = await outbox.counts();
  if (dead > 0) throw new Error(`${dead.toLocaleString("en")}; "deliveries list --state dead" shows why`);
  return "none";
}

export async function mail({ SMTP_URL, MAIL_FROM, DATA_DIR }: Environment): Promise<string> {
  if (!SMTP_URL) return `written as files to ${resolve(DATA_DIR, "outbox")}, because SMTP_URL is empty`;
  const mailer = smtpMailer({ url: SMTP_URL, from: MAIL_FROM });
  try {
    await mailer.check();
    return `${new URL(SMTP_URL).host} answers`;
  } finally {
    mailer.close();
  }
}

export function webhook({ WEBHOOK_URL }: Environment): string {
  if (!WEBHOOK_URL) return "none, because WEBHOOK_URL is empty";
  const { protocol, hostname, origin } = new URL(WEBHOOK_URL);
  const isLocal = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (protocol !== "https:" && !isLocal) throw new Error(`${origin} is not https: leads would travel in the open`);
  return origin;
}
