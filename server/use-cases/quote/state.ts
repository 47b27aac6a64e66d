import { emptyDraft } from "../../../domain/quote/draft.ts";
import { reachable } from "../../../domain/quote/journey.ts";
import type { ActiveCode } from "../../../domain/quote/steps/contact.ts";
import type { Progress } from "../../../domain/quote/steps/step.ts";
import type { Moment } from "../../../domain/verification/moment.ts";
import { type Hash, mostTries, resendWait, timeLeft } from "../../../domain/verification/verification.ts";
import { maskedPhone } from "../../leads/masked-phone.ts";
import type { QuoteDraft } from "../../ports/quotes.ts";
import type { QuoteState } from "./contract.ts";

/** Whom and what for a code was sent: for another draft or number it is none. */
export function recipientOf(key: string, phone: string): string {
  return `${key} ${phone}`;
}

export const nothingYet: QuoteState = { progress: { draft: emptyDraft() } };

type Context = { key: string; now: Moment; hash: Hash };

/** Where a visitor stands. */
export function stateOf(draft: QuoteDraft | undefined, context: Context): QuoteState {
  if (!draft) return nothingYet;
  const code = activeCode(draft, context);
  return {
    progress: progressOf(draft),
    ...(code && { code }),
    ...(draft.done && { done: { reference: draft.done.reference, askedAt: draft.done.askedAt } }),
  };
}

function progressOf({ packages, contact, done }: QuoteDraft): Progress {
  return { draft: packages, ...(contact && { contact: contact.answers }), ...(done && { completed: true }) };
}

/** Whether step 4 is the visitor's to take. */
export function awaitsContact(draft: QuoteDraft | undefined): draft is QuoteDraft {
  return draft !== undefined && !draft.done && reachable(progressOf(draft), "contact");
}

function activeCode({ contact, code }: QuoteDraft, { key, now, hash }: Context): ActiveCode | undefined {
  if (!contact || !code || code.aside) return undefined;
  const context = { recipient: recipientOf(key, contact.phone), now, hash };
  if (code.recipient !== hash(context.recipient)) return undefined;
  return {
    phone: maskedPhone(contact.phone),
    secondsLeft: Math.ceil(timeLeft(code, context) / 1_000),
    resendIn: Math.ceil(resendWait(code, context) / 1_000),
    triesLeft: mostTries - code.tries,
  };
}
