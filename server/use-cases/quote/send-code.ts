import { randomBytes } from "node:crypto";
import { capRules, isServed, refusalOf, type SmsRefusal } from "../../../domain/verification/sms-limits.ts";
import { drawCode, issueCode, resendWait } from "../../../domain/verification/verification.ts";
import { visitorKey } from "../../leads/limits.ts";
import type { QuoteContact, SentCode } from "../../ports/quotes.ts";
import { codeText } from "../../sms/code-text.ts";
import type { QuoteVisit } from "./contract.ts";
import type { Drafts } from "./drafts.ts";
import { codeHash, type QuoteParts } from "./parts.ts";
import { countryOf } from "./phone.ts";
import { beginSend, withdrawSend } from "./prefix-sends.ts";
import { createSmsWarnings } from "./sms-warnings.ts";
import { awaitsContact, recipientOf } from "./state.ts";

type Kept = { outcome: "kept"; before: SentCode | undefined } | { outcome: "unfinished" | "too-soon" };
type Sending =
  | { outcome: "code-sent" | "sms-failed" | "unfinished" }
  | { outcome: "too-soon" }
  | { outcome: "refused"; refusal: SmsRefusal };

/** Sends a code to the number in the answers and keeps both. Every step before the message may still say no. */
export function createSendCode(parts: QuoteParts, drafts: Drafts) {
  const { storage, hash, now, caps, captcha, sms, log } = parts;
  const warnings = createSmsWarnings(parts);

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
    const text = codeText(code, locale, parts.host);
    const context = { recipient: recipientOf(key, contact.phone), now: now(), hash: codeHash(parts) };
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
