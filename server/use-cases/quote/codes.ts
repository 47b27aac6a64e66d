import { randomBytes, randomUUID } from "node:crypto";
import { countryOf } from "../../../domain/phone/e164.ts";
import { minute } from "../../../domain/time.ts";
import {
  budgetRules,
  budgetState,
  capRules,
  isServed,
  pausedUntil,
  prefixOf,
  refusalOf,
  type SmsRefusal,
  watchedSends,
} from "../../../domain/verification/sms-limits.ts";
import { drawCode, issueCode, resendWait } from "../../../domain/verification/verification.ts";
import { logFailure } from "../../log.ts";
import { type Incident, subjectOf } from "../../ports/alerts.ts";
import type { QuoteContact, SentCode, SmsSend, SmsSendStore } from "../../ports/quotes.ts";
import { codeText } from "../../sms/sms-text.ts";
import { visitorKey } from "../submissions.ts";
import { awaitsContact, type Drafts, recipientOf } from "./drafts.ts";
import { codeHash, type QuoteDeps, type QuoteVisit } from "./types.ts";

type Kept = { outcome: "kept"; before: SentCode | undefined } | { outcome: "unfinished" | "too-soon" };
type Sending =
  | { outcome: "code-sent" | "sms-failed" | "unfinished" }
  | { outcome: "too-soon" }
  | { outcome: "refused"; refusal: SmsRefusal };

/** Sends a code to the number in the answers and keeps both. Every step before the message may still say no. */
export function createSendCode(deps: QuoteDeps, drafts: Drafts) {
  const { storage, hash, now, caps, captcha, sms, log } = deps;
  const warnings = createSmsWarnings(deps);

  async function sendCode(visit: QuoteVisit, key: string, answers: QuoteContact, token?: string): Promise<Sending> {
    const { phone } = answers;
    const { sends } = storage();
    if (!isServed(countryOf(phone), caps)) return refused("country");
    const { id: send, pausedUntil } = await beginSend(sends, phone, now().at);
    if (send === undefined) {
      warnings.paused(phone, pausedUntil);
      return refused("paused");
    }
    let isSent = false;
    try {
      const verdict = await verdictOn(visit, token);
      const full = await capOf(visit, phone, verdict !== "human");
      if (full) return refused(full);
      const contact: QuoteContact = verdict === "bot" ? { held: "captcha", ...answers } : answers;
      const sending = await sendOne(visit, key, contact, send);
      isSent = sending === "code-sent";
      return { outcome: sending };
    } finally {
      if (isSent) warnings.paused(phone, pausedUntil);
      else await withdrawSend(sends, phone, send);
    }
  }

  /** Whoever has no token is nobody's bot, and no proven person either. Without a captcha everybody is one. */
  async function verdictOn({ clientAddress }: QuoteVisit, token: string | undefined) {
    if (!captcha) return "human";
    return token ? (await captcha.verify(token, "quote", clientAddress)).verdict : "unknown";
  }

  /** Counts the code against every cap, or says which is full. A provider that fails then is counted too. */
  async function capOf(
    { clientAddress }: QuoteVisit,
    phone: string,
    isUnproven: boolean,
  ): Promise<SmsRefusal | undefined> {
    const country = countryOf(phone);
    const request = { number: hash("phone", phone), visitor: visitorKey(clientAddress, hash), country, isUnproven };
    const taken = await storage().limits.take(capRules(request, caps), now().at);
    await warnings.budgets(country);
    return taken.allowed ? undefined : refusalOf(taken.rule);
  }

  /** The record is on disk before the message goes out, and of two at once only one gets it there. */
  async function sendOne({ locale }: QuoteVisit, key: string, contact: QuoteContact, send: string) {
    const code = drawCode(randomBytes);
    const text = codeText(code, locale, deps.host);
    const context = { recipient: recipientOf(key, contact.phone), now: now(), hash: codeHash(deps) };
    const record: SentCode = { ...issueCode(code, context), send };
    const kept = await drafts.change<Kept>(key, (draft) => {
      if (!awaitsContact(draft)) return { answer: { outcome: "unfinished" } };
      if (resendWait(draft.code, context) > 0) return { answer: { outcome: "too-soon" } };
      return { answer: { outcome: "kept", before: draft.code }, draft: { ...draft, contact, code: record } };
    });
    if (kept.outcome !== "kept") return kept.outcome;
    const result = await sms.send({ to: contact.phone, text });
    if (result.sent) return "code-sent";
    log.warn({ provider: sms.provider, error: result.error }, "sms not sent");
    await takeBack(key, send, kept.before);
    return "sms-failed";
  }

  /** The code before stays what it was: it may be on the visitor's phone. */
  async function takeBack(key: string, send: string, before: SentCode | undefined): Promise<void> {
    await drafts.change(key, (draft) => {
      if (draft?.code?.send !== send) return { answer: undefined };
      const { code: _, ...rest } = draft;
      return { answer: undefined, draft: { ...rest, ...(before && { code: before }) } };
    });
  }

  return sendCode;
}

