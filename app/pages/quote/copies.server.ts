import { words } from "../../../copy/words.ts";
import type { Locale } from "../../../site/locales.ts";
import { shownWords } from "../../features/lead-form/form-words.ts";

/** All words of the wizard in a language. */
export function copies(locale: Locale) {
  return {
    meta: words("quote", locale).meta,
    words: {
      wizard: words("quote-wizard", locale),
      services: words("quote-services", locale),
      contact: words("quote-contact", locale),
    },
    forms: shownWords(words("forms", locale)),
    phone: words("phone-field", locale),
  };
}
