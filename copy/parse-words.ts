import type { z } from "zod";
import { brokenText } from "./check/problem.ts";
import { unknownFact } from "./check/unknown-fact.ts";
import { fillFacts, mapTexts } from "./fill-facts.ts";
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
  return shownTexts(file, parseChecked(file, source, schema), facts, conditions);
}

/** The fields of a text as they are shown. */
export function shownTexts(file: string, fields: unknown, facts: () => Facts, conditions: Conditions): unknown {
  const unknown = (placeholder: string) => brokenText({ file, level: "error", ...unknownFact(placeholder) });
  return mapTexts(fields, (text) => fillFacts(resolveMarks(text, conditions), facts, (fact) => fact, unknown));
}
