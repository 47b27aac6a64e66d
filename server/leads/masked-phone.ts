import { fullMetadata } from "../../domain/phone/full-metadata.ts";
import { readPhone } from "../../domain/phone/read-phone.ts";

/** "+90 501 *** ** 78": enough to know one's own number by. */
export function maskedPhone(e164: string): string {
  const text = readPhone({ country: "", number: e164 }, fullMetadata).formatInternational ?? e164;
  const [country = "", area = "", ...rest] = text.split(" ");
  const shown = rest.length > 0 ? `${country} ${area} ` : `${country} `;
  return shown + text.slice(shown.length).replace(/\d(?=(?:\D*\d){2})/g, "*");
}
