import type { Lead } from "../../../domain/lead/lead.ts";
import type { ConsentRule, FieldError, Posted } from "../../../domain/lead/read-form.ts";
import type { Draft } from "../../../domain/quote/draft.ts";
import type { Conflict } from "../../../domain/quote/merge.ts";
import type { ActiveCode } from "../../../domain/quote/steps/contact.ts";
import type { Progress } from "../../../domain/quote/steps/step.ts";
import type { Moment } from "../../../domain/verification/moment.ts";
import type { SmsCaps, SmsRefusal } from "../../../domain/verification/sms-limits.ts";
import type { Hash } from "../../../domain/verification/verification.ts";
import type { Locale } from "../../../site/locales.ts";
import type { KeyedHash } from "../../data-folder/secret.ts";
import type { Log } from "../../log.ts";
import type { Incident } from "../../ports/alerts.ts";
import type { Captcha } from "../../ports/leads.ts";
import type { SmsSender } from "../../ports/quotes.ts";
import type { Storage } from "../../ports/storage.ts";
import type { DeliverySettings } from "../lead-deliveries.ts";

/** Who asks: the value of the wizard's cookie, and what limits count. */
export type QuoteVisit = { cookie: string | undefined; clientAddress: string; locale: Locale };

/** Where a visitor stands. Without a draft it is an empty one. */
export type QuoteState = {
  progress: Progress;
  code?: ActiveCode;
  /** Of the completed request. */
  done?: { reference: string; askedAt: number };
};

/** The cookie to set from now on, where it is another one than the visitor brought. */
export type WithCookie = { cookie?: string };

export type ContactOutcome =
  | { outcome: "code-sent" }
  | { outcome: "invalid"; errors: FieldError[] }
  /** No code goes there: said at the field, with the contact form as another way. */
  | { outcome: "refused"; refusal: SmsRefusal }
  /** The provider failed: said plainly, nothing is lost. */
  | { outcome: "sms-failed" }
  /** A step before this one still needs something; nothing was sent. */
  | { outcome: "unfinished" };

export type ResendOutcome =
  | { outcome: "code-sent" | "too-soon" | "sms-failed" | "unfinished" }
  | { outcome: "refused"; refusal: SmsRefusal };

export type ConfirmOutcome =
  | { outcome: "completed"; reference: string }
  | { outcome: "none-active" }
  | { outcome: "wrong"; triesLeft: number };

export type SaveOutcome = QuoteState &
  WithCookie & {
    /** No new draft was begun, because too many came from one address. The visitor may try again later. */
    limited?: true;
    /** What another tab has changed too; everything else is saved. */
    conflicts?: Conflict[];
  };

/** The quote wizard, as the pages use it. Every call but `open` may throw StorageUnavailable. */
export type QuoteWizard = {
  /** Those whose numbers get codes. */
  codeCountries: readonly string[];
  /** For showing a page. Creates nothing. */
  open(visit: QuoteVisit): Promise<QuoteState>;
  /**
   * Saves steps 1 and 2; what is typed is kept even where it is not right yet. Of a post with a base only the changes
   * count, so that another tab's changes stay. `from` is what the page began with (a
   * package link). A completed request is not changed: the state says that it is done.
   */
  save(visit: QuoteVisit, step: "services" | "details", posted: Posted, from?: Draft): Promise<SaveOutcome>;
  /** Step 4: checks the answers, keeps them, sends the code. What is posted may carry a token of the captcha. */
  sendContact(
    visit: QuoteVisit,
    posted: Posted,
    notice: string,
    page: string,
  ): Promise<ContactOutcome & { state: QuoteState }>;
  resend(visit: QuoteVisit, posted?: Posted): Promise<ResendOutcome & { state: QuoteState }>;
  /** Forgets the code, keeps everything typed. */
  changeNumber(visit: QuoteVisit): Promise<QuoteState>;
  /** The right code completes the request: one lead, one mail to sales, one to the visitor, one webhook. */
  confirm(visit: QuoteVisit, code: string): Promise<ConfirmOutcome & { state: QuoteState } & WithCookie>;
  /** Leaves the completed request behind and begins a new one. */
  startOver(visit: QuoteVisit): Promise<void>;
  /** Mails a link to go on later; the answer is the same whoever the address belongs to. */
  mailResumeLink(
    visit: QuoteVisit,
    email: string,
  ): Promise<{ outcome: "sent" | "invalid" | "tooMany" | "nothing-yet" }>;
  /** Whether a link of such a mail still holds; opening it spends nothing. */
  isResumable(token: string): Promise<boolean>;
  /** Spends the link and gives the cookie with which the visitor goes on. */
  resume(token: string): Promise<WithCookie>;
  /** The printable record of the completed request as a tagged PDF. */
  record(visit: QuoteVisit): Promise<Buffer | undefined>;
};

/** What the wizard works with. */
export type QuoteDeps = {
  storage: () => Storage;
  sms: SmsSender;
  caps: SmsCaps;
  /** Asked before a code is sent, where there is one. */
  captcha: Captcha | undefined;
  /** The message that carries a code. */
  codeText: (code: string, locale: Locale) => string;
  /** Whether step 4 needs the consent to transfer of data abroad. */
  consent: ConsentRule;
  /** Of the site: no source of a lead. */
  ownHost: string;
  hash: KeyedHash;
  now: () => Moment;
  deliveries: DeliverySettings;
  /** Called once there is something to deliver. */
  wake: () => void;
  /** Tells the operators. */
  raise: (incident: Incident) => void;
  record: (lead: Lead, locale: Locale) => Promise<Buffer>;
  log: Log;
};

/** The hash under which the rules of verification keep numbers and codes. */
export function codeHash({ hash }: Pick<QuoteDeps, "hash">): Hash {
  return (text) => hash("quote-code", text);
}
