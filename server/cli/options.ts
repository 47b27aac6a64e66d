import { type RequestOutcome, requestOutcomes } from "../../domain/data-request/data-request.ts";
import { type LeadForm, leadForms } from "../../domain/lead/lead.ts";
import { isMailAddress } from "../../domain/lead/mail-address.ts";
import { defaultLocale, type Locale, locales } from "../../site/locales.ts";
import type { DeliveryState } from "../ports/deliveries.ts";
import { misuse } from "./context.ts";
import { type Separator, separators } from "./export-columns.ts";
import { readKeep, readOlderThan, readSince } from "./format.ts";

export type Option = { says: string; short?: string; takes?: string; read?: (text: string, now: number) => unknown };

const languages = Object.keys(locales) as Locale[];
const deliveryStates: readonly DeliveryState[] = ["waiting", "delivered", "dead", "dropped"];

/** Every option of every command; one that takes nothing is a switch. */
export const options = {
  form: {
    takes: "name",
    says: `only this form: ${leadForms.join(", ")}`,
    read: (text): LeadForm => oneOf("--form", leadForms, text),
  },
  held: { says: "those held as suspected bots, instead of all others" },
  since: {
    takes: "when",
    says: "from this day on (2026-11-01, Istanbul), or at most so long ago (7d, 12h)",
    read: readSince,
  },
  limit: { takes: "number", says: "at most so many, the newest first; 50 unless given", read: readLimit },
  output: { takes: "file", says: "write to this file; only its owner may read it", read: (text) => text },
  separator: {
    takes: "sign",
    says: 'what stands between cells of CSV: a comma unless given; Excel in Turkish wants ";"',
    read: (text): Separator => oneOf("--separator", separators, text),
  },
  labels: { says: "headers and values of CSV in words, for people" },
  language: {
    takes: "name",
    says: `of --labels: ${languages.join(", ")}; ${defaultLocale} unless given`,
    read: (text): Locale => oneOf("--language", languages, text),
  },
  email: { takes: "address", says: "everything under this e-mail address", read: readEmail },
  phone: { takes: "number", says: "everything under this phone number, with country code", read: readPhone },
  "older-than": { takes: "age", says: "received longer ago than this (730d, 48h)", read: readOlderThan },
  state: {
    takes: "name",
    says: `only in this state: ${deliveryStates.join(", ")}`,
    read: (text): DeliveryState => oneOf("--state", deliveryStates, text),
  },
  outcome: {
    takes: "name",
    says: `how it ended: ${requestOutcomes.join(", ")}`,
    read: (text): RequestOutcome => oneOf("--outcome", requestOutcomes, text),
  },
  "all-dead": { says: "all that were given up" },
  keep: { takes: "age", says: "remove backups that are older than this (35d)", read: readKeep },
  report: { says: "note how it ended, and tell the operators where it fails (for timers)" },
  replace: { says: "what is there now goes" },
  yes: { says: "do not ask" },
  json: { says: "answer with one JSON document" },
  help: { short: "h", says: "explain" },
} as const satisfies Record<string, Option>;

export type OptionName = keyof typeof options;
export type Values = { [N in OptionName]?: Value<(typeof options)[N]> };
type Value<O> = O extends { read: (...given: never[]) => infer T } ? T : boolean;

export function oneOf<T extends string>(name: string, offered: readonly T[], text: string): T {
  const found = offered.find((each) => each === text);
  if (!found) throw misuse(`${name} must be one of ${offered.join(", ")}, but is "${text}".`);
  return found;
}

function readLimit(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw misuse(`--limit must be a whole number from 1 on, but is "${text}".`);
  return Number(text);
}

function readEmail(text: string): string {
  if (!isMailAddress(text.trim())) throw misuse(`--email must be an e-mail address, but is "${text}".`);
  return text.trim();
}

function readPhone(text: string): string {
  const number = text.replace(/[\s().-]/g, "");
  if (!/^\+[1-9]\d{5,14}$/.test(number)) {
    throw misuse(`--phone must be a number with its country code, such as +905321234567, but is "${text}".`);
  }
  return number;
}
