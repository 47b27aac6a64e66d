import { type Locale, localeCodes } from "../site/locales.ts";
import { parseChecked } from "./front-matter.ts";
import { type Facts, type FactsText, factsSchema } from "./schemas/facts.ts";

/** The facts of the company in each language. */
export type FactsByLocale = Readonly<Record<Locale, Facts>>;

/** Reads content/facts.yaml and checks it. A mistake is a BrokenText. */
export function parseFacts(file: string, source: string): FactsByLocale {
  return factsByLocale(parseChecked(file, source, factsSchema));
}

export function factsByLocale(text: FactsText): FactsByLocale {
  return Object.fromEntries(localeCodes.map((locale) => [locale, inLanguage(text, locale)])) as FactsByLocale;
}

function inLanguage(value: unknown, locale: Locale): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (localeCodes.every((code) => code in value)) return (value as Record<Locale, string>)[locale];
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inLanguage(part, locale)]));
}
