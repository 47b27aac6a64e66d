import type { Locale } from "../../site/locales.ts";
import { mailDictionaries } from "../services.server.ts";
import en from "./en.json" with { type: "json" };
import erasureEn from "./erasure/en.json" with { type: "json" };
import erasureTr from "./erasure/tr.json" with { type: "json" };
import leadsEn from "./leads/en.json" with { type: "json" };
import leadsTr from "./leads/tr.json" with { type: "json" };
import peopleEn from "./people/en.json" with { type: "json" };
import peopleTr from "./people/tr.json" with { type: "json" };
import publishingEn from "./publishing/en.json" with { type: "json" };
import publishingTr from "./publishing/tr.json" with { type: "json" };
import requestsEn from "./requests/en.json" with { type: "json" };
import requestsTr from "./requests/tr.json" with { type: "json" };
import signInEn from "./sign-in/en.json" with { type: "json" };
import signInTr from "./sign-in/tr.json" with { type: "json" };
import tr from "./tr.json" with { type: "json" };
import wordsEn from "./words/en.json" with { type: "json" };
import wordsTr from "./words/tr.json" with { type: "json" };

const turkish = {
  ...mailDictionaries.tr,
  ...tr,
  ...erasureTr,
  ...leadsTr,
  leads: { ...leadsTr.leads, forms: mailDictionaries.tr.forms },
  ...peopleTr,
  ...publishingTr,
  ...requestsTr,
  ...signInTr,
  ...wordsTr,
};

export type Dictionary = typeof turkish;

const dictionaries = {
  tr: turkish,
  en: {
    ...mailDictionaries.en,
    ...en,
    ...erasureEn,
    ...leadsEn,
    leads: { ...leadsEn.leads, forms: mailDictionaries.en.forms },
    ...peopleEn,
    ...publishingEn,
    ...requestsEn,
    ...signInEn,
    ...wordsEn,
  },
} satisfies Record<Locale, Dictionary>;

/** The interface texts of the office. Loaders hand them to components: no dictionary is in the browser's code. */
export function dictionary(locale: Locale): Dictionary {
  return dictionaries[locale];
}