function refused(refusal: SmsRefusal): Sending {
  return { outcome: "refused", refusal };
}

/** The name of the send, where there is one, and until when the number's prefix pauses from now on. */
type BegunSend = { id?: string; pausedUntil: number | undefined };

/** Notes that a code goes to a number, unless the number's prefix pauses. */
async function beginSend(sends: SmsSendStore, phone: string, at: number): Promise<BegunSend> {
  const prefix = prefixOf(phone);
  // Whoever floods a prefix that pauses writes nothing to the disk.
  const pause = pausedUntil(await sends.find(prefix), at);
  if (pause !== undefined) return { pausedUntil: pause };
  const id = randomUUID();
  return sends.change<BegunSend>(prefix, (before) => {
    const pause = pausedUntil(before, at);
    if (pause !== undefined) return { answer: { pausedUntil: pause } };
    const after: SmsSend[] = [{ id, at, confirmed: false }, ...before].slice(0, watchedSends);
    return { answer: { id, pausedUntil: pausedUntil(after, at) }, sends: after };
  });
}

/** The code did not go out after all. */
function withdrawSend(sends: SmsSendStore, phone: string, id: string): Promise<void> {
  return sends.change(prefixOf(phone), (before) => ({
    answer: undefined,
    sends: before.filter((send) => send.id !== id),
  }));
}

/** The code came back. */
export function confirmSend(sends: SmsSendStore, phone: string, id: string): Promise<void> {
  return sends.change(prefixOf(phone), (before) => ({
    answer: undefined,
    sends: before.map((send) => (send.id === id ? { ...send, confirmed: true } : send)),
  }));
}

/** What the operators should hear of the sending of codes. Never throws. */
function createSmsWarnings({ storage, now, caps, raise, log }: QuoteDeps) {
  const told = new Map<string, number>();

  /** Once a minute is enough to keep the operators informed, and an attack from storing thousands of alerts. */
  function tell(incident: Incident): void {
    const { tick } = now();
    for (const [subject, at] of told) if (tick - at >= minute) told.delete(subject);
    const subject = subjectOf(incident);
    if (told.has(subject)) return;
    told.set(subject, tick);
    raise(incident);
  }

  return {
    /** Nobody with a number like this gets a code until then, if there is such a moment. */
    paused(phone: string, until: number | undefined): void {
      if (until !== undefined) tell({ reason: "sms-paused", prefix: prefixOf(phone), until });
    },

    /** Looks at what a code to this country has counted against. */
    async budgets(country: string): Promise<void> {
      try {
        const used = await storage().limits.used(budgetRules(country, caps), now().at);
        for (const { rule, hits, endsAt: until } of used) {
          const cap = rule.key.replace("sms:", "");
          const state = budgetState(hits, rule.limit);
          if (state === "spent") tell({ reason: "sms-budget-spent", cap, until });
          if (state === "low") tell({ reason: "sms-budget-low", cap, used: hits, limit: rule.limit, until });
        }
      } catch (error) {
        logFailure(log, undefined, error);
      }
    },
  };
}
