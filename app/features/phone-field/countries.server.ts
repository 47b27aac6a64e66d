import { countriesIn, writeCountries } from "../../../domain/phone/countries.ts";
import { fullMetadata } from "../../../domain/phone/full-metadata.ts";
import type { Locale } from "../../../site/locales.ts";

const lists = new Map<Locale, string>();

/** What a loader gives the phone field to choose from, in the language of the page. */
export function phoneCountries(locale: Locale): string {
  const list = lists.get(locale) ?? writeCountries(countriesIn(locale, fullMetadata));
  lists.set(locale, list);
  return list;
}
