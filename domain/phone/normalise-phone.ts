import { AsYouType, type MetadataJson } from "libphonenumber-js/core";
import { isInternational } from "./countries.ts";
import { isCountry, type PhoneEntry, readPhone, withoutInvisible } from "./read-phone.ts";

/**
 * What a field shows for what was typed, pasted or filled in: the number in the country's groups. One that begins with
 * "+" (or "00") sets its own country, over a chosen one too, and becomes the national number as soon as it is complete.
 */
export function normalisePhone({ country: chosen, number: typed }: PhoneEntry, metadata: MetadataJson): PhoneEntry {
  const number = withoutInvisible(typed);
  const { isValid, countryCode, nationalNumber = "", e164 } = readPhone({ country: chosen, number }, metadata);
  const isFromAbroad = isInternational(number);
  // Countries share calling codes: which one a national number belongs to is known when it is complete.
  const country = ((isFromAbroad || isValid) && countryCode) || chosen;
  const isSame = isFromAbroad && isValid && readPhone({ country, number: nationalNumber }, metadata).e164 === e164;
  return { country, number: formatAsYouType(isSame ? nationalNumber : number, country, metadata) };
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
