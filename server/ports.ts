import type { Consent } from "../domain/consent/consent.ts";
import type { Lead, LeadForm } from "../domain/lead/lead.ts";
import type { DestructionLog, DestructionReason } from "./destruction-ports.ts";
import type { DraftStore, SmsSendStore } from "./draft-ports.ts";
import type { RequestStore } from "./request-ports.ts";

export type KeptConsent = Consent & { keptAt: number };

/** Where visitors' decisions about optional cookies are kept, so that we can show what was decided and when. */
export type ConsentStore = {
  /** Resolves once the record is safe on disk. A later one with the same id replaces nothing; the very same stands once. */
  keep(consent: Consent, now: number): Promise<void>;
  /** Oldest first, read in small portions. */
  each(filter?: { since?: number }): AsyncIterable<KeptConsent>;
  /** Forgets those that were kept before. */
  forget(before: number): Promise<void>;
};

/** Milliseconds since 1970. Passed in, so that tests may jump. */
export type Clock = () => number;

export const deliveryKinds = [
  ...(["team-mail", "visitor-mail", "webhook", "resume-mail"] as const),
  /** Carries the link that confirms a request. */
  "confirm-mail",
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

/** A submission is known by its key; the digest tells whether the body is the same. Neither reveals the body. */
export type Idempotency = { key: string; digest: string };

export type Acceptance =
  | { outcome: "accepted"; lead: Lead /** Of the delivery that was left out. */; full?: LimitRule }
  /** The same submission again: the first answer holds. */
  | { outcome: "repeated"; lead: Lead }
  /** The key was spent by another body. */
  | { outcome: "changed"; lead: Lead };

export type LeadFilter = { form?: LeadForm; held?: boolean; since?: number; before?: number; limit?: number };

export type LeadStore = {
  /**
   * Lead, deliveries, key and what the rules count in one transaction; resolves once they are safe on disk. A submission
   * that was taken before counts nowhere; where a rule is full, nothing is taken.
   */
  accept(
    lead: Lead,
    deliveries: readonly NewDelivery[],
    idempotency: Idempotency,
    rules?: readonly LimitRule[],
  ): Promise<Acceptance | Limited>;
  /** What became of a submission that was taken before; undefined where its key is unspent. */
  recall(idempotency: Idempotency): Promise<Exclude<Acceptance, { outcome: "accepted" }> | undefined>;
  find(idOrReference: string): Promise<Lead | undefined>;
  /** Newest first. */
  list(filter?: LeadFilter): Promise<Lead[]>;
  /** Oldest first, read in small portions. */
  each(filter?: LeadFilter): AsyncIterable<Lead>;
  count(filter?: LeadFilter): Promise<number>;
  /** Lets a held lead go: it is delivered from now on. False where there is no such held lead. */
  release(id: string, deliveries: readonly NewDelivery[]): Promise<boolean>;
  /** Removes leads with their deliveries and keys, and overwrites what they held. Gives how many. */
  remove(
    which: { ids: readonly string[] } | { email: string } | { phone: string } | LeadFilter,
    reason: DestructionReason,
  ): Promise<number>;
};

export type DeliveryFilter = {
  state?: DeliveryState;
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

/** At most `limit` in any `window` milliseconds that begins with the first. The key must not reveal a person. */
export type LimitRule = { key: string; limit: number; window: number };

/** Of several full rules the one that opens last: coming back before it is in vain. */
export type Limited = { outcome: "limited"; rule: LimitRule };

export type LimitStore = {
  /** All rules or none: a refused visit counts nowhere. */
  take(
    rules: readonly LimitRule[],
    now: number,
  ): Promise<{ allowed: true } | { allowed: false; rule: LimitRule; retryAt: number }>;
  /** What each rule has counted in the window that is open now, and when that ends; nothing where none is open. */
  used(rules: readonly LimitRule[], now: number): Promise<{ rule: LimitRule; hits: number; endsAt: number }[]>;
  forget(before: number): Promise<void>;
};

/** Things done once by one of many instances, such as the digest of a day. */
export type OnceStore = {
  /** True for exactly one caller per name. */
  first(name: string, now: number): Promise<boolean>;
};

export type Storage = {
  engine: "sqlite" | "postgresql";
  leads: LeadStore;
  outbox: OutboxStore;
  limits: LimitStore;
  once: OnceStore;
  drafts: DraftStore;
  sends: SmsSendStore;
  consents: ConsentStore;
  destructions: DestructionLog;
  requests: RequestStore;
  /** Answers, and is sound: throws with a reason otherwise. With `write` it must also take something. */
  check(how?: { write: boolean }): Promise<void>;
  close(): Promise<void>;
};

/**
 * Storage cannot take anything now (disk full, database away). The visitor may try again later. The message is for
 * operators: what is wrong and what helps, in a sentence without personal data.
 */
export class StorageUnavailable extends Error {}

/** What is open is not, or no longer, what a restart would find: it has to be opened anew. */
export class StorageLost extends StorageUnavailable {}

export type MailMessage = {
  /** Constant over all tries. */
  id: string;
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  locale: "tr" | "en";
};

/** How an attempt to reach the outside ended. `error` carries no personal data. */
export type Attempt =
  | { outcome: "delivered" }
  | { outcome: "later"; error: string; retryAt?: number }
  | { outcome: "never"; error: string };

export type Mailer = { send(message: MailMessage): Promise<Attempt>; check(): Promise<void> };

export type WebhookMessage = { id: string; timestamp: number; body: string };
export type WebhookSender = { send(message: WebhookMessage): Promise<Attempt> };

export const smsProviders = ["local", "netgsm", "twilio"] as const;

/** The visitor waits for this one: no retry behind their back. */
export type SmsSender = {
  provider: (typeof smsProviders)[number];
  send(message: {
    to: string;
    text: string;
  }): Promise<{ sent: true; providerId: string } | { sent: false; error: string }>;
};

export type Captcha = {
  /** `score` is 0 to 1; a provider that cannot be asked gives "unknown" and nobody is refused for it. */
  verify(
    token: string,
    action: string,
    remoteAddress: string,
  ): Promise<{ verdict: "human" | "bot" | "unknown"; reason?: string }>;
};
