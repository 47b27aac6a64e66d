import type { LeadStore } from "../ports.ts";

const day = 86_400_000;
/** Held submissions are a bot's with near certainty; a month is enough to find the person among them. */
const heldDays = 30;

/** Removes leads whose time is up. Gives how many went. */
export async function removeOldLeads(leads: LeadStore, days: number, now: number): Promise<number> {
  const old = await leads.remove({ before: now - days * day });
  const held = await leads.remove({ held: true, before: now - heldDays * day });
  return old + held;
}
