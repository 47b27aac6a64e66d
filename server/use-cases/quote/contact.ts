import { hiddenFields, suspicionOf } from "../../../domain/lead/form-result.ts";
import { type ConsentRule, type FieldError, type Posted, readForm } from "../../../domain/lead/read-form.ts";
import { fallbackCountry } from "../../../domain/phone/countries.ts";
import { mobileNumber } from "../../../domain/phone/e164.ts";
import { quoteContactForm } from "../../../domain/quote/steps/contact.ts";
import type { Moment } from "../../../domain/verification/moment.ts";
import { resendWait } from "../../../domain/verification/verification.ts";
import type { Locale } from "../../../site/locales.ts";
import { dedupeInFlight } from "../../in-flight.ts";
import type { QuoteContact } from "../../ports/quotes.ts";
import { sourceOf } from "../submissions.ts";
import { transferConsent } from "../transfer-consent.ts";
import { createSendCode } from "./codes.ts";
import { canEnterContact, type Drafts, recipientOf } from "./drafts.ts";
import {
  type ContactOutcome,
  codeHash,
  type QuoteDeps,
  type QuoteState,
  type QuoteVisit,
  type QuoteWizard,
  type ResendOutcome,
} from "./types.ts";

type Contact = Pick<QuoteWizard, "sendContact" | "resend" | "changeNumber">;

/** Step 4: answers, code, another code, another number. */
export function createContact(deps: QuoteDeps, drafts: Drafts): Contact {
  const { consent, caps, now, ownHost } = deps;
  const sendCode = createSendCode(deps, drafts);
  const once = dedupeInFlight();

  const contextOf = (key: string, { phone }: QuoteContact) => {
    return { recipient: recipientOf(key, phone), now: now(), hash: codeHash(deps) };
  };

  async function send(visit: QuoteVisit, key: string, contact: QuoteContact, token?: string): Promise<ContactOutcome> {
    const draft = await drafts.find(key);
    if (!canEnterContact(draft)) return { outcome: "unfinished" };
    const isCodeActive = resendWait(draft.code, contextOf(key, contact)) > 0;
    if (isCodeActive && (await saveContactForSentCode(key, contact))) return { outcome: "code-sent" };
    const sending = await sendCode(visit, key, contact, token);
    if (sending.outcome === "refused") await saveContact(key, contact);
    // Another instance has just sent one.
    return sending.outcome === "too-soon" ? { outcome: "code-sent" } : sending;
  }

  /** So that visitors who leave the step and come back find their answers again. */
  function saveContact(key: string, contact: QuoteContact): Promise<void> {
    return drafts.change(key, (draft) =>
      canEnterContact(draft) ? { result: undefined, draft: { ...draft, contact } } : { result: undefined },
    );
  }

  /** The same number once more within the minute: no new code is sent, the last one stays valid. */
  function saveContactForSentCode(key: string, contact: QuoteContact): Promise<boolean> {
    return drafts.change(key, (draft) => {
      if (!draft?.code || resendWait(draft.code, contextOf(key, contact)) === 0) return { result: false };
      const { aside: _, ...code } = draft.code;
      const held = draft.contact?.held;
      return { result: true, draft: { ...draft, contact: { ...(held && { held }), ...contact }, code } };
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
      const read = readContact(posted, {
        locale,
        page,
        notice,
        consent,
        ownHost,
        fallbackCountry: country,
        now: now(),
      });
      if (Array.isArray(read)) return { outcome: "invalid", errors: read, state: await drafts.stateFor(visit) };
      const outcome = await once(`${visit.cookie} ${JSON.stringify(posted)}`, () =>
        drafts.withLock<ContactOutcome>(visit, { outcome: "unfinished" }, (key) =>
          send(visit, key, read, posted[hiddenFields.captcha]),
        ),
      );
      return { ...outcome, state: await drafts.stateFor(visit) };
    },

    async resend(visit: QuoteVisit, posted: Posted = {}): Promise<ResendOutcome & { state: QuoteState }> {
      const outcome = await once(`${visit.cookie}`, () =>
        drafts.withLock<ResendOutcome>(visit, { outcome: "unfinished" }, (key) =>
          sendAgain(visit, key, posted[hiddenFields.captcha]),
        ),
      );
      return { ...outcome, state: await drafts.stateFor(visit) };
    },

    async changeNumber(visit: QuoteVisit) {
      await drafts.withLock(visit, undefined, (key) =>
        drafts.change(key, (draft) =>
          draft?.code
            ? { result: undefined, draft: { ...draft, code: { ...draft.code, aside: true } } }
            : { result: undefined },
        ),
      );
      return drafts.stateFor(visit);
    },
  };
}

type ContactContext = {
  locale: Locale;
  page: string;
  /** Version of the personal-data notice that the form links. */
  notice: string;
  consent: ConsentRule;
  ownHost: string;
  /** The country of numbers that name none. */
  fallbackCountry: string;
  now: Moment;
};

/** The answers of step 4, or what is wrong with them. */
export function readContact(posted: Posted, context: ContactContext): QuoteContact | FieldError[] {
  const { locale, page, notice, consent, ownHost, fallbackCountry, now } = context;
  const rules = { consent, fallbackCountry, readPhone: mobileNumber };
  const { errors, answers, phone } = readForm(quoteContactForm, posted, rules);
  if (errors.length > 0) return errors;
  const { consent: hasConsent, ...rest } = answers;
  const held = suspicionOf(posted, now.at);
  const source = sourceOf(posted, ownHost);
  return {
    locale,
    page,
    notice,
    email: rest.email ?? "",
    phone,
    answers: rest,
    consents: transferConsent(Boolean(hasConsent), locale, now.at),
    ...(held && { held }),
    ...(source && { source }),
    since: now,
  };
}
