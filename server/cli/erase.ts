import { type Command, InvalidArgumentError } from "@commander-js/extra-typings";
import { type Lead, leadForms } from "../../domain/lead/lead.ts";
import { isMailAddress, mailAddressKey } from "../../domain/lead/mail-address.ts";
import type { PrivacyRequest } from "../../domain/privacy-request/privacy-request.ts";
import { keyedHash, loadSecret } from "../data-folder/secret.ts";
import type { DestructionReason } from "../ports/destructions.ts";
import { confirmToken } from "../use-cases/privacy-requests.ts";
import { type CliContext, type JsonOptions, print, type StorageContext, usageError, withStorage } from "./context.ts";
import { amount, shownTime } from "./format.ts";
import { leadColumns } from "./leads.ts";
import { examples, jsonOption, readAge, yesOption } from "./options.ts";
import { type FileFilter, filterForLeads, headerAddress, matchingFiles, removeFiles } from "./outbox-files.ts";
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

type Person = { email: string } | { phone: string };

function personOf(email: string | undefined, phone: string | undefined): Person {
  if (email && !phone) return { email };
  if (phone && !email) return { phone };
  throw usageError("Say whose data goes, by --email or by --phone.");
}

export type RemovalOptions = JsonOptions & { yes?: true | undefined };

async function erase(open: StorageContext, person: Person, options: RemovalOptions): Promise<void> {
  const { storage, terminal, setExitCode } = open;
  const leads = await leadsOf(open, person);
  const requests = await storage.privacyRequests.of(person);
  const removed = await removeLeads(open, options, {
    leads: leads.length,
    drafts: { count: await storage.drafts.count(person), remove: () => storage.drafts.remove(person) },
    requests: { count: requests.length, remove: () => storage.privacyRequests.erase(person) },
    fileFilter: await filterForPerson(open, person, leads, requests),
    previewText: [
      leads.length > 0 ? preview(leadColumns(), leads, terminal.columns) : "No leads.",
      ...(requests.length > 0 ? [preview(privacyRequestColumns, requests, terminal.columns)] : []),
    ].join("\n\n"),
    remove: () => storage.leads.remove(person, "erasure"),
    reason: "erasure",
    nothingMessage: `Nothing is kept under ${"email" in person ? person.email : person.phone}.`,
  });
  if (removed === 0) setExitCode(1);
}

async function leadsOf({ storage, terminal }: StorageContext, person: Person): Promise<Lead[]> {
  const found: Lead[] = [];
  const progress = startProgress(terminal, "Searching leads:", await storage.leads.count());
  const key = "email" in person && mailAddressKey(person.email);
  for await (const lead of withProgress(storage.leads.each(), progress)) {
    if ("phone" in person ? lead.phone === person.phone : mailAddressKey(lead.email) === key) found.push(lead);
  }
  return found;
}

/** By address every mail is the person's own, also where its lead is gone already; a phone tells only of its leads. */
async function filterForPerson(
  open: StorageContext,
  person: Person,
  leads: readonly Lead[],
  requests: readonly PrivacyRequest[],
): Promise<FileFilter> {
  const fileFilter = await filterForLeads(leads);
  if ("phone" in person) return { ...withPrivacyRequests(open, fileFilter, requests), phones: new Set([person.phone]) };
  return { addresses: new Set([headerAddress(person.email)]), phones: fileFilter.phones };
}

/** Mails about requests name their number; the first one carries a link instead. */
function withPrivacyRequests(
  { env }: StorageContext,
  fileFilter: FileFilter,
  requests: readonly PrivacyRequest[],
): FileFilter {
  if (requests.length === 0) return fileFilter;
  const hash = keyedHash(loadSecret(env.SECRET, env.DATA_DIR));
  const emails = requests.flatMap(({ applicant }) => applicant?.email ?? []);
  return {
    ...fileFilter,
    addresses: new Set([...fileFilter.addresses, ...emails.map(headerAddress)]),
    references: new Set([
      ...(fileFilter.references ?? []),
      ...requests.flatMap(({ confirmed }) => confirmed?.reference ?? []),
    ]),
    links: new Set(requests.map(({ id }) => confirmToken(id, hash))),
  };
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

type Removal = {
  leads: number;
  /** Unfinished quotes, and mails with links to them. */
  drafts?: { count: number; remove: () => Promise<number> };
  /** Requests of data subjects: unconfirmed ones, and what is personal in the others. */
  requests?: { count: number; remove: () => Promise<number> };
  fileFilter: FileFilter;
  /** What will go, as it is shown before the question. */
  previewText: string;
  remove: () => Promise<number>;
  /** What the log says of the files; storage itself notes what it removes. */
  reason: DestructionReason;
  /** Printed where there is nothing to remove. */
  nothingMessage: string;
};

/** Asks, then removes leads and drafts together with the mails and SMS about them that lie in files. Gives how much went. */
export async function removeLeads(
  open: StorageContext,
  options: RemovalOptions,
  { leads, drafts, requests, fileFilter, previewText, remove, reason, nothingMessage }: Removal,
): Promise<number> {
  const { DATA_DIR } = open.env;
  const files = await matchingFiles(DATA_DIR, fileFilter);
  const counts = {
    leads,
    files: files.length,
    ...(drafts && { drafts: drafts.count }),
    ...(requests && { requests: requests.count }),
  };
  if (total(counts) > 0) await confirm(open.terminal, options, previewText, `Remove ${countsText(counts)} for good?`);
  // Files go first: were the work cut short, the leads would still tell which files are theirs.
  await removeAndRecord(open, files, reason);
  // Also where there are no leads: storage then overwrites what an earlier attempt left.
  const removed = {
    ...(drafts && { drafts: await drafts.remove() }),
    ...(requests && { requests: await requests.remove() }),
    leads: await remove(),
  };
  // A mail that was being written meanwhile.
  const lateFiles = await matchingFiles(DATA_DIR, fileFilter);
  await removeAndRecord(open, lateFiles, reason);
  const count = { ...removed, files: files.length + lateFiles.length };
  print(open, options, { removed: count }, () =>
    total(count) === 0 ? nothingMessage : `Removed ${countsText(count)}.`,
  );
  return total(count);
}

async function removeAndRecord(
  { storage, clock }: StorageContext,
  files: string[],
  reason: DestructionReason,
): Promise<void> {
  await storage.destructions.record("file", { reason, at: clock() }, await removeFiles(files));
}

type Counts = { leads: number; drafts?: number; requests?: number; files: number };

function total({ leads, drafts = 0, requests = 0, files }: Counts): number {
  return leads + drafts + requests + files;
}

function countsText({ leads, drafts = 0, requests = 0, files }: Counts): string {
  const some = [
    amount(leads, "lead"),
    ...(drafts > 0 ? [amount(drafts, "draft")] : []),
    ...(requests > 0 ? [amount(requests, "request")] : []),
  ].join(", ");
  return `${some} and ${amount(files, "file")} of mail or SMS`;
}
