import type { z } from "zod";
import type { Locale } from "../site/locales.ts";
import { brokenText } from "./check/problem.ts";
import { lineWithMark } from "./editing/characters.ts";
import { BrokenText, isDraft, parseChecked, readFrontMatter } from "./front-matter.ts";
import { renderMarkdown } from "./markdown.ts";
import { type Conditions, conditionsOf } from "./marks.ts";
import { type FactsByLocale, parseFacts } from "./parse-facts.ts";
import { parseWords, shownTexts } from "./parse-words.ts";
import { legalSchema, newsSchema, storySchema } from "./schema.ts";
import type { Facts } from "./schemas/facts.ts";
import { movedSchema } from "./schemas/moved.ts";

const schemas: Record<string, z.ZodType<object>> = { legal: legalSchema, stories: storySchema, news: newsSchema };

/**
 * Reads a text and checks it, by its path below the project's root, fills in the facts of the company, which are asked
 * for where it names one, and leaves out what belongs to other builds. A mistake is a BrokenText.
 */
export function parseText(
  file: string,
  source: string,
  facts: () => FactsByLocale,
  conditions: Conditions = conditionsOf({}),
): unknown {
  const line = lineWithMark(source);
  if (line !== undefined) throw brokenText({ file, line, level: "error", code: "preview-mark" });
  if (file === "content/moved.yaml") return parseChecked(file, source, movedSchema);
  if (file === "content/facts.yaml") return parseFacts(file, source);
  const [, locale] = /^content\/([\w-]+)\//.exec(file) ?? [];
  const parse = file.endsWith(".md") ? parseLongText : parseWords;
  return parse(file, source, () => facts()[locale as Locale], conditions);
}

function parseLongText(file: string, source: string, facts: () => Facts, conditions: Conditions): unknown {
  const [, locale, folder = ""] = /^content\/(\w+)\/(\w+)\//.exec(file) ?? [];
  const schema = schemas[folder];
  if (!schema) throw brokenText({ file, level: "error", code: "unknown-file" });
  try {
    const { data, body, bodyLine } = readFrontMatter(file, source, schema);
    const front = shownTexts(file, data, facts, conditions) as object;
    return { ...front, ...renderMarkdown(file, body, { locale: locale as Locale, facts, bodyLine, conditions }) };
  } catch (error) {
    // A draft may lack what it needs to be shown: until then it is not there.
    if (error instanceof BrokenText && isDraft(source)) return undefined;
    throw error;
  }
}
