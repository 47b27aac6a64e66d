import { randomUUID } from "node:crypto";
import type { Lead } from "../../domain/lead/lead.ts";
import type { Applicant, PrivacyRequest } from "../../domain/privacy-request/privacy-request.ts";
import type { NewDelivery } from "../../server/ports/deliveries.ts";
import type { Idempotency } from "../../server/ports/leads.ts";
import { contactLead, privacyRequest } from "../samples.ts";

/** One of many, at the time of the contract, which begins at 0. */
export function aLead(changes: Partial<Lead> = {}): Lead {
  return contactLead({ reference: randomUUID(), createdAt: 1_000, ...changes });
}

export function aRequest(changes: Partial<PrivacyRequest> = {}, applicant: Partial<Applicant> = {}) {
  return privacyRequest({ createdAt: 1_000, linkEndsAt: 9_000_000, ...changes }, applicant);
}

export function aDelivery(overrides: Partial<NewDelivery> = {}): NewDelivery {
  return { id: randomUUID(), kind: "team-mail", target: "info@yakamoz.example", facts: "{}", ...overrides };
}

/** The key of a lead's own submission. */
export function keyOf({ id }: Lead): Idempotency {
  return { key: `key ${id}`, digest: `digest ${id}` };
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
