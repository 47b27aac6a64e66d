import { fullMetadata } from "./full-metadata.ts";
import { isMobile, type PhoneEntry, readPhone } from "./read-phone.ts";

/** "+90 501 *** ** 78": enough to know one's own number by. */
export function maskedPhone(e164: string): string {
  const text = readPhone({ country: "", number: e164 }, fullMetadata).formatInternational ?? e164;
  const [country = "", area = "", ...rest] = text.split(" ");
  const shown = rest.length > 0 ? `${country} ${area} ` : `${country} `;
  return shown + text.slice(shown.length).replace(/\d(?=(?:\D*\d){2})/g, "*");
}

/** The number as E.164 where a code can reach it. */
export function mobileNumber(typed: PhoneEntry): string | undefined {
  const phone = readPhone(typed, fullMetadata);
  return isMobile(phone) ? phone.e164 : undefined;
}

/** The country of a number; empty where it has none. */
export function countryOf(e164: string): string {
  return readPhone({ country: "", number: e164 }, fullMetadata).countryCode ?? "";
}
