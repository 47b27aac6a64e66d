import type { Locale } from "../../site/locales.ts";
import { email, type Field, fullName, optionalPhone } from "../lead/fields.ts";
import type { Suspicion } from "../lead/lead.ts";

/** What a person may ask of whoever keeps their data. */
export const privacyRequestKinds = ["access", "correction", "erasure"] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

/** How a request may end. */
export const privacyRequestOutcomes = ["answered", "refused", "erased"] as const;
export type PrivacyRequestOutcome = (typeof privacyRequestOutcomes)[number];

/** Everything personal in a request. */
export type Applicant = {
  fullname: string;
  email: string;
  /** E.164, empty where none was given. */
  phone: string;
  details: string;
};

/** A request of a data subject, as it is kept. Times are milliseconds since 1970. */
export type PrivacyRequest = {
  id: string;
  kind: PrivacyRequestKind;
  locale: Locale;
  /** Version of the personal-data notice that the form linked. */
  notice: string;
  createdAt: number;
  /** Nobody is written to as long as it is held. */
  held?: Suspicion;
  /** Until when the link of the mail confirms it. */
  linkEndsAt: number;
  /** Leaves one day; what remains is the proof that the request was dealt with. */
  applicant?: Applicant;
  /** Since the button behind the link was pressed: only then the request counts. */
  confirmed?: { reference: string; at: number; dueOn: string };
  closed?: { at: number; outcome: PrivacyRequestOutcome };
};

/** One that counts. */
export type ConfirmedPrivacyRequest = PrivacyRequest & Required<Pick<PrivacyRequest, "confirmed">>;

/** The request of a data subject. Who asks for a correction must say of what. */
export const privacyRequestForm = [
  { name: "kind", kind: "choice", choices: privacyRequestKinds, required: true },
  fullName,
  email,
  optionalPhone,
  { name: "details", kind: "multiline", max: 5_000, requiredWhen: { field: "kind", is: "correction" } },
] as const satisfies readonly Field[];

/** The name under which an address carries the link of a mail, with which a request is confirmed. */
export const confirmParameter = "confirm";

/** The address's query that opens the page with the button. */
export function confirmQuery(token: string): string {
  return new URLSearchParams({ [confirmParameter]: token }).toString();
}
