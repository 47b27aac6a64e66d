import { BrokenText, momentIn, readFrontMatter } from "../../content/front-matter.ts";
import { renderMarkdown } from "../../content/markdown.ts";
import { isPublished } from "../../content/published.ts";
import { reportTextSchema } from "../../content/report-schema.ts";
import { legalSchema, newsSchema, storySchema } from "../../content/schema.ts";
import { defaultLocale, type Locale, localeCodes } from "../../site/locales.ts";
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
  const wanted = [...files, ...legalPages.map((name) => `content/${defaultLocale}/legal/${name}.md`)];
  const inBoth = wanted.flatMap((file) =>
    localeCodes.map((locale) => file.replace(/^content\/\w+/, `content/${locale}`)),
  );
  return [...new Set(inBoth)].filter((file) => !files.includes(file));
}

const items = { news: newsSchema, stories: storySchema };
type Item = { file: string; locale: string; folder: string; slug: string; source: string; data: Publishing };
type Publishing = { draft: boolean; publish?: string | undefined; related?: string[] };

/** Where the page of an item is linked in a text. */
const itemLink = /page:(?:hakkimizda-basari-hikayeleri-(hikaye)\?hikaye|hakkimizda-medya-(haber)\?haber)=([\w-]+)/g;

/**
 * What would keep news and stories from appearing, or break them, at a moment that is still to come: the build of today
 * does not render them. The texts are sound by themselves.
 */
export function publishingMistakes(sources: Readonly<Record<string, string>>): string[] {
  const all = Object.entries(sources).flatMap(([file, source]) => readItem(file, source) ?? []);
  const find = (locale: string, folder: string, slug: string) =>
    all.find((item) => item.locale === locale && item.folder === folder && item.slug === slug);

  return all.flatMap((item) => {
    const { file, locale, folder, slug, source, data } = item;
    const wrong: string[] = [];
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
      wrong.push("its name becomes an address: lower-case letters, digits and single hyphens only");
    }
    if (data.publish !== undefined && momentIn(source) !== data.publish) {
      wrong.push(`the moment must stand in a line of its own, as it is: publish: ${data.publish}`);
    }
    const twin = locale === defaultLocale ? undefined : find(defaultLocale, folder, slug);
    if (twin && shown(twin.data) !== shown(data)) {
      wrong.push(`both languages appear together, but this is ${shown(data)} and ${twin.file} ${shown(twin.data)}`);
    }
    for (const other of data.related ?? []) {
      if (!find(locale, "stories", other)) wrong.push(`related: there is no story "${other}"`);
    }
    for (const [, story, , other = ""] of source.matchAll(itemLink)) {
      const target = find(locale, story ? "stories" : "news", other);
      const appears = data.publish ? new Date(data.publish) : new Date();
      if (!target) wrong.push(`links to "${other}", which does not exist`);
      else if (!data.draft && !isPublished(target.data, appears)) {
        wrong.push(`links to "${other}", which is ${shown(target.data)}`);
      }
    }
    return wrong.map((reason) => `${file}: ${reason}.`);
  });
}

function readItem(file: string, source: string): Item | undefined {
  const [, locale = "", folder, slug = ""] = /^content\/(\w+)\/(news|stories)\/(.+)\.md$/.exec(file) ?? [];
  if (!folder) return undefined;
  const { data } = readFrontMatter<Publishing>(file, source, items[folder as keyof typeof items]);
  return { file, locale, folder, slug, source, data };
}

function shown({ draft, publish }: Publishing): string {
  if (draft) return "a draft";
  return publish ? `published at ${new Date(publish).toISOString()}` : "published";
}
