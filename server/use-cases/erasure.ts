import { access, constants } from "node:fs/promises";
import { join } from "node:path";
import type { Lead } from "../../domain/lead/lead.ts";
import type { PrivacyRequest } from "../../domain/privacy-request/privacy-request.ts";
import type { KeyedHash } from "../data-folder/secret.ts";
import type { DestructionReason } from "../ports/destructions.ts";
import type { Clock } from "../ports/limits.ts";
import type { Storage } from "../ports/storage.ts";
import { type FileFilter, filterForLeads, headerAddress, matchingFiles, removeFiles } from "./outbox-files.ts";
import { confirmToken } from "./privacy-requests.ts";

export type Person = { email: string } | { phone: string };

export type ErasureDeps = {
  storage: Storage;
  clock: Clock;
  /** Its outbox holds mails and SMS as files; absent where those cannot be reached from here. */
  dataDir: string | undefined;
  /** Asked for only where a link has to be known again. */
  hash: () => KeyedHash;
};

/** What is to go: leads and, of one person, all else, together with the mails and SMS about it that lie as files. */
export type Removal = {
  leads: number;
  /** Unfinished quotes, and mails with links to them. */
  drafts?: { count: number; remove: () => Promise<number> };
  /** Requests of data subjects: unconfirmed ones, and what is personal in the others. */
  requests?: { count: number; remove: () => Promise<number> };
  fileFilter: FileFilter;
  remove: () => Promise<number>;
  /** What the log says of the files; storage itself notes what it removes. */
  reason: DestructionReason;
};

/** How much goes or went. */
export type RemovalCounts = { leads: number; drafts?: number; requests?: number; files: number };

export type PersonRemoval = Removal & { found: { leads: Lead[]; requests: PrivacyRequest[] } };

/** The folder of files where those can be read and removed from here, and not another user's or another machine's. */
export async function reachableFolder({ engine }: Storage, dataDir: string): Promise<string | undefined> {
  const { R_OK, W_OK, X_OK } = constants;
  const failure = await access(join(dataDir, "outbox"), R_OK | W_OK | X_OK).catch(({ code }) => code);
  // SQLite lies in the same folder: where there is no outbox, nothing was written to it.
  return failure === undefined || (failure === "ENOENT" && engine === "sqlite") ? dataDir : undefined;
}

/** What there is of one person. */
export async function removalOfPerson(deps: ErasureDeps, person: Person): Promise<PersonRemoval> {
  const { leads, drafts, privacyRequests } = deps.storage;
  const own = await leads.of(person);
  const requests = await privacyRequests.of(person);
  return {
    found: { leads: own, requests },
    leads: own.length,
    drafts: { count: await drafts.count(person), remove: () => drafts.remove(person) },
    requests: { count: requests.length, remove: () => privacyRequests.erase(person) },
    fileFilter: await filterForPerson(deps, person, own, requests),
    remove: () => leads.remove(person, "erasure"),
    reason: "erasure",
  };
}

/** Held leads that somebody took for a bot's. */
export async function removalOfHeld({ leads }: Storage, held: readonly Lead[]): Promise<Removal> {
  return {
    leads: held.length,
    fileFilter: await filterForLeads(held),
    remove: () => leads.remove({ ids: held.map(({ id }) => id) }, "drop"),
    reason: "drop",
  };
}

/** By address every mail is the person's own, also where its lead is gone already; a phone tells only of its leads. */
async function filterForPerson(
  deps: ErasureDeps,
  person: Person,
  leads: readonly Lead[],
  requests: readonly PrivacyRequest[],
): Promise<FileFilter> {
  const fileFilter = await filterForLeads(leads);
  if ("phone" in person) return { ...withPrivacyRequests(deps, fileFilter, requests), phones: new Set([person.phone]) };
  return { addresses: new Set([headerAddress(person.email)]), phones: fileFilter.phones };
}

/** Mails about requests name their number; the first one carries a link instead. */
function withPrivacyRequests(
  { hash }: ErasureDeps,
  fileFilter: FileFilter,
  requests: readonly PrivacyRequest[],
): FileFilter {
  if (requests.length === 0) return fileFilter;
  const own = hash();
  const emails = requests.flatMap(({ applicant }) => applicant?.email ?? []);
  return {
    ...fileFilter,
    addresses: new Set([...fileFilter.addresses, ...emails.map(headerAddress)]),
    references: new Set([
      ...(fileFilter.references ?? []),
      ...requests.flatMap(({ confirmed }) => confirmed?.reference ?? []),
    ]),
    links: new Set(requests.map(({ id }) => confirmToken(id, own))),
  };
}

type Files = { files: string[]; counts: RemovalCounts };

/** The files about what is to go, and how much goes in all. */
export async function countRemoval({ dataDir }: Pick<ErasureDeps, "dataDir">, removal: Removal): Promise<Files> {
  const { leads, drafts, requests } = removal;
  const files = dataDir === undefined ? [] : await matchingFiles(dataDir, removal.fileFilter);
  const counts = {
    leads,
    files: files.length,
    ...(drafts && { drafts: drafts.count }),
    ...(requests && { requests: requests.count }),
  };
  return { files, counts };
}

/** Removes leads and all else together with their files. Gives how much went. */
export async function carryOut(
  deps: Pick<ErasureDeps, "storage" | "clock" | "dataDir">,
  removal: Removal,
  files: readonly string[],
): Promise<RemovalCounts> {
  const { drafts, requests, fileFilter, reason } = removal;
  // Files go first: were the work cut short, the leads would still tell which files are theirs.
  await removeAndRecord(deps, files, reason);
  // Also where there are no leads: storage then overwrites what an earlier attempt left.
  const removed = {
    ...(drafts && { drafts: await drafts.remove() }),
    ...(requests && { requests: await requests.remove() }),
    leads: await removal.remove(),
  };
  // A mail that was being written meanwhile.
  const lateFiles = deps.dataDir === undefined ? [] : await matchingFiles(deps.dataDir, fileFilter);
  await removeAndRecord(deps, lateFiles, reason);
  return { ...removed, files: files.length + lateFiles.length };
}

async function removeAndRecord(
  { storage, clock }: Pick<ErasureDeps, "storage" | "clock">,
  files: readonly string[],
  reason: DestructionReason,
): Promise<void> {
  await storage.destructions.record("file", { reason, at: clock() }, await removeFiles(files));
}
