import { getCountries, getCountryCallingCode, type MetadataJson } from "libphonenumber-js/core";
import type { Locale } from "../../site/locales.ts";
import type { PhoneEntry } from "./read-phone.ts";

export type Country = {
  /** ISO code of two letters. */
  code: string;
  name: string;
  /** Without "+". */
  callingCode: string;
};

/** All countries that have telephone numbers, by their names in a language. */
export function countriesIn(language: string, metadata: MetadataJson): Country[] {
  const names = new Intl.DisplayNames([language], { type: "region" });
  const { compare } = new Intl.Collator(language);
  return getCountries(metadata)
    .map((code) => ({ code, name: names.of(code) ?? code, callingCode: getCountryCallingCode(code, metadata) }))
    .sort((one, other) => compare(one.name, other.name));
}

export type CountryChoice = {
  preferred?: readonly string[] | undefined;
  only?: readonly string[] | undefined;
  ignored?: readonly string[] | undefined;
};

/** The countries one may choose from: preferred ones first, in their own order, and nobody twice. */
export function offeredCountries(all: readonly Country[], { preferred = [], only, ignored }: CountryChoice): Country[] {
  const offered = all.filter(({ code }) => (only?.includes(code) ?? true) && !ignored?.includes(code));
  const first = new Set(preferred.flatMap((code) => offered.find((country) => country.code === code) ?? []));
  return [...first, ...offered.filter((country) => !first.has(country))];
}

/** Where a field asks for the visitor's country, unless another address is configured. */
export const countryAddress = "/api/country";

/** The country in a lookup's answer, such as "1;TR;TUR;Türkiye". */
export function lookedUpCountry(answer: string): string | undefined {
  return answer[0] === "1" ? answer.slice(2, 4) : undefined;
}

/** Languages whose readers write numbers of one country without its code. */
const ownCountry: Partial<Record<Locale, string>> = { tr: "TR" };

/** The country of a number that names none, on pages in a language; empty where nobody can tell. */
export function fallbackCountry(locale: Locale, codeCountries: readonly string[] = []): string {
  const isForTurkeyAlone = codeCountries.length === 1 && codeCountries[0] === "TR";
  return isForTurkeyAlone ? "TR" : (ownCountry[locale] ?? "");
}

/** Says whether a number brings its country along. */
export function isInternational(number: string): boolean {
  return /^[\s\p{Cf}(]*([+＋]|00)/u.test(number);
}

/** Says whether a number could be right, had it a country. What is too long for one is not worth looking through. */
export function lacksCountry({ country, number }: PhoneEntry): boolean {
  return country === "" && number.length <= 250 && !isInternational(number) && !/\p{L}/u.test(number);
}
