import type { z } from "zod";
import type { Locale } from "../site/locales.ts";
import { brokenText } from "./check/problem.ts";
import { BrokenText, isDraft, parseChecked, readFrontMatter } from "./front-matter.ts";
import { renderMarkdown } from "./markdown.ts";
import { parseWords } from "./parse-words.ts";
import { legalSchema, newsSchema, storySchema } from "./schema.ts";
import { movedSchema } from "./schemas/moved.ts";

const schemas: Record<string, z.ZodType<object>> = { legal: legalSchema, stories: storySchema, news: newsSchema };

/** Reads a text and checks it, by its path below the project's root. A mistake is a BrokenText. */
export function parseText(file: string, source: string): unknown {
  if (file === "content/moved.yaml") return parseChecked(file, source, movedSchema);
  return file.endsWith(".md") ? parseLongText(file, source) : parseWords(file, source);
}

function parseLongText(file: string, source: string): unknown {
  const [, locale, folder = ""] = /^content\/(\w+)\/(\w+)\//.exec(file) ?? [];
  const schema = schemas[folder];
  if (!schema) throw brokenText({ file, level: "error", code: "unknown-file" });
  try {
    const { data, body, bodyLine } = readFrontMatter(file, source, schema);
    return { ...data, ...renderMarkdown(file, body, locale as Locale, bodyLine) };
  } catch (error) {
    // A draft may lack what it needs to be shown: until then it is not there.
    if (error instanceof BrokenText && isDraft(source)) return undefined;
    throw error;
  }
}
