import type { DataRequest } from "../../domain/data-request/data-request.ts";
import type { Lead } from "../../domain/lead/lead.ts";
import { mailAddressKey } from "../../domain/lead/mail-address.ts";
import { keyedHash, loadSecret } from "../secret.ts";
import { confirmToken } from "../use-cases/data-request/link.ts";
import { type Command, type Session, withStorage } from "./command.ts";
import { preview } from "./confirm.ts";
import { misuse } from "./ending.ts";
import { leadColumns } from "./lead-view.ts";
import type { Values } from "./options.ts";
import { addressTrace, type Traces, tracesOf } from "./outbox-files.ts";
import { counted, startProgress } from "./progress.ts";
import { removeLeads } from "./remove-leads.ts";
import { anyColumns } from "./request-view.ts";

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
