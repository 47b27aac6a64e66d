import type { Suspicion } from "../lead/lead.ts";

/** What a person may ask of whoever keeps their data. */
export const requestKinds = ["access", "correction", "erasure"] as const;
export type RequestKind = (typeof requestKinds)[number];

/** How a request may end. */
export const requestOutcomes = ["answered", "refused", "erased"] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

/** Everything personal in a request. */
export type Applicant = {
  fullname: string;
  email: string;
  /** E.164, empty where none was given. */
  phone: string;
  details: string;
};

/** A request of a data subject, as it is kept. Times are milliseconds since 1970. */
export type DataRequest = {
  id: string;
  kind: RequestKind;
  locale: "tr" | "en";
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
  closed?: { at: number; outcome: RequestOutcome };
};

/** One that counts. */
export type ConfirmedRequest = DataRequest & Required<Pick<DataRequest, "confirmed">>;
