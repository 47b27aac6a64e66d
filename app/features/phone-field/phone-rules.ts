import examples from "libphonenumber-js/examples.mobile.json";
import { type Country, countriesIn } from "../../../domain/phone/countries.ts";
import { fullMetadata } from "../../../domain/phone/full-metadata.ts";
import { normalisePhone } from "../../../domain/phone/normalise-phone.ts";
import { exampleNumber, type PhoneEntry, readPhone } from "../../../domain/phone/read-phone.ts";
import { CountryCombobox } from "./country-combobox.tsx";

const lists = new Map<string, Country[]>();

/** Naming and sorting them takes a while. */
function countriesOnce(language: string): Country[] {
  const list = lists.get(language) ?? countriesIn(language, fullMetadata);
  lists.set(language, list);
  return list;
}

/**
 * The rules with their data, and the list of countries: what the field becomes with script. Import it only dynamically:
 * it weighs more than the rest of a page's code.
 */
export const phoneRules = {
  CountryCombobox,
  countries: countriesOnce,
  read: (entry: PhoneEntry) => readPhone(entry, fullMetadata),
  normalise: (entry: PhoneEntry) => normalisePhone(entry, fullMetadata),
  example: (country: string) => exampleNumber(country, examples, fullMetadata),
};

export type PhoneRules = typeof phoneRules;
