import type { PhoneEntry } from "./read-phone.ts";

/** The country of a number that names none, on pages in a language; empty where nobody can tell. */
export function fallbackCountry(locale: "tr" | "en", codeCountries: readonly string[] = []): string {
  const isForTurkeyAlone = codeCountries.length === 1 && codeCountries[0] === "TR";
  return locale === "tr" || isForTurkeyAlone ? "TR" : "";
}

/** Says whether a number brings its country along. */
export function isInternational(number: string): boolean {
  return /^[\s\p{Cf}(]*([+＋]|00)/u.test(number);
}

/** Says whether a number could be right, had it a country. What is too long for one is not worth looking through. */
export function lacksCountry({ country, number }: PhoneEntry): boolean {
  return country === "" && number.length <= 250 && !isInternational(number) && !/\p{L}/u.test(number);
}
