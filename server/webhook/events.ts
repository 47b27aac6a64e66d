import type { Lead } from "../../domain/lead/lead.ts";
import type { Alert } from "../outbox/alert.ts";

/** The body that tells a CRM of a lead: all of it, so that nobody has to ask back. */
export function leadEvent({ held: _, ...lead }: Lead): string {
  const consents = lead.consents.map((consent) => ({ ...consent, at: time(consent.at) }));
  return event("lead.created", lead.createdAt, { ...lead, createdAt: time(lead.createdAt), consents });
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
