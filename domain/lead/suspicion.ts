import { formExtras } from "./form-result.ts";
import type { Suspicion } from "./lead.ts";
import type { Posted } from "./read-form.ts";

/** Nobody fills a form of eight questions faster, not even a browser that knows the answers. */
const quickestMilliseconds = 3_000;

/** Why a submission looks like a bot's. Forms sent without script say nothing of their opening and are not suspected. */
export function suspicionOf(posted: Posted, now: number): Suspicion | undefined {
  if (posted[formExtras.trap]) return "honeypot";
  const opened = Number(posted[formExtras.opened]);
  return opened > 0 && now >= opened && now - opened < quickestMilliseconds ? "speed" : undefined;
}
