import { randomBytes, randomUUID } from "node:crypto";
import { maskedPhone } from "../../../domain/phone/e164.ts";
import { emptyDraft } from "../../../domain/quote/draft.ts";
import type { ActiveCode } from "../../../domain/quote/steps/contact.ts";
import type { Progress } from "../../../domain/quote/steps/step.ts";
import { isReachable } from "../../../domain/quote/steps.ts";
import type { Moment } from "../../../domain/verification/moment.ts";
import { type Hash, maxTries, resendWait, timeLeft } from "../../../domain/verification/verification.ts";
import type { KeyedHash } from "../../data-folder/secret.ts";
import { oneAtATime } from "../../in-flight.ts";
import type { Clock } from "../../ports/limits.ts";
import type { DraftDecision, QuoteDraft } from "../../ports/quotes.ts";
import { withoutExpired } from "../retention.ts";
import { codeHash, type QuoteDeps, type QuoteState, type QuoteVisit } from "./types.ts";

export type Drafts = {
  /** The key of a visitor's draft; undefined where the cookie cannot be one of ours. */
  keyOf(visit: Pick<QuoteVisit, "cookie">): string | undefined;
  find(key: string): Promise<QuoteDraft | undefined>;
  change<Result>(key: string, decide: (draft: QuoteDraft | undefined) => DraftDecision<Result>): Promise<Result>;
  /** The same, with the state that follows. */
  changeState<Result>(
    key: string,
    decide: (draft: QuoteDraft | undefined) => DraftDecision<Result>,
  ): Promise<{ result: Result; state: QuoteState }>;
  /** Runs a task while no other task of this process works on the visitor's draft; `fallback` where there is none. */
  withLock<Result>(visit: QuoteVisit, fallback: Result, task: (key: string) => Promise<Result>): Promise<Result>;
  stateFor(visit: QuoteVisit): Promise<QuoteState>;
};

/** The drafts in storage, as far as their time is not up. */
export function createDrafts(deps: QuoteDeps): Drafts {
  const { storage, hash, now } = deps;
  const oneByOne = oneAtATime();

  const stateOfKey = (key: string, draft: QuoteDraft | undefined) =>
    stateOf(draft, { key, now: now(), hash: codeHash(deps) });

  const drafts: Drafts = {
    keyOf({ cookie }) {
      const known = validToken(cookie);
      return known && draftKey(known, hash);
    },
    find: async (key) => withoutExpired(await storage().drafts.find(key), now()),
    change: (key, decide) => storage().drafts.change(key, now().at, (stored) => decide(withoutExpired(stored, now()))),
    changeState: (key, decide) =>
      drafts.change(key, (draft) => {
        const decision = decide(draft);
        const state = stateOfKey(decision.key ?? key, decision.draft ?? draft);
        return { ...decision, result: { result: decision.result, state } };
      }),
    async withLock(visit, fallback, task) {
      const key = drafts.keyOf(visit);
      return key === undefined ? fallback : oneByOne(key, () => task(key));
    },
    async stateFor(visit) {
      const key = drafts.keyOf(visit);
      return key === undefined ? emptyState : stateOfKey(key, await drafts.find(key));
    },
  };
  return drafts;
}

/** The draft and number that a code is for: it is not valid for any other. */
export function recipientOf(key: string, phone: string): string {
  return `${key} ${phone}`;
}

export const emptyState: QuoteState = { progress: { draft: emptyDraft() } };

type Context = { key: string; now: Moment; hash: Hash };

/** The state of a visitor's quote. */
function stateOf(draft: QuoteDraft | undefined, context: Context): QuoteState {
  if (!draft) return emptyState;
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

/** Whether the visitor may fill in step 4. */
export function canEnterContact(draft: QuoteDraft | undefined): draft is QuoteDraft {
  return draft !== undefined && !draft.done && isReachable(progressOf(draft), "contact");
}

function activeCode({ contact, code }: QuoteDraft, { key, now, hash }: Context): ActiveCode | undefined {
  if (!contact || !code || code.aside) return undefined;
  const context = { recipient: recipientOf(key, contact.phone), now, hash };
  if (code.recipient !== hash(context.recipient)) return undefined;
  return {
    phone: maskedPhone(contact.phone),
    secondsLeft: Math.ceil(timeLeft(code, context) / 1_000),
    resendIn: Math.ceil(resendWait(code, context) / 1_000),
    triesLeft: maxTries - code.tries,
  };
}

/** 128 bits in base64url. */
const length = 22;
const shape = new RegExp(`^[\\w-]{${length}}$`);

export function newToken(): string {
  return randomBytes(16).toString("base64url");
}

/** The key under which a cookie's draft is kept; whoever reads the storage learns no cookie from it. */
export function draftKey(cookie: string, hash: KeyedHash): string {
  return hash("quote-draft", cookie);
}

/** The token, where it has the form of one of ours; undefined otherwise. */
export function validToken(token: string | undefined): string | undefined {
  return token !== undefined && shape.test(token) ? token : undefined;
}

/**
 * The cookie that takes a cookie's place once the code was right. Two clicks get the same one, whichever response the
 * browser keeps; nobody can find it without our secret.
 */
export function nextCookie(cookie: string, hash: KeyedHash): string {
  return hash("quote-cookie", cookie).slice(0, length);
}

/** The token of a link, from the id of the mail that carries it: it stands nowhere, and every try sends the same. */
export function resumeToken(deliveryId: string, hash: KeyedHash): string {
  return hash("quote-resume", deliveryId).slice(0, length);
}

export function linkKey(token: string, hash: KeyedHash): string {
  return hash("quote-link", token);
}

const run = randomUUID();

/** Now, as this process sees it. */
export function currentMoment(clock: Clock): Moment {
  return { at: clock(), tick: performance.now(), run };
}
