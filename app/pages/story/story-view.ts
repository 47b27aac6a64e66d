import { photoOf } from "../../../copy/pictures.ts";
import type { Link, Story } from "../../../copy/schema.ts";
import type { Words } from "../../../copy/words.ts";
import type { Locale } from "../../../site/locales.ts";
import { storyCover } from "../../../site/story-covers.ts";
import { longDate } from "../../page/dates.ts";

type Names = Pick<Words<"stories">, "sectors" | "tags"> & { pages: Words<"page-names"> };
export type StoryFact = { term: string; text?: string; links?: Link[] };
export type StoryView = ReturnType<typeof storyView>;

/** What the page shows of a story, with every name in the page's language. */
export function storyView(story: Story, { facts }: Words<"story">, names: Names, locale: Locale) {
  const { slug, title, summary, figures, quote, timeline, photo } = story;
  const services = story.services.map((to): Link => ({ text: names.pages[to], to }));
  const factList: StoryFact[] = [
    { term: facts.customer, text: story.customer },
    { term: facts.sector, text: names.sectors[story.sector] },
    { term: facts.services, links: services },
    { term: facts.duration, text: story.duration },
    { term: facts.published, text: longDate(story.date, locale) },
  ];
  return {
    slug,
    title,
    summary,
    cover: storyCover(story),
    figures,
    quote: { ...quote, ...photoOf(quote.picture, "portrait") },
    timeline,
    tags: story.tags.map((tag) => names.tags[tag]),
    facts: factList,
    text: splitText(story.html),
    ...(photo && { photo }),
  };
}

export type StoryText = { opening: string; middle: string; closing: string };

/**
 * Cuts a story's text where its quote and its timeline belong: the first section opens, the sections up to the
 * half tell how it was done, the rest closes.
 */
export function splitText(html: string): StoryText {
  const sections = html.split(/(?=<h2\b)/).filter((part) => part.trim() !== "");
  const half = Math.ceil(sections.length / 2);
  return {
    opening: sections.slice(0, 1).join(""),
    middle: sections.slice(1, half).join(""),
    closing: sections.slice(Math.max(1, half)).join(""),
  };
}
