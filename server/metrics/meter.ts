import { type LeadForm, leadForms } from "../../domain/lead/lead.ts";
import type { SmsRefusal } from "../../domain/verification/sms-caps.ts";
import type { Answer } from "../http/answer.ts";
import type { Connections } from "../http/connections.ts";
import type { JobName, JobState } from "../jobs.ts";
import type { DeliveryKind } from "../ports/deliveries.ts";
import type { LimitRule } from "../ports/limits.ts";
import type { Storage } from "../ports/storage.ts";

/** What the HTTP side tells. Plain values only: nothing is made for a request. */
export type RequestMeter = {
  /** A request is over. Without an answer its sender went away first; `isWhole` says whether all of it went out. */
  request(answer: Answer | undefined, method: string | undefined, isWhole: boolean, ms: number, bytes: number): void;
  /** Refused before it became a request. */
  refused(answer: Answer): void;
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
  dataRequest(outcome: (typeof dataRequestOutcomes)[number]): void;
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
  watchConnections(counts: Connections["counts"]): void;
  watchStorage(storage: () => Storage): void;
  watchRelease(release: string): void;
  watchJobs(states: () => Promise<Record<JobName, JobState>>): void;
};
