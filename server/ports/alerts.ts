import { day, hour } from "../../domain/time.ts";
import type { DeliveryKind } from "./deliveries.ts";
import type { LimitRule } from "./limits.ts";

/** What runs beside the server, by a timer or by hand, and must not fail unseen. */
export const jobNames = ["backup", "publish", "release"] as const;
export type JobName = (typeof jobNames)[number];

export type JobState = {
  succeededAt?: number;
  /** Gone with the next success. */
  failure?: { since: number; cause: string; toldAt?: number };
};

/** What operators should hear of at once. Carries no personal data. */
export type Alert = { at: number } & (
  | { reason: "delivery-given-up"; delivery: string; kind: DeliveryKind; error: string }
  | { reason: "storage-failed"; error: string }
  | { reason: "disk-nearly-full"; free: number }
  /** Hardly any code to numbers that begin so comes back. */
  | { reason: "sms-paused"; prefix: string; until: number }
  /** Most of the codes that a day allows went out, to a country or in all. */
  | { reason: "sms-budget-low"; cap: string; used: number; limit: number; until: number }
  /** All of them. */
  | { reason: "sms-budget-spent"; cap: string; until: number }
  /** A job beside the server; `error` is what it printed last. */
  | { reason: `${JobName}-failed`; machine: string; error: string }
  /** The law's time for an answer to a data subject is nearly over. */
  | { reason: "request-due"; reference: string; dueOn: string }
);

/** What happened, without its time. */
export type Incident = Alert extends infer Each ? (Each extends Alert ? Omit<Each, "at"> : never) : never;

/** What an alert is about: two about the same are one while its time lasts. */
export function subjectOf(alert: Incident): string {
  if (alert.reason === "sms-paused") return `${alert.reason}:${alert.prefix}`;
  if (alert.reason === "request-due") return `${alert.reason}:${alert.reference}`;
  if ("machine" in alert) return `${alert.reason}:${alert.machine}:${withoutVaryingParts(alert.error)}`;
  return "cap" in alert ? `${alert.reason}:${alert.cap}` : alert.reason;
}

/**
 * At most one alert for a pause and for a day's budget, which are known by their end, and one an hour for anything else.
 * Ends are told apart by the hour: where a clock was set back, the end of a pause moves on with it.
 */
export function alertRule(alert: Incident): LimitRule {
  if (!("until" in alert)) return { key: `alert:${subjectOf(alert)}`, limit: 1, window: hour };
  return { key: `alert:${subjectOf(alert)}:${Math.floor(alert.until / hour)}`, limit: 1, window: day };
}

/** A cause without numbers and names of folders, which differ from one try to the next. */
export function withoutVaryingParts(cause: string): string {
  return cause.replace(/\S*\d\S*/g, "0");
}
