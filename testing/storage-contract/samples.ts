import { randomUUID } from "node:crypto";
import type { Applicant, DataRequest } from "../../domain/data-request/data-request.ts";
import type { Lead } from "../../domain/lead/lead.ts";
import type { NewDelivery } from "../../server/ports/deliveries.ts";
import type { Idempotency } from "../../server/ports/leads.ts";
import { contactLead, dataRequest } from "../samples.ts";

/** One of many, at the time of the contract, which begins at 0. */
export function aLead(changes: Partial<Lead> = {}): Lead {
  return contactLead({ reference: randomUUID(), createdAt: 1_000, ...changes });
}

export function aRequest(changes: Partial<DataRequest> = {}, applicant: Partial<Applicant> = {}) {
  return dataRequest({ createdAt: 1_000, linkEndsAt: 9_000_000, ...changes }, applicant);
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
