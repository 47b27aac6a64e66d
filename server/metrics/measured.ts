import type { FormResult } from "../../domain/lead/form-result.ts";
import type { Lead } from "../../domain/lead/lead.ts";
import { countryOf } from "../../domain/phone/e164.ts";
import type { Acceptance, Captcha, LeadStore } from "../ports/leads.ts";
import type { LimitStore } from "../ports/limits.ts";
import type { Meter } from "../ports/meter.ts";
import type { DraftStore, SmsSender } from "../ports/quotes.ts";
import type { Storage } from "../ports/storage.ts";
import type { PrivacyRequests } from "../use-cases/privacy-requests.ts";
import type { ContactOutcome, QuoteWizard, ResendOutcome } from "../use-cases/quote/types.ts";
import type { Services } from "../use-cases/services.ts";

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

function measuredLeads({ accept, findByKey }: LeadStore, meter: Meter): Pick<LeadStore, "accept" | "findByKey"> {
  return {
    async accept(...given) {
      const acceptance = await accept(...given);
      if (acceptance.outcome === "limited") meter.limited(acceptance.rule);
      else meter.lead(acceptance.lead.form, outcomeOf(acceptance));
      if ("full" in acceptance && acceptance.full) meter.limited(acceptance.full);
      return acceptance;
    },
    async findByKey(idempotency) {
      const before = await findByKey(idempotency);
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
    const result = await change(key, now, (draft) => {
      const decision = decide(draft);
      lead = decision.lead?.lead;
      return decision.lead ? { ...decision, lead: { ...decision.lead, onFull: meter.limited } } : decision;
    });
    if (lead) {
      meter.lead(lead.form, lead.held ? "held" : "accepted");
      meter.smsConfirmed(countryOf(lead.phone));
    }
    return result;
  };
}

/** The services, and a count of what comes of them that storage does not see. */
export function measuredServices(services: Services, meter: Meter | undefined): Services {
  if (!meter) return services;
  const { submitLead, privacyRequests, quote } = services;
  return {
    ...services,
    submitLead: measuredSubmit(submitLead, meter),
    privacyRequests: measuredPrivacyRequests(privacyRequests, meter),
    quote: measuredQuote(quote, meter),
  };
}

function measuredSubmit(submit: Services["submitLead"], meter: Meter): Services["submitLead"] {
  return async (submission) => {
    const { form } = submission;
    try {
      const result = await submit(submission);
      if (result.status === "invalid") meter.invalid(form);
      return result;
    } catch (error) {
      meter.lead(form, "failed");
      throw error;
    }
  };
}

function measuredPrivacyRequests(privacyRequests: PrivacyRequests, meter: Meter): PrivacyRequests {
  const counted = async (submission: Promise<FormResult>) => {
    const result = await submission.catch((error: unknown) => {
      meter.privacyRequest("failed");
      throw error;
    });
    if (result.status === "invalid") meter.invalid("request");
    if (result.status === "mailed" || result.status === "confirmed") meter.privacyRequest(result.status);
    return result;
  };
  return {
    ...privacyRequests,
    submit: (submission) => counted(privacyRequests.submit(submission)),
    confirm: (token) => counted(privacyRequests.confirm(token)),
  };
}

function measuredQuote(quote: QuoteWizard, meter: Meter): QuoteWizard {
  const countRefusal = (result: ContactOutcome | ResendOutcome) => {
    if (result.outcome === "refused") meter.smsRefused(result.refusal);
  };
  return {
    ...quote,
    async save(...given) {
      const saved = await quote.save(...given);
      if (saved.cookie) meter.draft("opened");
      return saved;
    },
    async resume(token) {
      const resumed = await quote.resume(token);
      if (resumed.cookie) meter.draft("resumed");
      return resumed;
    },
    async sendContact(...given) {
      const result = await quote.sendContact(...given);
      if (result.outcome === "invalid") meter.invalid("quote");
      countRefusal(result);
      return result;
    },
    async resend(visit) {
      const result = await quote.resend(visit);
      countRefusal(result);
      return result;
    },
    async confirm(...given) {
      try {
        const result = await quote.confirm(...given);
        meter.codeChecked(result.outcome === "completed" ? "right" : result.outcome);
        return result;
      } catch (error) {
        meter.lead("quote", "failed");
        throw error;
      }
    },
  };
}

export function measuredSms(sms: SmsSender, meter: Meter | undefined): SmsSender {
  if (!meter) return sms;
  return {
    ...sms,
    async send(message) {
      const result = await sms.send(message);
      meter.sms(countryOf(message.to), result.sent ? "sent" : "failed");
      return result;
    },
  };
}

export function measuredCaptcha(captcha: Captcha | undefined, meter: Meter | undefined): Captcha | undefined {
  if (!captcha || !meter) return captcha;
  return {
    async verify(...given) {
      const result = await captcha.verify(...given);
      meter.captcha(result.verdict);
      return result;
    },
  };
}
