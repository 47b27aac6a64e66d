import { BrokenText, readFrontMatter } from "../../content/front-matter.ts";
import { renderMarkdown } from "../../content/markdown.ts";
import { reportTextSchema } from "../../content/report-schema.ts";
import { legalSchema, newsSchema, storySchema } from "../../content/schema.ts";
import { type Locale, localeCodes } from "../../site/locales.ts";
import { legalPages } from "../../site/pages.ts";

const schemas = { legal: legalSchema, stories: storySchema, news: newsSchema, "report-texts": reportTextSchema };

/** The folders of long texts, in content/ below each language. */
export const textFolders = Object.keys(schemas);

/** What is wrong with a long text; undefined where nothing is, or where the file is none. */
export function mistakeIn(file: string, source: string): BrokenText | undefined {
  const [, locale, folder] = /^content\/(\w+)\/([\w-]+)\/[^/]+\.md$/.exec(file) ?? [];
  const schema = schemas[folder as keyof typeof schemas];
  if (!schema) return undefined;
  try {
    const { body, bodyLine } = readFrontMatter<unknown>(file, source, schema);
    renderMarkdown(file, body, locale as Locale, bodyLine);
    return undefined;
  } catch (error) {
    if (error instanceof BrokenText) return error;
    throw error;
  }
}

/** The long texts that are not among the files: the other language of one, and those that legal pages show. */
export function missingTexts(files: readonly string[]): string[] {
  const wanted = [...files, ...legalPages.map((name) => `content/tr/legal/${name}.md`)];
  const inBoth = wanted.flatMap((file) =>
    localeCodes.map((locale) => file.replace(/^content\/\w+/, `content/${locale}`)),
  );
  return [...new Set(inBoth)].filter((file) => !files.includes(file));
}
