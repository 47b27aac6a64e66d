import type { Lead, LeadForm } from "../../domain/lead/lead.ts";
import type { NewDelivery } from "./deliveries.ts";
import type { DestructionReason } from "./destructions.ts";
import type { Limited, LimitRule } from "./limits.ts";

/** A submission is known by its key; the digest tells whether the body is the same. Neither reveals the body. */
export type Idempotency = { key: string; digest: string };

export type Acceptance =
  | { outcome: "accepted"; lead: Lead /** Of the delivery that was left out. */; full?: LimitRule }
  /** The same submission again: the first answer holds. */
  | { outcome: "repeated"; lead: Lead }
  /** The key was spent by another body. */
  | { outcome: "changed"; lead: Lead };

export type LeadFilter = {
  form?: LeadForm | undefined;
  held?: boolean;
  /** As `sourceName` gives it; null finds those of which it is not known. */
  source?: string | null;
  since?: number | undefined;
  before?: number;
  limit?: number;
};

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
  findByKey(idempotency: Idempotency): Promise<Exclude<Acceptance, { outcome: "accepted" }> | undefined>;
  find(idOrReference: string): Promise<Lead | undefined>;
  /** Newest first. */
  list(filter?: LeadFilter): Promise<Lead[]>;
  /** Oldest first, read in small batches. */
  each(filter?: LeadFilter): AsyncIterable<Lead>;
  count(filter?: LeadFilter): Promise<number>;
  /** A person's own, held ones too, oldest first. An empty address or number is nobody's. */
  of(person: { email: string } | { phone: string }): Promise<Lead[]>;
  /** Those of the references that no lead has. */
  missing(references: readonly string[]): Promise<string[]>;
  /** Lets a held lead go: it is delivered from now on. False where there is no such held lead. */
  release(id: string, deliveries: readonly NewDelivery[]): Promise<boolean>;
  /** Removes leads with their deliveries and keys, and overwrites what they held. Gives how many. */
  remove(
    which: { ids: readonly string[] } | { email: string } | { phone: string } | LeadFilter,
    reason: DestructionReason,
  ): Promise<number>;
};

export type Captcha = {
  /** `score` is 0 to 1; a provider that cannot be asked gives "unknown" and nobody is refused for it. */
  verify(
    token: string,
    action: string,
    remoteAddress: string,
  ): Promise<{ verdict: "human" | "bot" | "unknown"; reason?: string }>;
};
