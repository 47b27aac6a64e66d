import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { day } from "../../domain/time.ts";
import { elapsed, type Moment } from "../../domain/verification/moment.ts";
import type { DestructionLog } from "../ports/destructions.ts";
import type { LeadStore } from "../ports/leads.ts";
import type { PrivacyRequestStore } from "../ports/privacy-requests.ts";
import type { QuoteDraft, StoredDraft } from "../ports/quotes.ts";
import type { Storage } from "../ports/storage.ts";

/** Held submissions are a bot's with near certainty; a month is enough to find the person among them. */
export const heldDays = 30;

/** How long a decision about cookies can be shown. The cookie policy names the same period. */
export const consentLifetime = 3 * 365 * day;

/** Removes leads whose time is up. Gives how many went. */
export async function removeOldLeads(leads: LeadStore, days: number, now: number): Promise<number> {
  const old = await leads.remove({ before: now - days * day }, "retention");
  const held = await leads.remove({ held: true, before: now - heldDays * day }, "retention");
  return old + held;
}

/** Requests that nobody confirmed go with their link, held ones as held leads do. */
export function forgetOldPrivacyRequests(requests: PrivacyRequestStore, now: number): Promise<void> {
  return requests.forget({ by: now, heldBefore: now - heldDays * day });
}

/** Who made a request is known for so many days after its end. Gives how many were forgotten. */
export function forgetApplicants(requests: PrivacyRequestStore, days: number, now: number): Promise<number> {
  return requests.forgetApplicants(now - days * day);
}

export const draftLifetime = 7 * day;
export const contactLifetime = day;

/** A draft as far as its time is not up: all of it for seven days, personal answers for one. */
export function withoutExpired(draft: StoredDraft | undefined, now: Moment): QuoteDraft | undefined {
  // One from the future was left by a clock that has been set right since.
  if (!draft || Math.abs(now.at - draft.changedAt) >= draftLifetime) return undefined;
  const { changedAt: _, contact, code, ...rest } = draft;
  return !contact || isOver(contact.since, now) ? rest : { ...rest, contact, ...(code && { code }) };
}

/** Removes what is over. A clock that jumps takes no answers from visitors of this process. */
export async function forgetOldDrafts(
  { drafts, sends }: Pick<Storage, "drafts" | "sends">,
  now: Moment,
): Promise<void> {
  await drafts.forget(now.at - draftLifetime);
  await sends.forget(now.at - draftLifetime);
  const before = now.at - contactLifetime;
  const old = (await drafts.oldContacts(before)).filter(({ since }) => isOver(since, now));
  await drafts.dropContacts(
    old.map(({ key }) => key),
    before,
  );
}

function isOver(since: Moment, now: Moment): boolean {
  return (elapsed(since, now) ?? contactLifetime) >= contactLifetime;
}

/** Removes files in a folder that were written before, such as mails of a site without a mail server. */
export async function removeOldFiles(
  folder: string,
  before: number,
  destructions: DestructionLog,
  now: number,
): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const written: number[] = [];
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const file = join(folder, entry.name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs >= before) continue;
    await rm(file, { force: true });
    written.push(mtimeMs);
  }
  await destructions.record("file", { reason: "retention", at: now }, written);
}
