import type { Locale } from "../../site/locales.ts";
import type { SummaryGroup } from "../quote/summary.ts";
import type { LeadSource } from "./source.ts";

export const leadForms = ["contact", "report", "quote"] as const;
export type LeadForm = (typeof leadForms)[number];

/** Why a submission looks like a bot's; such leads are kept and held, not delivered. */
export type Suspicion = "honeypot" | "speed" | "captcha";

/** A request of a person, as it is kept. Times are milliseconds since 1970. */
export type Lead = {
  id: string;
  /** Short enough to be read over the telephone; stands in mails and on the record. */
  reference: string;
  form: LeadForm;
  locale: Locale;
  /** Name of the page it was sent from. */
  page: string;
  createdAt: number;
  held?: Suspicion;
  email: string;
  /** E.164, empty where none was given. */
  phone: string;
  /** Everything the person answered, under the form's own field names; choices as their keys. */
  answers: Record<string, string>;
  /** Version of the personal-data notice that the form linked. */
  notice: string;
  consents: ConsentGiven[];
  /** Without it, where the visit came from is not known. */
  source?: LeadSource;
  /** What a quote is asked for. */
  packages?: SummaryGroup[];
};

/** What was agreed to, in which wording and when: kept with the lead. */
export type ConsentGiven = { name: "transfer-abroad"; version: string; locale: Locale; at: number };

/** No letters and digits that are taken for one another, nothing that spells a word. */
const alphabet = "23456789BCDFGHJKMNPQRTVWXZ";

/** Eight characters in two groups ("7F3K-2M9Q"), from as many random bytes. */
export function referenceOf(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, 8), (byte) => alphabet[byte % alphabet.length]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** The reference that a person means: letters may be small, and the hyphen elsewhere or nowhere. */
export function readReference(text: string): string {
  const letters = text.toUpperCase().replace(/[^0-9A-Z]/g, "");
  return letters.length === 8 ? `${letters.slice(0, 4)}-${letters.slice(4)}` : text;
}
