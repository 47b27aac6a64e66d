import type { DataRequest } from "../../domain/data-request/data-request.ts";
import { type Lead, leadForms } from "../../domain/lead/lead.ts";
import { mailAddressKey } from "../../domain/lead/mail-address.ts";
import type { DestructionReason } from "../ports/destructions.ts";
import { keyedHash, loadSecret } from "../secret.ts";
import { confirmToken } from "../use-cases/data-request/link.ts";
import { answer, type Command, misuse, type Session, withStorage } from "./context.ts";
import { amount, shownTime } from "./format.ts";
import { leadColumns } from "./leads.ts";
import type { Values } from "./options.ts";
import { addressTrace, removeFiles, type Traces, tracedFiles, tracesOf } from "./outbox-files.ts";
import { anyColumns } from "./privacy-requests.ts";
import { confirm, counted, preview, startProgress } from "./terminal.ts";

export const eraseCommand: Command = {
  name: "erase",
  mayHave: { least: 0, most: 0 },
  options: ["email", "phone", "yes"],
  summary: "Erases what is kept of one person.",
  details: [
    "Leads, held ones too, go with their deliveries and with the mails and SMS about them in DATA_DIR/outbox; unfinished quotes go with the links that were mailed. Of data-subject requests that were confirmed, number, kind, dates and outcome stay, the others go. The database overwrites what they held. What was sent, exported or backed up stays where it went.",
  ],
  examples: ["erase --email deniz@example.com", "erase --phone +905321234567 --yes"],
  run: withStorage(erase),
};

type Person = { email: string } | { phone: string };

async function erase(session: Session): Promise<number> {
  const { storage, terminal, values } = session;
  const person = personOf(values);
  const leads = await leadsOf(session, person);
  const requests = await storage.requests.of(person);
  const removed = await removeLeads(session, {
    leads: leads.length,
    drafts: { count: await storage.drafts.count(person), remove: () => storage.drafts.remove(person) },
    requests: { count: requests.length, remove: () => storage.requests.erase(person) },
    traces: await personTraces(session, person, leads, requests),
    shown: [
      leads.length > 0 ? preview(leadColumns(), leads, terminal.columns) : "No leads.",
      ...(requests.length > 0 ? [preview(anyColumns, requests, terminal.columns)] : []),
    ].join("\n\n"),
    remove: () => storage.leads.remove(person, "erasure"),
    reason: "erasure",
    nothing: `Nothing is kept under ${"email" in person ? person.email : person.phone}.`,
  });
  return removed === 0 ? 1 : 0;
}

function personOf({ email, phone }: Values): Person {
  if (email && !phone) return { email };
  if (phone && !email) return { phone };
  throw misuse("Say whose data goes, by --email or by --phone.");
}

async function leadsOf({ storage, terminal }: Session, person: Person): Promise<Lead[]> {
  const found: Lead[] = [];
  const progress = startProgress(terminal, "Searching leads:", await storage.leads.count());
  const key = "email" in person && mailAddressKey(person.email);
  for await (const lead of counted(storage.leads.each(), progress)) {
    if ("phone" in person ? lead.phone === person.phone : mailAddressKey(lead.email) === key) found.push(lead);
  }
  return found;
}

/** By address every mail is the person's own, also where its lead is gone already; a phone tells only of its leads. */
async function personTraces(
  session: Session,
  person: Person,
  leads: readonly Lead[],
  requests: readonly DataRequest[],
): Promise<Traces> {
  const traces = await tracesOf(leads);
  if ("phone" in person) return { ...withRequests(session, traces, requests), phones: new Set([person.phone]) };
  return { addresses: new Set([addressTrace(person.email)]), phones: traces.phones };
}

/** Mails about requests name their number; the first one carries a link instead. */
function withRequests({ env }: Session, traces: Traces, requests: readonly DataRequest[]): Traces {
  if (requests.length === 0) return traces;
  const hash = keyedHash(loadSecret(env.SECRET, env.DATA_DIR));
  const emails = requests.flatMap(({ applicant }) => applicant?.email ?? []);
  return {
    ...traces,
    addresses: new Set([...traces.addresses, ...emails.map(addressTrace)]),
    references: new Set([
      ...(traces.references ?? []),
      ...requests.flatMap(({ confirmed }) => confirmed?.reference ?? []),
    ]),
    links: new Set(requests.map(({ id }) => confirmToken(id, hash))),
  };
}

