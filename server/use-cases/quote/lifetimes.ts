import { day } from "../../../domain/time.ts";
import { elapsed, type Moment } from "../../../domain/verification/moment.ts";
import type { QuoteDraft, StoredDraft } from "../../ports/quotes.ts";
import type { Storage } from "../../ports/storage.ts";

export const draftLifetime = 7 * day;
const contactLifetime = day;

/** A draft as far as its time is not up: all of it for seven days, personal answers for one. */
export function fresh(draft: StoredDraft | undefined, now: Moment): QuoteDraft | undefined {
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
