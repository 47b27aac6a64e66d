import type { z } from "zod";
import { brokenText } from "./check/problem.ts";
import { unknownFact } from "./check/unknown-fact.ts";
import { fillFacts } from "./fill-facts.ts";
import { parseChecked } from "./front-matter.ts";
import { type Conditions, resolveMarks } from "./marks.ts";
import type { Facts } from "./schemas/facts.ts";
import { schemas } from "./schemas/index.ts";

/**
 * Reads a short text, checks it, leaves out what belongs to other builds and fills in the facts of the company. A mistake
 * is a BrokenText.
 */
export function parseWords(file: string, source: string, facts: () => Facts, conditions: Conditions): unknown {
  const [, name] = /^content\/\w+\/(.+)\.yaml$/.exec(file) ?? [];
  const schema: z.ZodType | undefined = schemas[name as keyof typeof schemas];
  if (!schema) throw brokenText({ file, level: "error", code: "unknown-file" });
  const fill = (text: string) =>
    fillFacts(
      resolveMarks(text, conditions),
      facts,
      (fact) => fact,
      (placeholder, known) => brokenText({ file, level: "error", ...unknownFact(placeholder, known) }),
    );
  return mapTexts(parseChecked(file, source, schema), fill);
}

/** The value with every text in it changed. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}
