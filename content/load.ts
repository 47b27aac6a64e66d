import type { z } from "zod";
import type { Locale } from "../site/locales.ts";
import { publishing as en } from "./en/publishing.ts";
import { isPublished, readFrontMatter } from "./front-matter.ts";
import { renderMarkdown } from "./markdown.ts";
import { type Document, type Legal, legalSchema, type News, newsSchema, type Story, storySchema } from "./schema.ts";
import { publishing as tr } from "./tr/publishing.ts";

/** The one reader of long texts. Runs on the server and while pre-rendering, never in the browser. */
const sources = import.meta.glob<string>("./*/{legal,stories,news}/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const parsed = new Map<string, unknown>();

function read<Data extends object>(file: string, locale: Locale, schema: z.ZodType<Data>): Data & Document {
  const known = parsed.get(file);
  if (known) return known as Data & Document;
  const name = `content${file.slice(1)}`;
  const { data, body, bodyLine } = readFrontMatter(name, sources[file] as string, schema);
  const item = { ...data, ...renderMarkdown(name, body, locale, bodyLine) };
  parsed.set(file, item);
  return item;
}

type Item = { title: string; date: string; draft: boolean; publish?: string | undefined };

const lists = new Map<string, readonly unknown[]>();

function readFolder<Data extends Item>(folder: string, locale: Locale, schema: z.ZodType<Data>) {
  const prefix = `./${locale}/${folder}/`;
  type Listed = Data & Document & { slug: string };
  // Every page of an item looks for it here: made anew each time, a thousand items would be a million.
  const known = lists.get(prefix) as readonly Listed[] | undefined;
  if (known) return known;
  const list: readonly Listed[] = Object.keys(sources)
    .filter((file) => file.startsWith(prefix))
    // Decided when the site is built: a list must not name an item that has no page yet.
    .filter((file) => !__UNPUBLISHED__.includes(file.slice(2)))
    .map((file) => ({ ...read(file, locale, schema), slug: file.slice(prefix.length, -3) }))
    .map((item) => (import.meta.env.DEV ? { ...item, title: markedTitle(item, locale) } : item))
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
  lists.set(prefix, list);
  return list;
}

/** In development everything is shown; what visitors do not see yet says so wherever its title stands. */
function markedTitle(item: Item, locale: Locale, now = new Date()): string {
  const { draft, later } = { tr, en }[locale];
  if (isPublished(item, now)) return item.title;
  if (item.draft || !item.publish) return `[${draft}] ${item.title}`;
  const style = { dateStyle: "long", timeStyle: "short", hourCycle: "h23", timeZone: "Europe/Istanbul" } as const;
  const form = new Intl.DateTimeFormat(locale, style);
  return `[${later(form.format(new Date(item.publish)))}] ${item.title}`;
}

export function loadLegal(name: string, locale: Locale): Legal {
  return read(`./${locale}/legal/${name}.md`, locale, legalSchema);
}

/** Published stories, newest first. */
export function loadStories(locale: Locale): readonly Story[] {
  return readFolder("stories", locale, storySchema);
}

/** Published news, newest first. */
export function loadNews(locale: Locale): readonly News[] {
  return readFolder("news", locale, newsSchema);
}

export function findStory(slug: string | undefined, locale: Locale): Story | undefined {
  return loadStories(locale).find((story) => story.slug === slug);
}

export function findNews(slug: string | undefined, locale: Locale): News | undefined {
  return loadNews(locale).find((item) => item.slug === slug);
}
