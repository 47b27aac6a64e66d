import type { DeliveryKind } from "../ports.ts";

/** What operators should hear of at once. Carries no personal data. */
export type Alert = { at: number } & (
  | { reason: "delivery-given-up"; delivery: string; kind: DeliveryKind; error: string }
  | { reason: "storage-failed"; error: string }
  | { reason: "disk-nearly-full"; free: number }
);

export type AlertReason = Alert["reason"];
