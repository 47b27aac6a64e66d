import type { z } from "zod";
import type { Locale } from "../site/locales.ts";
import { fillFacts } from "./facts.ts";
import { BrokenText, parseChecked } from "./front-matter.ts";
import { schemas } from "./schemas/index.ts";

/** The language and name of a short text, by its path below the project's root. */
function wordsFile(file: string): { locale: Locale; name: string } | undefined {
  const [, locale, name] = /^content\/(\w+)\/(.+)\.yaml$/.exec(file) ?? [];
  return locale && name ? { locale: locale as Locale, name } : undefined;
}

/** Reads a short text, checks it and fills in the facts of the company. A mistake is a BrokenText. */
export function parseWords(file: string, source: string): unknown {
  const { locale, name } = wordsFile(file) ?? {};
  const schema: z.ZodType | undefined = schemas[name as keyof typeof schemas];
  if (!schema || !locale) throw new BrokenText(file, "there is no schema for it in content/schemas/index.ts");
  const fill = (text: string) =>
    fillFacts(
      text,
      locale,
      (fact) => fact,
      (placeholder) => new BrokenText(file, `unknown placeholder ${placeholder}`),
    );
  return mapTexts(parseChecked(file, source, schema), fill);
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}
