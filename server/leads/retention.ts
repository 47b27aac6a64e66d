import { day } from "../../domain/time.ts";
import type { LeadStore } from "../ports/leads.ts";
import type { PrivacyRequestStore } from "../ports/privacy-requests.ts";

/** Held submissions are a bot's with near certainty; a month is enough to find the person among them. */
const heldDays = 30;

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
