import { type Facts, facts } from "../../../copy/facts.ts";
import { type Words, words } from "../../../copy/words.ts";
import { privacyRequestForm } from "../../../domain/privacy-request/privacy-request.ts";
import type { Locale } from "../../../site/locales.ts";
import { type FormWords, wordsFor } from "../../features/lead-form/form-words.ts";

/** What all forms say, but for what is different here. */
function formWords(forms: FormWords, { form, mailed }: Words<"request-states">): FormWords {
  return wordsFor({ ...forms, ...form, sent: { ...forms.sent, title: mailed.title } }, privacyRequestForm);
}

export function copies(locale: Locale) {
  const states = words("request-states", locale);
  return {
    copy: words("data-subject-request", locale),
    states,
    forms: formWords(words("forms", locale), states),
    phone: words("phone-field", locale),
    reach: reachOf(facts(locale)),
  };
}

function reachOf({ email, registeredEmail, offices, country }: Facts) {
  const { street, postalCode, district, city } = offices.headquarters;
  return { email: email.privacy, registeredEmail, post: `${street}, ${postalCode} ${district}/${city}, ${country}` };
}

export type Copies = ReturnType<typeof copies>;
