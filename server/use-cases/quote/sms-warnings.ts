import { minute } from "../../../domain/time.ts";
import { budgetRules, budgetState, prefixOf } from "../../../domain/verification/sms-limits.ts";
import { logFailure } from "../../log.ts";
import { type Incident, subjectOf } from "../../outbox/alert.ts";
import type { QuoteParts } from "./parts.ts";

/** What the operators should hear of the sending of codes. Never throws. */
export function createSmsWarnings({ storage, now, caps, raise, log }: QuoteParts) {
  const told = new Map<string, number>();

  /** Once a minute is enough to keep the operators informed, and an attack from storing thousands of alerts. */
  function tell(incident: Incident): void {
    const { tick } = now();
    for (const [subject, at] of told) if (tick - at >= minute) told.delete(subject);
    const subject = subjectOf(incident);
    if (told.has(subject)) return;
    told.set(subject, tick);
    raise(incident);
  }

  return {
    /** Nobody with a number like this gets a code until then, if there is such a moment. */
    paused(phone: string, until: number | undefined): void {
      if (until !== undefined) tell({ reason: "sms-paused", prefix: prefixOf(phone), until });
    },

    /** Looks at what a code to this country has counted against. */
    async budgets(country: string): Promise<void> {
      try {
        const used = await storage().limits.used(budgetRules(country, caps), now().at);
        for (const { rule, hits, endsAt: until } of used) {
          const cap = rule.key.replace("sms:", "");
          const state = budgetState(hits, rule.limit);
          if (state === "spent") tell({ reason: "sms-budget-spent", cap, until });
          if (state === "low") tell({ reason: "sms-budget-low", cap, used: hits, limit: rule.limit, until });
        }
      } catch (error) {
        logFailure(log, undefined, error);
      }
    },
  };
}
