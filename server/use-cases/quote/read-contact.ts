import { suspicionOf } from "../../../domain/lead/form-result.ts";
import { transferConsentVersion } from "../../../domain/lead/lead.ts";
import { type FieldError, type Posted, readForm } from "../../../domain/lead/read-form.ts";
import { quoteContactForm } from "../../../domain/quote/steps/contact.ts";
import type { Moment } from "../../../domain/verification/moment.ts";
import type { Locale } from "../../../site/locales.ts";
import type { QuoteContact } from "../../ports/quotes.ts";
import { mobileNumber } from "./phone.ts";

type Circumstances = {
  locale: Locale;
  page: string;
  /** Version of the personal-data notice that the form links. */
  notice: string;
  consent: "required" | "optional";
  /** The country of numbers that name none. */
  fallbackCountry: string;
  now: Moment;
};

/** The answers of step 4, or what is wrong with them. */
export function readContact(posted: Posted, circumstances: Circumstances): QuoteContact | FieldError[] {
  const { locale, page, notice, consent, fallbackCountry, now } = circumstances;
  const rules = { consent, fallbackCountry, readPhone: mobileNumber };
  const { errors, answers, phone } = readForm(quoteContactForm, posted, rules);
  if (errors.length > 0) return errors;
  const { consent: given, ...rest } = answers;
  const held = suspicionOf(posted, now.at);
  return {
    locale,
    page,
    notice,
    email: rest.email ?? "",
    phone,
    answers: rest,
    consents: given ? [{ name: "transfer-abroad", version: transferConsentVersion, locale, at: now.at }] : [],
    ...(held && { held }),
    since: now,
  };
}
