import { formExtras } from "../../../domain/lead/form-result.ts";
import type { Posted } from "../../../domain/lead/read-form.ts";
import { fallbackCountry } from "../../../domain/phone/countries.ts";
import { resendWait } from "../../../domain/verification/verification.ts";
import type { QuoteContact } from "../../ports/quotes.ts";
import type { ContactOutcome, QuoteState, QuoteVisit, QuoteWizard, ResendOutcome } from "./contract.ts";
import type { Drafts } from "./drafts.ts";
import { shared } from "./one-at-a-time.ts";
import { codeHash, type QuoteParts } from "./parts.ts";
import { readContact } from "./read-contact.ts";
import { createSendCode } from "./send-code.ts";
import { awaitsContact, recipientOf } from "./state.ts";

type Contact = Pick<QuoteWizard, "sendContact" | "resend" | "changeNumber">;

/** Step 4: answers, code, another code, another number. */
export function createContact(parts: QuoteParts, drafts: Drafts): Contact {
  const { consent, caps, now } = parts;
  const sendCode = createSendCode(parts, drafts);
  const once = shared();

  const contextOf = (key: string, { phone }: QuoteContact) => {
    return { recipient: recipientOf(key, phone), now: now(), hash: codeHash(parts) };
  };

  async function send(visit: QuoteVisit, key: string, contact: QuoteContact, token?: string): Promise<ContactOutcome> {
    const draft = await drafts.find(key);
    if (!awaitsContact(draft)) return { outcome: "unfinished" };
    const isOut = resendWait(draft.code, contextOf(key, contact)) > 0;
    if (isOut && (await keepWithCode(key, contact))) return { outcome: "code-sent" };
    const sending = await sendCode(visit, key, contact, token);
    if (sending.outcome === "refused") await keepWithoutCode(key, contact);
    // Another instance was quicker.
    return sending.outcome === "too-soon" ? { outcome: "code-sent" } : sending;
  }

  /** Whoever takes another way, and comes back, finds the answers again. */
  function keepWithoutCode(key: string, contact: QuoteContact): Promise<void> {
    return drafts.change(key, (draft) =>
      awaitsContact(draft) ? { answer: undefined, draft: { ...draft, contact } } : { answer: undefined },
    );
  }

  /** The same number once more within the minute: the code that is out serves. */
  function keepWithCode(key: string, contact: QuoteContact): Promise<boolean> {
    return drafts.change(key, (draft) => {
      if (!draft?.code || resendWait(draft.code, contextOf(key, contact)) === 0) return { answer: false };
      const { aside: _, ...code } = draft.code;
      const held = draft.contact?.held;
      return { answer: true, draft: { ...draft, contact: { ...(held && { held }), ...contact }, code } };
    });
  }

  async function sendAgain(visit: QuoteVisit, key: string, token?: string): Promise<ResendOutcome> {
    const draft = await drafts.find(key);
    if (!draft?.contact) return { outcome: "unfinished" };
    const { contact, code } = draft;
    if (resendWait(code, contextOf(key, contact)) > 0) return { outcome: "too-soon" };
    return sendCode(visit, key, contact, token);
  }

  return {
    async sendContact(visit: QuoteVisit, posted: Posted, notice: string, page: string) {
      const { locale } = visit;
      const country = fallbackCountry(locale, caps.countries);
      const read = readContact(posted, { locale, page, notice, consent, fallbackCountry: country, now: now() });
      if (Array.isArray(read)) return { outcome: "invalid", errors: read, state: await drafts.stateFor(visit) };
      const outcome = await once(`${visit.cookie} ${JSON.stringify(posted)}`, () =>
        drafts.alone<ContactOutcome>(visit, { outcome: "unfinished" }, (key) =>
          send(visit, key, read, posted[formExtras.captcha]),
        ),
      );
      return { ...outcome, state: await drafts.stateFor(visit) };
    },

    async resend(visit: QuoteVisit, posted: Posted = {}): Promise<ResendOutcome & { state: QuoteState }> {
      const outcome = await once(`${visit.cookie}`, () =>
        drafts.alone<ResendOutcome>(visit, { outcome: "unfinished" }, (key) =>
          sendAgain(visit, key, posted[formExtras.captcha]),
        ),
      );
      return { ...outcome, state: await drafts.stateFor(visit) };
    },

    async changeNumber(visit: QuoteVisit) {
      await drafts.alone(visit, undefined, (key) =>
        drafts.change(key, (draft) =>
          draft?.code
            ? { answer: undefined, draft: { ...draft, code: { ...draft.code, aside: true } } }
            : { answer: undefined },
        ),
      );
      return drafts.stateFor(visit);
    },
  };
}