export const purgeCommand: Command = {
  name: "purge",
  mayHave: { least: 0, most: 0 },
  options: ["older-than", "yes"],
  summary: "Removes leads that were kept long enough.",
  details: [
    "Held ones too, with their deliveries and with the mails about them in DATA_DIR/outbox; other mails and SMS there go by their age. Meant for a timer: nothing to remove is no failure.",
  ],
  examples: ["purge --older-than 730d", "purge --older-than 730d --yes --json"],
  run: withStorage(purge),
};

async function purge(session: Session): Promise<number> {
  const { storage, terminal, values } = session;
  const before = values["older-than"];
  if (before === undefined) throw misuse("Say what goes, by --older-than.");
  const total = await storage.leads.count({ before });
  const reading = startProgress(terminal, "Reading leads:", total);
  const { addresses, references } = await tracesOf(counted(storage.leads.each({ before }), reading));
  await removeLeads(session, {
    leads: total,
    traces: { addresses, references, phones: new Set(), writtenBefore: before },
    shown: await countsBefore(session, before),
    remove: () => removeBefore(session, before, total),
    reason: "purge",
    nothing: `Nothing is older than ${shownTime(before)}.`,
  });
  return 0;
}

async function countsBefore({ storage }: Session, before: number): Promise<string> {
  const counts = await Promise.all(leadForms.map((form) => storage.leads.count({ form, before })));
  const rows = leadForms.map((form, index) => `  ${form.padEnd(10)}${amount(counts[index] ?? 0, "lead")}`);
  return [`Received before ${shownTime(before)}:`, ...rows].join("\n");
}

/** In a few portions, because after each of them the database is rebuilt. */
async function removeBefore({ storage, terminal }: Session, before: number, total: number): Promise<number> {
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

export type Removal = {
  leads: number;
  /** Unfinished quotes, and mails with links to them. */
  drafts?: { count: number; remove: () => Promise<number> };
  /** Requests of data subjects: unconfirmed ones, and what is personal in the others. */
  requests?: { count: number; remove: () => Promise<number> };
  traces: Traces;
  /** What will go, as it is shown before the question. */
  shown: string;
  remove: () => Promise<number>;
  /** What the log says of the files; storage itself notes what it removes. */
  reason: DestructionReason;
  /** Said where there is nothing to remove. */
  nothing: string;
};

/** Asks, then removes leads and drafts together with the mails and SMS about them that lie in files. Gives how much went. */
export async function removeLeads(
  session: Session,
  { leads, drafts, requests, traces, shown, remove, reason, nothing }: Removal,
): Promise<number> {
  const { DATA_DIR } = session.env;
  const files = await tracedFiles(DATA_DIR, traces);
  const going = {
    leads,
    files: files.length,
    ...(drafts && { drafts: drafts.count }),
    ...(requests && { requests: requests.count }),
  };
  if (total(going) > 0) await confirm(session, shown, `Remove ${inWords(going)} for good?`);
  // Files go first: were the work cut short, the leads would still tell which files are theirs.
  await removeTraced(session, files, reason);
  // Also where there are no leads: storage then overwrites what an earlier attempt left.
  const removed = {
    ...(drafts && { drafts: await drafts.remove() }),
    ...(requests && { requests: await requests.remove() }),
    leads: await remove(),
  };
  // A mail that was being written meanwhile.
  const late = await tracedFiles(DATA_DIR, traces);
  await removeTraced(session, late, reason);
  const count = { ...removed, files: files.length + late.length };
  answer(session, { removed: count }, () => (total(count) === 0 ? nothing : `Removed ${inWords(count)}.`));
  return total(count);
}

async function removeTraced({ storage, clock }: Session, files: string[], reason: DestructionReason): Promise<void> {
  await storage.destructions.record("file", { reason, at: clock() }, await removeFiles(files));
}

type Counts = { leads: number; drafts?: number; requests?: number; files: number };

function total({ leads, drafts = 0, requests = 0, files }: Counts): number {
  return leads + drafts + requests + files;
}

function inWords({ leads, drafts = 0, requests = 0, files }: Counts): string {
  const some = [
    amount(leads, "lead"),
    ...(drafts > 0 ? [amount(drafts, "draft")] : []),
    ...(requests > 0 ? [amount(requests, "request")] : []),
  ].join(", ");
  return `${some} and ${amount(files, "file")} of mail or SMS`;
}
