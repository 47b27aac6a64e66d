import type { SummaryGroup } from "../quote/summary.ts";
import type { ConsentGiven } from "./consents.ts";

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
  locale: "tr" | "en";
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
  /** What a quote is asked for. */
  packages?: SummaryGroup[];
};
