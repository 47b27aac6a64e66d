import { getCountries, getCountryCallingCode, type MetadataJson } from "libphonenumber-js/core";

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
