import type { Consent } from "../../domain/consent/consent.ts";
import type { OutboxStore } from "./deliveries.ts";
import type { DestructionLog } from "./destructions.ts";
import type { LeadWorkStore } from "./lead-work.ts";
import type { LeadStore } from "./leads.ts";
import type { LimitStore } from "./limits.ts";
import type { PrivacyRequestStore } from "./privacy-requests.ts";
import type { DraftStore, SmsSendStore } from "./quotes.ts";

export type KeptConsent = Consent & { keptAt: number };

/** Where visitors' decisions about optional cookies are kept, so that we can show what was decided and when. */
export type ConsentStore = {
  /** Resolves once the record is safe on disk. A later one with the same id replaces nothing; the very same stands once. */
  keep(consent: Consent, now: number): Promise<void>;
  /** Oldest first, read in small batches. */
  each(filter?: { since?: number }): AsyncIterable<KeptConsent>;
  /** Forgets those that were kept before. */
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
  leadWork: LeadWorkStore;
  outbox: OutboxStore;
  limits: LimitStore;
  once: OnceStore;
  drafts: DraftStore;
  sends: SmsSendStore;
  consents: ConsentStore;
  destructions: DestructionLog;
  privacyRequests: PrivacyRequestStore;
  /** Answers, and is sound: throws with a reason otherwise. With `write` it must also take something. */
  check(how?: { write: boolean }): Promise<void>;
  close(): Promise<void>;
};

/**
 * Storage cannot take anything now (disk full, database away). The visitor may try again later. The message is for
 * operators: what is wrong and what helps, in a sentence without personal data.
 */
export class StorageUnavailable extends Error {
  override name = "StorageUnavailable";
}

/** What is open is not, or no longer, what a restart would find: it has to be opened anew. */
export class StorageLost extends StorageUnavailable {
  override name = "StorageLost";
}
