import type { Lead } from "../../domain/lead/lead.ts";
import type { Meter } from "../meter.ts";
import type { Acceptance, LeadStore } from "../ports/leads.ts";
import type { LimitStore } from "../ports/limits.ts";
import type { DraftStore } from "../ports/quotes.ts";
import type { Storage } from "../ports/storage.ts";
import { countryOf } from "../use-cases/quote/phone.ts";

/** The storage, and a count of the leads it takes and of the limits that are reached. */
export function measuredStorage(storage: Storage, meter: Meter | undefined): Storage {
  if (!meter) return storage;
  const { leads, limits, drafts } = storage;
  return {
    ...storage,
    leads: { ...leads, ...measuredLeads(leads, meter) },
    limits: { ...limits, take: measuredTake(limits, meter) },
    drafts: { ...drafts, change: measuredChange(drafts, meter) },
  };
}

function measuredLeads({ accept, recall }: LeadStore, meter: Meter): Pick<LeadStore, "accept" | "recall"> {
  return {
    async accept(...given) {
      const acceptance = await accept(...given);
      if (acceptance.outcome === "limited") meter.limited(acceptance.rule);
      else meter.lead(acceptance.lead.form, outcomeOf(acceptance));
      if ("full" in acceptance && acceptance.full) meter.limited(acceptance.full);
      return acceptance;
    },
    async recall(idempotency) {
      const before = await recall(idempotency);
      if (before) meter.lead(before.lead.form, before.outcome);
      return before;
    },
  };
}

function outcomeOf({ outcome, lead }: Acceptance): "held" | Acceptance["outcome"] {
  return outcome === "accepted" && lead.held ? "held" : outcome;
}

function measuredTake({ take }: LimitStore, meter: Meter): LimitStore["take"] {
  return async (...given) => {
    const taken = await take(...given);
    if (!taken.allowed) meter.limited(taken.rule);
    return taken;
  };
}

/** A quote's lead comes into being with a change of its draft, by a code that came back. */
function measuredChange({ change }: DraftStore, meter: Meter): DraftStore["change"] {
  return async (key, now, decide) => {
    let lead: Lead | undefined;
    const answer = await change(key, now, (draft) => {
      const decision = decide(draft);
      lead = decision.lead?.lead;
      return decision.lead ? { ...decision, lead: { ...decision.lead, onFull: meter.limited } } : decision;
    });
    if (lead) {
      meter.lead(lead.form, lead.held ? "held" : "accepted");
      meter.smsConfirmed(countryOf(lead.phone));
    }
    return answer;
  };
}
