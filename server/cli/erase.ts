import { type Command, InvalidArgumentError } from "@commander-js/extra-typings";
import { leadForms } from "../../domain/lead/lead.ts";
import { isMailAddress } from "../../domain/lead/mail-address.ts";
import { keyedHash, loadSecret } from "../data-folder/secret.ts";
import {
  carryOut,
  countRemoval,
  type Person,
  type Removal,
  type RemovalCounts,
  removalOfPerson,
} from "../use-cases/erasure.ts";
import { filterForLeads } from "../use-cases/outbox-files.ts";
import { type CliContext, type JsonOptions, print, type StorageContext, usageError, withStorage } from "./context.ts";
import { amount, shownTime } from "./format.ts";
import { leadColumns } from "./leads.ts";
import { examples, jsonOption, readAge, yesOption } from "./options.ts";
import { privacyRequestColumns } from "./privacy-requests.ts";
import { confirm, preview, startProgress, withProgress } from "./terminal.ts";

export function addErasureCommands(program: Command, context: CliContext): void {
  program
    .command("erase")
    .summary("Erases what is kept of one person.")
    .description(
      "Leads, held ones too, go with their deliveries and with the mails and SMS about them in DATA_DIR/outbox; unfinished quotes go with the links that were mailed. Of data-subject requests that were confirmed, number, kind, dates and outcome stay, the others go. The database overwrites what they held. What was sent, exported or backed up stays where it went.",
    )
    .option("--email <address>", "everything under this e-mail address", readEmail)
    .option("--phone <number>", "everything under this phone number, with country code", readPhone)
    .addOption(yesOption)
    .addOption(jsonOption)
    .addHelpText("after", examples("erase --email deniz@example.com", "erase --phone +905321234567 --yes"))
    .action(async ({ email, phone, ...options }) => {
      const person = personOf(email, phone);
      await withStorage(context, (open) => erase(open, person, options));
    });
  program
    .command("purge")
    .summary("Removes leads that were kept long enough.")
    .description(
      "Held ones too, with their deliveries and with the mails about them in DATA_DIR/outbox; other mails and SMS there go by their age. Meant for a timer: nothing to remove is no failure.",
    )
    .requiredOption("--older-than <age>", "received longer ago than this (730d, 48h)", (text) =>
      readAge(text, context.clock()),
    )
    .addOption(yesOption)
    .addOption(jsonOption)
    .addHelpText("after", examples("purge --older-than 730d", "purge --older-than 730d --yes --json"))
    .action(({ olderThan, ...options }) => withStorage(context, (open) => purge(open, olderThan, options)));
}

function readEmail(text: string): string {
  if (!isMailAddress(text.trim())) throw new InvalidArgumentError("It must be an e-mail address.");
  return text.trim();
}

function readPhone(text: string): string {
  const number = text.replace(/[\s().-]/g, "");
  if (/^\+[1-9]\d{5,14}$/.test(number)) return number;
  throw new InvalidArgumentError("It must be a number with its country code, such as +905321234567.");
}

function personOf(email: string | undefined, phone: string | undefined): Person {
  if (email && !phone) return { email };
  if (phone && !email) return { phone };
  throw usageError("Say whose data goes, by --email or by --phone.");
}

export type RemovalOptions = JsonOptions & { yes?: true | undefined };

async function erase(open: StorageContext, person: Person, options: RemovalOptions): Promise<void> {
  const { storage, terminal, clock, env } = open;
  const hash = () => keyedHash(loadSecret(env.SECRET, env.DATA_DIR));
  const deps = { storage, clock, dataDir: env.DATA_DIR, hash };
  const removal = await removalOfPerson(deps, person);
  const { leads, requests } = removal.found;
  const removed = await removeLeads(open, options, {
    ...removal,
    previewText: [
      leads.length > 0 ? preview(leadColumns(), leads, terminal.columns) : "No leads.",
      ...(requests.length > 0 ? [preview(privacyRequestColumns, requests, terminal.columns)] : []),
    ].join("\n\n"),
    nothingMessage: `Nothing is kept under ${"email" in person ? person.email : person.phone}.`,
  });
  if (removed === 0) open.setExitCode(1);
}

async function purge(open: StorageContext, before: number, options: RemovalOptions): Promise<void> {
  const { storage, terminal } = open;
  const total = await storage.leads.count({ before });
  const reading = startProgress(terminal, "Reading leads:", total);
  const { addresses, references } = await filterForLeads(withProgress(storage.leads.each({ before }), reading));
  await removeLeads(open, options, {
    leads: total,
    fileFilter: { addresses, references, phones: new Set(), writtenBefore: before },
    previewText: await countsBefore(open, before),
    remove: () => removeBefore(open, before, total),
    reason: "purge",
    nothingMessage: `Nothing is older than ${shownTime(before)}.`,
  });
}

async function countsBefore({ storage }: StorageContext, before: number): Promise<string> {
  const counts = await Promise.all(leadForms.map((form) => storage.leads.count({ form, before })));
  const rows = leadForms.map((form, index) => `  ${form.padEnd(10)}${amount(counts[index] ?? 0, "lead")}`);
  return [`Received before ${shownTime(before)}:`, ...rows].join("\n");
}

/** In a few batches, because after each of them the database is rebuilt. */
async function removeBefore({ storage, terminal }: StorageContext, before: number, total: number): Promise<number> {
  const limit = Math.max(1_000, Math.ceil(total / 10));
  const progress = startProgress(terminal, "Removing leads:", total);
  let removed = 0;
  let last: number;
  do {
    last = await storage.leads.remove({ before, limit }, "purge");
    removed += last;
    progress.step(last);
  } while (last === limit);
  progress.end();
  return removed;
}

type ShownRemoval = Removal & {
  /** What will go, as it is shown before the question. */
  previewText: string;
  /** Printed where there is nothing to remove. */
  nothingMessage: string;
};

/** Asks, then removes leads and drafts together with the mails and SMS about them that lie in files. Gives how much went. */
export async function removeLeads(
  open: StorageContext,
  options: RemovalOptions,
  { previewText, nothingMessage, ...removal }: ShownRemoval,
): Promise<number> {
  const { storage, clock, env, terminal } = open;
  const deps = { storage, clock, dataDir: env.DATA_DIR };
  const { files, counts } = await countRemoval(deps, removal);
  if (total(counts) > 0) await confirm(terminal, options, previewText, `Remove ${countsText(counts)} for good?`);
  const removed = await carryOut(deps, removal, files);
  print(open, options, { removed }, () => (total(removed) === 0 ? nothingMessage : `Removed ${countsText(removed)}.`));
  return total(removed);
}

function total({ leads, drafts = 0, requests = 0, files }: RemovalCounts): number {
  return leads + drafts + requests + files;
}

function countsText({ leads, drafts = 0, requests = 0, files }: RemovalCounts): string {
  const some = [
    amount(leads, "lead"),
    ...(drafts > 0 ? [amount(drafts, "draft")] : []),
    ...(requests > 0 ? [amount(requests, "request")] : []),
  ].join(", ");
  return `${some} and ${amount(files, "file")} of mail or SMS`;
}
