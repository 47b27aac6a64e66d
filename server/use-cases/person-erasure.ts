import { createHash } from "node:crypto";
import type { Lead } from "../../domain/lead/lead.ts";
import type { PrivacyRequest } from "../../domain/privacy-request/privacy-request.ts";
import { limitConcurrency } from "../in-flight.ts";
import type { DestroyedCounts } from "../ports/office.ts";
import type { Storage } from "../ports/storage.ts";
import {
  carryOut,
  countRemoval,
  type ErasureDeps,
  type Person,
  type PersonRemoval,
  reachableFolder,
  removalOfPerson,
} from "./erasure.ts";
import { leadsInOfficeMails } from "./outbox-files.ts";

export type PersonErasureDeps = Omit<ErasureDeps, "storage" | "dataDir"> & {
  storage: () => Storage;
  dataDir: string;
  /** Its outbox holds the office's own mails, where those are files. */
  officeDir: string;
};

/** All that is kept of one person, as it is shown before any of it goes. */
export type ErasureList = {
  leads: Lead[];
  requests: PrivacyRequest[];
  /** Without files where the site's cannot be reached. */
  counts: DestroyedCounts;
  /** Leads with the same number under another address, or the other way round: they stay. */
  others: Lead[];
  /** Tells this list from any other. */
  digest: string;
};

/** How the office erases a person: first the list, then nothing else than what stood in it. */
export type PersonErasure = {
  list(person: Person): Promise<ErasureList>;
  /** By somebody who saw a list; where there is something else by now, nothing goes. Gives what went. */
  erase(person: Person, digest: string): Promise<DestroyedCounts | "changed">;
};

export function createPersonErasure(deps: PersonErasureDeps): PersonErasure {
  // Of two who erase the same, the second finds a list that has changed.
  const inTurn = limitConcurrency(1);

  async function look(person: Person) {
    const storage = deps.storage();
    const own = { ...deps, storage, dataDir: await reachableFolder(storage, deps.dataDir) };
    const removal = await removalOfPerson(own, person);
    const { leads, requests } = removal.found;
    const reachesFiles = own.dataDir !== undefined;
    const { files: ofSite } = await countRemoval(own, removal);
    const files = reachesFiles ? [...ofSite, ...(await officeMailsAbout(leads, deps.officeDir))] : [];
    const counts = { ...(await countParts(storage, removal)), ...(reachesFiles && { file: files.length }) };
    const list: ErasureList = {
      leads,
      requests,
      counts,
      others: await sharing(storage, person, leads),
      digest: digestOf([leads.map(({ id }) => id), requests.map(({ id }) => id), files.toSorted(), counts]),
    };
    return { own, removal, files, list };
  }

  return {
    list: async (person) => (await look(person)).list,

    erase: (person, digest) =>
      inTurn(async () => {
        const { own, removal, files, list } = await look(person);
        if (list.digest !== digest) return "changed";
        const removed = await carryOut(own, removal, files);
        const file = list.counts.file !== undefined && { file: removed.files };
        return { ...list.counts, lead: removed.leads, draft: removed.drafts ?? 0, ...file };
      }),
  };
}

async function officeMailsAbout(leads: readonly Lead[], officeDir: string): Promise<string[]> {
  const own = new Set(leads.map(({ reference }) => reference));
  const mails = [...(await leadsInOfficeMails(officeDir))];
  return mails.filter(([, named]) => named.some((reference) => own.has(reference))).map(([path]) => path);
}

/** Of leads and unconfirmed requests also what goes with them. */
async function countParts(storage: Storage, { drafts, found }: PersonRemoval): Promise<DestroyedCounts> {
  const unconfirmed = found.requests.filter(({ confirmed }) => !confirmed);
  const counts = {
    lead: found.leads.length,
    note: 0,
    change: 0,
    delivery: 0,
    draft: drafts?.count ?? 0,
    "unverified-request": unconfirmed.length,
    "request-contact": found.requests.length - unconfirmed.length,
  };
  for (const { id } of found.leads) {
    const file = await storage.leadWork.find(id);
    counts.note += file?.notes.length ?? 0;
    counts.change += file?.changes.length ?? 0;
    counts.delivery += file?.deliveries.length ?? 0;
  }
  for (const { id } of unconfirmed) counts.delivery += (await storage.outbox.list({ requestId: id })).length;
  return counts;
}

async function sharing({ leads }: Storage, person: Person, own: readonly Lead[]): Promise<Lead[]> {
  const marks = own.map(({ email, phone }) => ("email" in person ? { phone } : { email }));
  const found = new Map<string, Lead>();
  for (const mark of marks) for (const lead of await leads.of(mark)) found.set(lead.id, lead);
  for (const { id } of own) found.delete(id);
  return [...found.values()];
}

function digestOf(list: unknown): string {
  return createHash("sha256").update(JSON.stringify(list)).digest("base64url");
}
