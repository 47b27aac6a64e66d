import type { Lead } from "../../domain/lead/lead.ts";
import type { ConfirmedPrivacyRequest } from "../../domain/privacy-request/privacy-request.ts";
import { summaryText } from "../../domain/quote/summary.ts";
import { responseDeadline } from "../../domain/working-time/working-hours.ts";
import { defaultLocale } from "../../site/locales.ts";
import { summaryWords } from "../mail/quote-words.ts";
import type { Alert } from "../ports/alerts.ts";
import type { StatusFacts } from "../use-cases/lead-deliveries.ts";

/** The body that tells a CRM of a lead: all of it, so that nobody has to ask back. A source that is not known is null. */
export function leadEvent({ held: _, ...lead }: Lead): string {
  const consents = lead.consents.map((consent) => ({ ...consent, at: time(consent.at) }));
  const { createdAt, source = null } = lead;
  const data = { ...lead, createdAt: time(createdAt), consents, source, ...quoteFacts(lead) };
  return event("lead.created", lead.createdAt, data);
}

/** Tells of a change of status without saying whose: whoever has the lead already knows it by its id. */
export function statusEvent({ id, reference }: Lead, { from, to, at }: StatusFacts): string {
  return event("lead.status-changed", at, { id, reference, from, to, changedAt: time(at) });
}

/** Of a quote also what people read: the package in words, and until when it was promised to call. */
function quoteFacts({ packages, createdAt }: Lead) {
  if (!packages) return {};
  return { summary: summaryText(packages, summaryWords(defaultLocale)), answerBy: time(responseDeadline(createdAt)) };
}

/** Tells of a request without saying whose: the CRM watches the day, and no further copy of the person comes about. */
export function privacyRequestEvent({
  id,
  kind,
  locale,
  confirmed: { reference, at, dueOn },
}: ConfirmedPrivacyRequest): string {
  return event("request.confirmed", at, { id, reference, kind, locale, confirmedAt: time(at), dueOn });
}

export function alertEvent({ at, ...facts }: Alert): string {
  return event("site.alert", at, facts);
}

function event(type: string, at: number, data: object): string {
  return JSON.stringify({ type, timestamp: time(at), data });
}

function time(at: number): string {
  return new Date(at).toISOString();
}
