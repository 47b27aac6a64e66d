import type { Locale } from "../site/locales.ts";
import type { Photo, Picture } from "./picture-files.ts";
import { photoOf } from "./pictures.ts";
import { isPublished } from "./published.ts";
import type { Legal, News, Story } from "./schema.ts";
import { textSource } from "./source.ts";
import { words } from "./words.ts";

type Item = {
  title: string;
  date: string;
  draft: boolean;
  publish?: string | undefined;
  picture?: Picture;
  photo?: Photo;
};

const lists = new Map<string, readonly unknown[]>();

/** The one way to the long texts. Runs on the server, never in the browser. */
function readFolder<Listed extends Item & { slug: string }>(folder: string, locale: Locale): readonly Listed[] {
  if (textSource().isPreview) return listOf(folder, locale);
  const name = `${locale}/${folder}`;
  // Every page of an item looks for it here: made anew each time, a thousand items would be a million.
  const list = (lists.get(name) as readonly Listed[] | undefined) ?? listOf<Listed>(folder, locale);
  lists.set(name, list);
  return list;
}

function listOf<Listed extends Item & { slug: string }>(folder: string, locale: Locale): readonly Listed[] {
  const { filesIn, read, isPreview } = textSource();
  const prefix = `${locale}/${folder}`;
  const showsAll = import.meta.env.DEV || isPreview;
  return filesIn(prefix)
    .flatMap((file) => {
      const item = read(file) as Listed | undefined;
      return item ? [{ ...item, slug: file.slice(prefix.length + 1, -".md".length) }] : [];
    })
    .map((item) => ({ ...item, ...photoOf(item.picture, "cover") }))
    .map((item) => (showsAll ? { ...item, title: markedTitle(item, locale) } : item))
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/** In development and in a preview everything is shown; what visitors do not see yet says so wherever its title stands. */
function markedTitle(item: Item, locale: Locale, now = new Date()): string {
  if (isPublished(item, now)) return item.title;
  const { draft, later } = words("publishing", locale);
  if (item.draft || !item.publish) return `[${draft}] ${item.title}`;
  const style = { dateStyle: "long", timeStyle: "short", hourCycle: "h23", timeZone: "Europe/Istanbul" } as const;
  const form = new Intl.DateTimeFormat(locale, style);
  return `[${later.replace("{moment}", form.format(new Date(item.publish)))}] ${item.title}`;
}

export function loadLegal(name: string, locale: Locale): Legal {
  return textSource().read(`${locale}/legal/${name}.md`) as Legal;
}

/** The versions of a legal text that are no longer in force, newest first. */
export function olderLegal(name: string, locale: Locale): readonly Legal[] {
  const { filesIn, read } = textSource();
  const versions = filesIn(`${locale}/legal/older/${name}`).map((file) => read(file) as Legal);
  return versions.sort(
    (a, b) => b.effective.localeCompare(a.effective) || b.version.localeCompare(a.version, locale, { numeric: true }),
  );
}

/** Published stories, newest first. */
export function loadStories(locale: Locale): readonly Story[] {
  return readFolder("stories", locale);
}

/** Published news, newest first. */
export function loadNews(locale: Locale): readonly News[] {
  return readFolder("news", locale);
}

export function findStory(slug: string | undefined, locale: Locale): Story | undefined {
  return loadStories(locale).find((story) => story.slug === slug);
}

export function findNews(slug: string | undefined, locale: Locale): News | undefined {
  return loadNews(locale).find((item) => item.slug === slug);
}
