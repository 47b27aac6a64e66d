import { randomUUID } from "node:crypto";
import type { Applicant, DataRequest } from "../../../domain/data-request/data-request.ts";
import type { Lead } from "../../../domain/lead/lead.ts";
import type { QuoteContact } from "../../draft-ports.ts";
import type { Idempotency, NewDelivery } from "../../ports.ts";

export function aLead(overrides: Partial<Lead> = {}): Lead {
  const id = randomUUID();
  return {
    id,
    reference: id.slice(0, 13),
    form: "contact",
    locale: "tr",
    page: "iletisim",
    createdAt: 1_000,
    email: "ayse.yilmaz@example.com",
    phone: "+905321234567",
    answers: { firstName: "Ayşe", message: "Merhaba" },
    notice: "2026-11-15",
    consents: [{ name: "transfer-abroad", version: "2026-11-15", locale: "tr", at: 1_000 }],
    ...overrides,
  };
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

export function aContact(overrides: Partial<QuoteContact> = {}): QuoteContact {
  const { email, phone, notice, consents } = aLead();
  const answers = { fullname: "Ayşe Yılmaz", email, tel: phone, company: "Örnek A.Ş.", jobTitle: "Müdür" };
  const since = { at: 1_000, tick: 1, run: "run" };
  const page = "yonetilen-hizmetler-teklif-al";
  return { locale: "tr", page, notice, email, phone, answers, consents, since, ...overrides };
}

export function aRequest(overrides: Partial<DataRequest> = {}, person: Partial<Applicant> = {}) {
  const request: DataRequest = {
    id: randomUUID(),
    kind: "access",
    locale: "tr",
    notice: "1.3",
    createdAt: 1_000,
    linkEndsAt: 9_000_000,
    ...overrides,
  };
  const applicant: Applicant = {
    fullname: "Ayşe Yılmaz",
    email: "ayse.yilmaz@example.com",
    phone: "+905321234567",
    details: "",
    ...person,
  };
  return { ...request, applicant };
}
