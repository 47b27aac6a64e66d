import type { DeliveryKind } from "../ports.ts";

/** What operators should hear of at once. Carries no personal data. */
export type Alert = { at: number } & (
  | { reason: "delivery-given-up"; delivery: string; kind: DeliveryKind; error: string }
  | { reason: "storage-failed"; error: string }
  | { reason: "disk-nearly-full"; free: number }
  /** Hardly any code to numbers that begin so comes back. */
  | { reason: "sms-paused"; prefix: string }
  /** As many codes as a day allows went out, to a country or in all. */
  | { reason: "sms-budget-spent"; cap: string }
);

export type AlertReason = Alert["reason"];
