import { type LeadForm, leadForms } from "../../domain/lead/lead.ts";
import type { SmsRefusal } from "../../domain/verification/sms-limits.ts";
import type { JobName, JobState } from "./alerts.ts";
import type { DeliveryKind } from "./deliveries.ts";
import type { LimitRule } from "./limits.ts";
import type { Storage } from "./storage.ts";

/** What responds to requests, in a few words for the metrics; never taken from an address. */
export const responseKinds = [
  ...(["page", "data", "asset", "file", "share"] as const),
  ...(["list", "form", "quote", "search", "report", "consent", "country", "health"] as const),
  ...(["redirect", "lost", "refused", "failed", "none"] as const),
];
export type ResponseKind = (typeof responseKinds)[number];

/** What the HTTP side tells. */
export type RequestMeter = {
  /** A request is over; `status` is absent where not all of the response went out. */
  request(done: { kind: ResponseKind; method: string; status?: number; ms: number; bytes: number }): void;
  /** Refused before it became a request. */
  refused(kind: ResponseKind, status: number): void;
};

export const measuredForms = [...leadForms, "request"] as const;
export const dataRequestOutcomes = ["mailed", "confirmed", "failed"] as const;
export const leadOutcomes = ["accepted", "held", "repeated", "changed", "failed"] as const;
export const deliveryOutcomes = ["delivered", "later", "never", "dropped"] as const;
export const codeOutcomes = ["right", "wrong", "none-active"] as const;
export const captchaVerdicts = ["human", "bot", "unknown"] as const;
export const draftOrigins = ["opened", "resumed"] as const;
export const smsOutcomes = ["sent", "failed"] as const;

/** What is counted. No label is made of what a visitor sent: each comes from a list of ours. */
export type Meter = RequestMeter & {
  lead(form: LeadForm, outcome: (typeof leadOutcomes)[number]): void;
  invalid(form: (typeof measuredForms)[number]): void;
  /** Of a data subject: the link was mailed, or used. */
  privacyRequest(outcome: (typeof dataRequestOutcomes)[number]): void;
  /** A rule was full. */
  limited(rule: LimitRule): void;
  captcha(verdict: (typeof captchaVerdicts)[number]): void;
  draft(origin: (typeof draftOrigins)[number]): void;
  sms(country: string, outcome: (typeof smsOutcomes)[number]): void;
  smsConfirmed(country: string): void;
  smsRefused(by: SmsRefusal): void;
  codeChecked(outcome: (typeof codeOutcomes)[number]): void;
  delivery(kind: DeliveryKind, outcome: (typeof deliveryOutcomes)[number], seconds: number): void;
  givenUp(kind: DeliveryKind): void;
  /** What follows is read when somebody asks. */
  watchConnections(counts: () => { open: number; answering: number }): void;
  watchStorage(storage: () => Storage): void;
  watchRelease(release: string): void;
  watchJobs(states: () => Promise<Record<JobName, JobState>>): void;
};
