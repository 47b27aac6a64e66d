import { randomUUID } from "node:crypto";
import { contactForm } from "../domain/lead/contact-form.ts";
import type { Field } from "../domain/lead/fields.ts";
import type { Lead } from "../domain/lead/lead.ts";
import { type Posted, readForm } from "../domain/lead/read-form.ts";
import { reportForm } from "../domain/lead/report-form.ts";
import type { LeadSource } from "../domain/lead/source.ts";
import { type Applicant, type PrivacyRequest, privacyRequestForm } from "../domain/privacy-request/privacy-request.ts";
import { readPackages } from "../domain/quote/links.ts";
import { quoteContactForm } from "../domain/quote/steps/contact.ts";
import { summaryOf } from "../domain/quote/summary.ts";
import type { QuoteContact, QuoteDraft } from "../server/ports/quotes.ts";

/** Who sends every form. */
export const person = {
  name: "Deniz",
  surname: "Işık",
  fullname: "Deniz Işık",
  email: "deniz@kordongida.example",
  /** As it is typed. */
  tel: "0501 234 56 78",
  /** The same as it is kept. */
  phone: "+905012345678",
  company: "Kordon Gıda A.Ş.",
  jobTitle: "BT Müdürü",
} as const;

/** When the stored samples came: a Sunday afternoon, 18:40 in Istanbul. */
export const sunday = Date.parse("2026-11-15T15:40:00Z");

const { name, surname, fullname, email, tel, company, jobTitle } = person;
const report = "siber-dayaniklilik-raporu";

/** Where a visit came from, with every field that may be known. */
export const leadSource: Required<LeadSource> = {
  utmSource: "Bülten",
  utmMedium: "e-posta",
  utmCampaign: "guz-2026",
  utmTerm: "bulut yedekleme",
  utmContent: "ust-dugme",
  referringHost: "posta.example",
  landingPage: "/bulut-cozumleri",
};

/** The fields of all forms that a person writes into freely. */
export const freeFields: readonly string[] = [...contactForm, ...reportForm, ...quoteContactForm, ...privacyRequestForm]
  .filter(({ kind }) => kind === "text" || kind === "multiline")
  .map(({ name }) => name);

/** An answer to each question that a form always asks and that must be answered: a new one fails the type check here. */
type Answered<Form extends readonly Field[]> = Posted &
  Record<Exclude<Extract<Form[number], { required: true }>, { when: object }>["name"], string>;

/** The contact form as a browser posts it, valid unless a change makes it wrong. */
export function postedContact(changes: Posted = {}): Record<string, string> {
  return {
    form: "contact",
    name,
    surname,
    email,
    tel,
    "tel-country": "TR",
    company,
    jobTitle,
    companySize: "251-1000",
    sector: "gida",
    topic: "information",
    service: "managed",
    subject: "Yedekleme",
    message: "Merhaba,\r\nyedeğimiz dönmüyor.",
    consent: "yes",
    ...changes,
  } satisfies Answered<typeof contactForm>;
}

export function postedReport(changes: Posted = {}): Record<string, string> {
  return {
    form: "report",
    report,
    fullname,
    email,
    company,
    jobTitle,
    companySize: "251-1000",
    sector: "gida",
    consent: "yes",
    ...changes,
  } satisfies Answered<typeof reportForm>;
}

/** Step 4 of the quote wizard. */
export function postedQuoteContact(changes: Posted = {}): Record<string, string> {
  return {
    form: "contact",
    fullname,
    email,
    tel,
    "tel-country": "TR",
    company,
    jobTitle,
    note: "Yedekler gece alınır.",
    consent: "yes",
    ...changes,
  } satisfies Answered<typeof quoteContactForm>;
}

export function postedPrivacyRequest(changes: Posted = {}): Record<string, string> {
  return {
    form: "request",
    kind: "correction",
    fullname,
    email,
    details: "Soyadım Işık olmalı.",
    ...changes,
  } satisfies Answered<typeof privacyRequestForm>;
}

/** The contact form as it is kept. Its answers follow a changed address and number. */
export function contactLead(changes: Partial<Lead> = {}): Lead {
  return leadOf(contactForm, postedContact(), {
    form: "contact",
    page: "iletisim",
    phone: person.phone,
    ...changes,
  });
}

/** A report request in English, without consent. */
export function reportLead(changes: Partial<Lead> = {}): Lead {
  return leadOf(reportForm, postedReport(), { form: "report", locale: "en", page: report, consents: [], ...changes });
}

/** A quote with every kind of package that it may hold. */
export function quoteLead(changes: Partial<Lead> = {}): Lead {
  const text = "os.b4.p12_db-mssql.a2-pg.p6_storage.p_san_fw.a2_soc.p500_rise-prod.p3-nonprod.b2";
  return leadOf(quoteContactForm, postedQuoteContact(), {
    form: "quote",
    page: "yonetilen-hizmetler-teklif-al",
    phone: person.phone,
    packages: summaryOf(readPackages(text)),
    ...changes,
  });
}

type LeadChanges = Partial<Lead> & Pick<Lead, "form" | "page">;

function leadOf(fields: readonly Field[], posted: Posted, changes: LeadChanges): Lead {
  const { email = person.email, phone = "", createdAt = sunday } = changes;
  const { answers } = readForm(fields, posted, { consent: "required", readPhone: () => phone });
  const { consent: _consent, tel: _tel, ...others } = answers;
  return {
    id: randomUUID(),
    reference: "7F3K-92QM",
    locale: "tr",
    createdAt,
    email,
    phone,
    answers: { ...others, email, ...(phone && { tel: phone }) },
    notice: "1.2",
    consents: [{ name: "transfer-abroad", version: "2026-11-15", locale: "tr", at: createdAt }],
    ...changes,
  };
}

/** What a draft knows of the person once the code is sent. */
export function quoteContact(changes: Partial<QuoteContact> = {}): QuoteContact {
  const { locale, page, notice, email, phone, answers, consents } = quoteLead();
  const since = { at: sunday, tick: 1, run: "run" };
  return { locale, page, notice, email, phone, answers, consents, since, ...changes };
}

/** A draft that lacks nothing but the code. */
export function quoteDraft(changes: Partial<QuoteDraft> = {}): QuoteDraft {
  return { packages: readPackages("os.b4.p12_san"), contact: quoteContact(), ...changes };
}

/** The request of a data subject as it is kept, not yet confirmed. */
export function privacyRequest(changes: Partial<PrivacyRequest> = {}, applicant: Partial<Applicant> = {}) {
  const { fullname, email, phone } = person;
  const request: PrivacyRequest = {
    id: randomUUID(),
    kind: "access",
    locale: "tr",
    notice: "1.3",
    createdAt: sunday,
    linkEndsAt: sunday + 86_400_000,
    ...changes,
  };
  return { ...request, applicant: { fullname, email, phone, details: "", ...applicant } };
}
