import { fullMetadata } from "../../../domain/phone/full-metadata.ts";
import { isMobile, type PhoneEntry, readPhone } from "../../../domain/phone/read-phone.ts";

/** The number as E.164 where a code can reach it. */
export function mobileNumber(typed: PhoneEntry): string | undefined {
  const phone = readPhone(typed, fullMetadata);
  return isMobile(phone) ? phone.e164 : undefined;
}

/** The country of a number; empty where it has none. */
export function countryOf(e164: string): string {
  return readPhone({ country: "", number: e164 }, fullMetadata).countryCode ?? "";
}
