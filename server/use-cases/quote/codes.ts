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
import { generateCode, issueCode, resendWait } from "../../../domain/verification/verification.ts";
import { logFailure } from "../../log.ts";
import { type Incident, subjectOf } from "../../ports/alerts.ts";
import type { QuoteContact, SentCode, SmsSend, SmsSendStore } from "../../ports/quotes.ts";
import { visitorKey } from "../submissions.ts";
import { canEnterContact, type Drafts, recipientOf } from "./drafts.ts";
import { codeHash, type QuoteDeps, type QuoteVisit } from "./types.ts";

type KeepResult = { outcome: "kept"; before: SentCode | undefined } | { outcome: "unfinished" | "too-soon" };
type SendResult =
  | { outcome: "code-sent" | "sms-failed" | "unfinished" }
  | { outcome: "too-soon" }
  | { outcome: "refused"; refusal: SmsRefusal };

/** Sends a code to the number in the answers and stores both. Every check before the message may still refuse it. */
export function createSendCode(deps: QuoteDeps, drafts: Drafts) {
  const { storage, hash, now, caps, captcha, sms, log } = deps;
  const warnings = createSmsWarnings(deps);

  async function sendCode(visit: QuoteVisit, key: string, answers: QuoteContact, token?: string): Promise<SendResult> {
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
      const verdict = await captchaVerdict(visit, token);
      const fullCap = await countAgainstCaps(visit, phone, verdict !== "human");
      if (fullCap) return refused(fullCap);
      const contact: QuoteContact = verdict === "bot" ? { held: "captcha", ...answers } : answers;
      const sending = await sendOne(visit, key, contact, send);
      isSent = sending === "code-sent";
      return { outcome: sending };
    } finally {
      if (isSent) warnings.paused(phone, pausedUntil);
      else await withdrawSend(sends, phone, send);
    }
  }

  /** Without a token the verdict is "unknown"; where no captcha is configured everybody counts as human. */
  async function captchaVerdict({ clientAddress }: QuoteVisit, token: string | undefined) {
    if (!captcha) return "human";
    return token ? (await captcha.verify(token, "quote", clientAddress)).verdict : "unknown";
  }

  /** Counts the code against every cap, or returns the one that is full. It counts also if the provider fails later. */
  async function countAgainstCaps(
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

  /** The code is stored before the message is sent; of two requests at once only one stores and sends it. */
  async function sendOne({ locale }: QuoteVisit, key: string, contact: QuoteContact, send: string) {
    const code = generateCode(randomBytes);
    const text = deps.codeText(code, locale);
    const context = { recipient: recipientOf(key, contact.phone), now: now(), hash: codeHash(deps) };
    const record: SentCode = { ...issueCode(code, context), send };
    const kept = await drafts.change<KeepResult>(key, (draft) => {
      if (!canEnterContact(draft)) return { result: { outcome: "unfinished" } };
      if (resendWait(draft.code, context) > 0) return { result: { outcome: "too-soon" } };
      return { result: { outcome: "kept", before: draft.code }, draft: { ...draft, contact, code: record } };
    });
    if (kept.outcome !== "kept") return kept.outcome;
    const result = await sms.send({ to: contact.phone, text });
    if (result.sent) return "code-sent";
    log.warn({ provider: sms.provider, error: result.error }, "sms not sent");
    await restorePreviousCode(key, send, kept.before);
    return "sms-failed";
  }

  /** The previous code stays valid: the visitor may have it on the phone. */
  async function restorePreviousCode(key: string, send: string, before: SentCode | undefined): Promise<void> {
    await drafts.change(key, (draft) => {
      if (draft?.code?.send !== send) return { result: undefined };
      const { code: _, ...rest } = draft;
      return { result: undefined, draft: { ...rest, ...(before && { code: before }) } };
    });
  }

  return sendCode;
}

function refused(refusal: SmsRefusal): SendResult {
  return { outcome: "refused", refusal };
}

/** The id of the send, where there is one, and until when the number's prefix is paused. */
type BegunSend = { id?: string; pausedUntil: number | undefined };

/** Records that a code is sent to a number, unless the number's prefix is paused. */
async function beginSend(sends: SmsSendStore, phone: string, at: number): Promise<BegunSend> {
  const prefix = prefixOf(phone);
  // Requests for a prefix that is paused already write nothing to the disk.
  const pause = pausedUntil(await sends.find(prefix), at);
  if (pause !== undefined) return { pausedUntil: pause };
  const id = randomUUID();
  return sends.change<BegunSend>(prefix, (before) => {
    const pause = pausedUntil(before, at);
    if (pause !== undefined) return { result: { pausedUntil: pause } };
    const after: SmsSend[] = [{ id, at, confirmed: false }, ...before].slice(0, watchedSends);
    return { result: { id, pausedUntil: pausedUntil(after, at) }, sends: after };
  });
}

/** Removes the record of a send: the code was not sent. */
function withdrawSend(sends: SmsSendStore, phone: string, id: string): Promise<void> {
  return sends.change(prefixOf(phone), (before) => ({
    result: undefined,
    sends: before.filter((send) => send.id !== id),
  }));
}

/** Marks a send as confirmed: the visitor typed the code. */
export function confirmSend(sends: SmsSendStore, phone: string, id: string): Promise<void> {
  return sends.change(prefixOf(phone), (before) => ({
    result: undefined,
    sends: before.map((send) => (send.id === id ? { ...send, confirmed: true } : send)),
  }));
}

/** Alerts for the operators about the sending of codes. Never throws. */
function createSmsWarnings({ storage, now, caps, raise, log }: QuoteDeps) {
  const raisedAt = new Map<string, number>();

  /** Once a minute is enough to keep the operators informed, and an attack from storing thousands of alerts. */
  function raiseOncePerMinute(incident: Incident): void {
    const { tick } = now();
    for (const [subject, at] of raisedAt) if (tick - at >= minute) raisedAt.delete(subject);
    const subject = subjectOf(incident);
    if (raisedAt.has(subject)) return;
    raisedAt.set(subject, tick);
    raise(incident);
  }

  return {
    /** Numbers with this prefix get no code until then; nothing to tell where `until` is undefined. */
    paused(phone: string, until: number | undefined): void {
      if (until !== undefined) raiseOncePerMinute({ reason: "sms-paused", prefix: prefixOf(phone), until });
    },

    /** Checks the budgets that a code to this country counts against. */
    async budgets(country: string): Promise<void> {
      try {
        const used = await storage().limits.used(budgetRules(country, caps), now().at);
        for (const { rule, hits, endsAt: until } of used) {
          const cap = rule.key.replace("sms:", "");
          const state = budgetState(hits, rule.limit);
          if (state === "spent") raiseOncePerMinute({ reason: "sms-budget-spent", cap, until });
          if (state === "low")
            raiseOncePerMinute({ reason: "sms-budget-low", cap, used: hits, limit: rule.limit, until });
        }
      } catch (error) {
        logFailure(log, undefined, error);
      }
    },
  };
}
