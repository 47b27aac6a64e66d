import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { facts } from "../copy/facts.ts";
import { defaultLocale, localeCodes, locales } from "../site/locales.ts";
import { postedContact, postedPrivacyRequest, postedQuoteContact, postedReport } from "../testing/samples.ts";
import { plainVowel } from "./pseudo-texts.ts";
import { root } from "./server.ts";
import { pseudo } from "./third-language.ts";

const posted = strings([postedContact(), postedReport(), postedPrivacyRequest(), postedQuoteContact()]);

const company = facts(defaultLocale);
const translated = new Set(
  localeCodes.filter((code) => code !== defaultLocale).flatMap((code) => strings(facts(code))),
);

/** What is written alike in every language. */
const names = [
  ...strings(company).filter((text) => translated.has(text)),
  ...Object.keys(company.social),
  ...Object.values(company.addresses).map((address) => new URL(address).host),
  company.name.toLowerCase(),
  // What languages call themselves, in the menu.
  ...Object.values(locales).map(({ name }) => name),
  // Customers, and those of their people who are quoted.
  ...storyMatter().flatMap(({ customer, quote }) => [customer, quote.person]),
  // Who sent the form that a page or mail answers.
  ...posted.flatMap((text) => text.split("\r\n")),
  // The made-up language has no words of its own for days, months and lists.
  ...[pseudo.code, pseudo.iso].flatMap((language) => [...calendarNames(language), ...listWords(language)]),
].sort((one, other) => other.length - one.length);

/** Reference numbers, addresses, and the initials of a person. */
const codes = /\b[2-9B-Z]{4}-[2-9B-Z]{4}\b|https?:\/\/\S+|[\w.-]+:\d+(?:\/\S*)?|\S+@\S+|^\p{Lu}{2}$/gu;

/** The texts of a page or mail, heard ones included, that are not of the pseudo language. */
export function unmarkedTexts(html: string): string[] {
  const body = withoutCode(html);
  const heard = /\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g;
  const head = /<meta (?:name|property)="(?:description|og:(?:image:alt|title|description))" content="([^"]*)"/g;
  const texts = [...body.split(/<[^>]*>/), ...[heard, head].flatMap((found) => matches(body, found))].map(decoded);
  return [...new Set(texts.filter((text) => plainVowel.test(withoutNames(text))))];
}

/** Whether every text that begins also ends, but those that are shortened: the last breadcrumb, and initials. */
export function hasWholeTexts(html: string): boolean {
  const text = withoutCode(html)
    .replace(/<[^>]*aria-(?:current="page"|hidden="true")[^>]*>[^<]*/g, "")
    .replace(/<[^>]*>/g, "");
  return text.includes("⟦") && text.split("⟦").length === text.split("⟧").length;
}

function withoutCode(html: string): string {
  return html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<wbr ?\/?>/g, "");
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

function withoutNames(text: string): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ""), text).replace(codes, "");
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: " " };

function decoded(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
}

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
}

function storyMatter(): { customer: string; quote: { person: string } }[] {
  const folder = join(root, "content/tr/stories");
  return readdirSync(folder).map((name) => parse(readFileSync(join(folder, name), "utf8").split("---\n")[1] ?? ""));
}

function listWords(language: string): string[] {
  const parts = new Intl.ListFormat(language).formatToParts(["one", "two", "three"]);
  return [...parts, ...new Intl.ListFormat(language).formatToParts(["one", "two"])]
    .filter(({ type }) => type === "literal")
    .map(({ value }) => value);
}

function calendarNames(language: string): string[] {
  const parts = { weekday: "long", month: "long", day: "numeric", year: "numeric" } as const;
  const form = new Intl.DateTimeFormat(language, parts);
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2026, 0, day + 1)));
  const found = days.flatMap((day) => form.formatToParts(day).filter(({ type }) => /month|weekday/.test(type)));
  return [...new Set(found.map(({ value }) => value))];
}
