import type { Lead } from "../../domain/lead/lead.ts";
import { isMailAddress } from "../../domain/lead/mail-address.ts";
import { fullMetadata } from "../../domain/phone/full-metadata.ts";
import { readPhone } from "../../domain/phone/read-phone.ts";
import type { FormWords, Row } from "./mail-content.ts";

/** Where mail programs would see a web or mail address: before "//", before "@", before a dot inside a name. */
const linkParts = /(?<=:)(?=\/\/)|(?=@)|(?<=[\p{L}\p{N}])(?=\.\p{L}{2})/gu;

/** What a visitor typed, fit to be shown in a mail: an invisible joiner keeps addresses in it from becoming links. */
export function typed(text: string): string {
  return text.replace(linkParts, "\u2060");
}

/** The beginning of it, for subjects and headings: one line, at most 80 characters. */
export function typedLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  const letters = [...line];
  return typed(letters.length > 80 ? `${letters.slice(0, 79).join("")}…` : line);
}

/**
 * A name to greet by, where it looks like one. Anybody may enter another person's address, so a mail to a visitor
 * never repeats text that could carry a message of its own.
 */
export function greetingName(name: string): string {
  return name.length <= 40 && /^\p{L}[\p{L}\p{M}’' -]*$/u.test(name) ? name : "";
}

/** A lead's answers under their labels, choices in words. */
export function answerRows(lead: Lead, fields: readonly string[], words: FormWords): Row[] {
  return fields.map((field) => {
    const answer = lead.answers[field] ?? "";
    const known = words.choices[field]?.[answer];
    return { label: words.labels[field] ?? field, ...(known ? { value: known } : shown(answer, lead)) };
  });
}

function shown(answer: string, { email, phone }: Lead): Omit<Row, "label"> {
  if (answer === email) return shownAddress(answer);
  return answer === phone ? shownPhone(answer) : { value: typed(answer) };
}

/** The checked address and number are links; everything else is text. */
export function shownAddress(email: string): Omit<Row, "label"> {
  return isMailAddress(email) ? { value: email, href: mailto(email) } : { value: typed(email) };
}

export function shownPhone(phone: string): Omit<Row, "label"> {
  const isNumber = /^\+\d{7,15}$/.test(phone);
  return isNumber ? { value: spaced(phone), href: `tel:${phone}` } : { value: typed(phone) };
}

/** The address may hold signs that mean something in a link. */
function mailto(address: string): string {
  return `mailto:${address.split("@").map(encodeURIComponent).join("@")}`;
}

function spaced(phone: string): string {
  return readPhone({ country: "", number: phone }, fullMetadata).formatInternational ?? phone;
}

export function nameOf({ answers }: Lead): string {
  return answers.fullname ?? `${answers.name ?? ""} ${answers.surname ?? ""}`.trim();
}
