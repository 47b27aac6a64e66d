import examples from "libphonenumber-js/examples.mobile.json";
import { exampleNumber } from "../../../domain/phone/example-number.ts";
import { fullMetadata } from "../../../domain/phone/full-metadata.ts";
import { type PhoneEntry, readPhone } from "../../../domain/phone/read-phone.ts";
import { settlePhone } from "../../../domain/phone/settle-phone.ts";
import { CountryCombobox } from "./country-combobox.tsx";

/**
 * The rules with their data, and the list that takes the native one's place: what the field becomes with script. Import
 * it only dynamically: it weighs more than the rest of a page's code.
 */
export const phoneRules = {
  CountryCombobox,
  read: (entry: PhoneEntry) => readPhone(entry, fullMetadata),
  settle: (entry: PhoneEntry) => settlePhone(entry, fullMetadata),
  example: (country: string) => exampleNumber(country, examples, fullMetadata),
};

export type PhoneRules = typeof phoneRules;
