import type { Locale } from "../../site/locales.ts";
import type { LimitRule } from "./limits.ts";

export const deliveryKinds = [
  ...(["team-mail", "visitor-mail", "webhook", "resume-mail"] as const),
  /** Carries the link that confirms a request. */
  "confirm-mail",
  /** Tells the webhook that the status of a lead was changed. */
  "status-webhook",
  ...(["digest", "alert"] as const),
] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** What is to reach the outside. It names its lead and copies nothing of it, so that erasing a lead leaves no trace. */
export type NewDelivery = {
  id: string;
  kind: DeliveryKind;
  leadId?: string;
  /** The same for a request of a data subject. */
  requestId?: string;
  /** Mailbox or address; empty where the lead or request itself says it (the visitor's own mail). */
  target: string;
  /** Facts that stand in no lead, as JSON without personal data (a digest's day, an alert's reason). */
  facts: string;
  /** Counted when its lead is taken; where one is full, it is left out. */
  limits?: readonly LimitRule[];
};

export type DeliveryState = "waiting" | "delivered" | "dead" | "dropped";

export type Delivery = NewDelivery & {
  state: DeliveryState;
  attempts: number;
  createdAt: number;
  dueAt: number;
  /** When it was delivered, given up or dropped. */
  settledAt?: number;
  /** A reason without personal data. */
  lastError: string;
};

/** A delivery that one worker holds for a while; the token guards every answer it gives. */
export type ClaimedDelivery = Delivery & { token: string };

export type DeliveryFilter = {
  state?: DeliveryState | undefined;
  kind?: DeliveryKind;
  leadId?: string;
  requestId?: string;
  limit?: number;
};

export type OutboxStore = {
  enqueue(deliveries: readonly NewDelivery[], now: number): Promise<void>;
  /** Takes what is due (and what a dead worker left behind) for `lease` milliseconds. */
  claim(options: { now: number; lease: number; limit: number }): Promise<ClaimedDelivery[]>;
  /** Each answers false when the lease went to another worker meanwhile. */
  delivered(id: string, token: string, now: number): Promise<boolean>;
  postpone(id: string, token: string, later: { dueAt: number; error: string }): Promise<boolean>;
  giveUp(id: string, token: string, end: { now: number; error: string }): Promise<boolean>;
  /** For operators. */
  list(filter?: DeliveryFilter): Promise<Delivery[]>;
  counts(): Promise<Record<DeliveryState, number>>;
  /** Creation time of the oldest that waits. */
  oldestWaiting(): Promise<number | undefined>;
  retry(ids: readonly string[], now: number): Promise<number>;
  drop(ids: readonly string[], now: number): Promise<number>;
  /** Forgets settled ones of long ago. */
  forget(settledBefore: number): Promise<number>;
};

export type MailMessage = {
  /** Constant over all tries. */
  id: string;
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  locale: Locale;
};

/** How an attempt to reach the outside ended. `error` carries no personal data. */
export type Attempt =
  | { outcome: "delivered" }
  | { outcome: "later"; error: string; retryAt?: number }
  | { outcome: "never"; error: string };

export type Mailer = { send(message: MailMessage): Promise<Attempt>; check(): Promise<void> };

export type WebhookMessage = { id: string; timestamp: number; body: string };
export type WebhookSender = { send(message: WebhookMessage): Promise<Attempt> };

/** Dropped: the lead, draft or request it was about is gone, and nobody should hear of it any more. */
export type Outcome = Attempt | { outcome: "dropped" };
export type Deliver = (delivery: Delivery) => Promise<Outcome>;
