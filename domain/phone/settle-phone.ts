import { AsYouType, type MetadataJson } from "libphonenumber-js/core";
import { isCountry, type PhoneEntry, readPhone, withoutInvisible } from "./read-phone.ts";

/**
 * What a field shows for what was typed, pasted or filled in: the number in the country's groups. One that begins with
 * "+" (or "00") sets the country where none is chosen, and becomes the national number as soon as it is complete.
 */
export function settlePhone({ country, number: typed }: PhoneEntry, metadata: MetadataJson): PhoneEntry {
  const number = withoutInvisible(typed);
  if (!/^\s*(\+|00)/.test(number)) return { country, number: formatAsYouType(number, country, metadata) };
  const { isValid, countryCode, nationalNumber = "", e164 } = readPhone({ country, number }, metadata);
  const chosen = country || (countryCode ?? "");
  const national = { country: chosen, number: nationalNumber };
  const isSame = isValid && countryCode === chosen && readPhone(national, metadata).e164 === e164;
  return { country: chosen, number: formatAsYouType(isSame ? nationalNumber : number, chosen, metadata) };
}

/** Groups the digits the way the country writes them. What is no number, or no longer one, stays as it was typed. */
export function formatAsYouType(text: string, country: string, metadata: MetadataJson): string {
  const known = isCountry(country, metadata) ? country : undefined;
  const isNumber = known ? /^\s*\+?[\d\s()./-]*$/ : /^\s*\+[\d\s()./-]*$/;
  if (text.length > 50 || !isNumber.test(text)) return text;
  const formatted = new AsYouType(known, metadata).input(text);
  return digitsOf(formatted) === digitsOf(text) ? formatted : text;
}

function digitsOf(text: string): string {
  return text.replace(/[^\d+]/g, "");
}
