import type { ConsentGiven, Lead, Suspicion } from "../../domain/lead/lead.ts";
import type { LeadSource } from "../../domain/lead/source.ts";
import type { Draft } from "../../domain/quote/draft.ts";
import type { Moment } from "../../domain/verification/moment.ts";
import type { PrefixSend } from "../../domain/verification/sms-limits.ts";
import type { CodeRecord } from "../../domain/verification/verification.ts";
import type { NewDelivery } from "./deliveries.ts";
import type { Idempotency } from "./leads.ts";
import type { LimitRule } from "./limits.ts";

/** The answers of step 4 and how they came about. Personal: they leave the draft after a day, and when it is completed. */
export type QuoteContact = Pick<Lead, "locale" | "page" | "notice" | "email" | "phone" | "answers"> & {
  consents: ConsentGiven[];
  held?: Suspicion;
  source?: LeadSource;
  since: Moment;
};

/** The newest code, and the send that its number's prefix counts. */
export type SentCode = CodeRecord & {
  send: string;
  /** Another number is wanted: the code counts for nothing until the same number is given again. */
  aside?: true;
};

/** `proof` is the code once more, for the same result to a second click under the cookie of before. */
export type CompletedQuote = { reference: string; leadId: string; askedAt: number; proof: CodeRecord };

/** A quote on its way, as it is kept under the hash of its cookie. */
export type QuoteDraft = {
  packages: Draft;
  contact?: QuoteContact;
  code?: SentCode;
  done?: CompletedQuote;
};

export type StoredDraft = QuoteDraft & { changedAt: number };

/** What follows from a draft as it was found. All of it happens in one transaction, or nothing does. */
export type DraftDecision<Result> = {
  result: Result;
  /** What stands from now on; without it nothing is written. */
  draft?: QuoteDraft;
  /** The key under which it stands from now on. */
  key?: string;
  lead?: {
    lead: Lead;
    deliveries: readonly NewDelivery[];
    idempotency: Idempotency;
    /** Hears of the limit because of which a delivery was left out. */
    onFull?: (rule: LimitRule) => void;
  };
  /** A link that leads to the draft, and the mail that carries it. */
  link?: { token: string; endsAt: number; delivery: NewDelivery };
};

type Person = { email: string } | { phone: string };

export type DraftStore = {
  find(key: string): Promise<StoredDraft | undefined>;
  /** Nobody else changes the draft between reading and writing. `decide` must not wait for anything. */
  change<Result>(
    key: string,
    now: number,
    decide: (draft: StoredDraft | undefined) => DraftDecision<Result>,
  ): Promise<Result>;
  /** The draft a link leads to. Tokens are hashes. */
  linked(token: string, now: number): Promise<StoredDraft | undefined>;
  /** Spends a link and keeps what `begin` makes of its draft, beside that one. False where the link leads nowhere. */
  spend(
    token: string,
    now: number,
    begin: (draft: StoredDraft) => { key: string; draft: QuoteDraft } | undefined,
  ): Promise<boolean>;
  /** Since when drafts hold personal answers that came before. */
  oldContacts(before: number): Promise<{ key: string; since: Moment }[]>;
  /** Takes such answers, and the code that went out to them, from these drafts. */
  dropContacts(keys: readonly string[], before: number): Promise<void>;
  /** Forgets drafts that were not changed since, and mails with links to any. */
  forget(before: number): Promise<void>;
  /** How many drafts and mails with links are one person's. */
  count(person: Person): Promise<number>;
  /** Removes them, or one draft, and overwrites what they held. Gives how many. */
  remove(which: Person | { key: string }): Promise<number>;
};

export type SmsSend = PrefixSend & { id: string };

export type SmsSendStore = {
  find(prefix: string): Promise<readonly SmsSend[]>;
  /** The newest sends to each prefix that had one since. */
  since(at: number): Promise<(readonly SmsSend[])[]>;
  /** The newest sends to numbers with a prefix: read and replaced while nobody else does. */
  change<Result>(
    prefix: string,
    decide: (sends: readonly SmsSend[]) => { result: Result; sends?: readonly SmsSend[] },
  ): Promise<Result>;
  /** Forgets prefixes without a send since. */
  forget(before: number): Promise<void>;
};

export const smsProviders = ["local", "netgsm", "twilio"] as const;

/** The visitor waits for this one: no retry behind their back. */
export type SmsSender = {
  provider: (typeof smsProviders)[number];
  send(message: {
    to: string;
    text: string;
  }): Promise<{ sent: true; providerId: string } | { sent: false; error: string }>;
};
