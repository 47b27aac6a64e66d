import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { readFrontMatter } from "../copy/front-matter.ts";
import { storySchema } from "../copy/schema.ts";
import { words } from "../copy/words.ts";
import { href, pageAt } from "../site/href.ts";
import type { Locale } from "../site/locales.ts";
import { html, sitemapPaths } from "./documents.ts";
import { root } from "./server.ts";

const english = words("stories", "en");
const turkish = words("stories", "tr");

type Card = { page: string; slug: string; markup: string };

const folder = "content/tr/stories";
const slugs = readdirSync(join(root, folder)).map((file) => file.replace(".md", ""));
const cards: Card[] = [];

beforeAll(async () => {
  const lists =
    slugs.length > 12 ? ["/hakkimizda/basari-hikayeleri?page=2", "/en/about-us/success-stories?page=2"] : [];
  for (const page of [...(await sitemapPaths()), ...lists]) cards.push(...cardsOf(page, await html(page)));
});

describe.each([
  { locale: "tr" as const, names: turkish, everyStory: "/hakkimizda/basari-hikayeleri" },
  { locale: "en" as const, names: english, everyStory: "/en/about-us/success-stories" },
])("cards in $locale", ({ locale, names, everyStory }) => {
  const own = () => cards.filter(({ page }) => page.startsWith("/en") === (locale === "en"));

  test("every story has one in the list, with its services and what its cover shows", () => {
    const listed = own().filter(({ page }) => page.split("?")[0] === everyStory);
    expect(listed.map(({ slug }) => slug).sort()).toEqual(slugs);
    for (const { slug, markup } of listed) {
      const { customer, sector, tags, figures } = story(slug, locale);
      const services = tags.map((tag) => names.tags[tag]).join(", ");
      expect(textOf(markup), slug).toContain(`${customer} · ${names.sectors[sector]} · ${services}`);
      expect(textOf(markup), slug).toContain(`${figures[0]?.value} ${figures[0]?.label}`);
    }
  });

  test("the chart has a light for each, the newest first, with service and meaning", async () => {
    const chart = /<ol>(?:(?!<ol>)[\s\S])*?<\/ol>/g;
    const [lights = ""] = ((await html(everyStory)).match(chart) ?? []).filter((list) => list.includes("<small>"));
    const dates = [...lights.matchAll(/href="[^"]*\/([a-z-]+)"[\s\S]*?<\/a>/g)].map(([markup, slug = ""]) => {
      const { customer, tags, figures, date } = story(slug, locale);
      const [tag] = tags as [keyof typeof names.tags];
      const words = `${customer} ${figures[0]?.value} ${names.tags[tag]} · ${figures[0]?.label}`;
      expect(textOf(markup)).toContain(words);
      return date;
    });
    expect(dates).toHaveLength(slugs.length);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test("each has the title of its story, and its first two figures where it shows figures", async () => {
    const showing = own().filter(({ markup }) => markup.includes('class="figures"'));
    expect(showing.length).toBeGreaterThanOrEqual(7);
    for (const { page, slug, markup } of own()) {
      const { title, figures } = story(slug, locale);
      // On the home page the words stand before the cover.
      const isHome = pageAt(page)?.name === "index";
      const text = textOf(isHome ? await html(page) : markup);
      expect(text, `${slug} on ${page}`).toContain(title);
      if (!isHome && !markup.includes('class="figures"')) continue;
      const shown = figures.slice(0, 2).map(({ value, label }) => `${value} ${label}`);
      expect(text, `${slug} on ${page}`).toContain(shown.join(" "));
    }
  });

  test("a page of a service shows stories that used it, and they lead back to it", async () => {
    const elsewhere = new RegExp(`^(/|/en|${everyStory}.*)$`);
    for (const { page, slug } of own().filter((card) => !elsewhere.test(card.page))) {
      expect(story(slug, locale).services, `${slug} on ${page}`).toContain(pageAt(page)?.name);
      const path = href("hakkimizda-basari-hikayeleri-hikaye", locale, { hikaye: slug });
      expect(await html(path), slug).toMatch(new RegExp(`<dd><ul>.*href="${page}"`));
    }
  });
});

function story(slug: string, locale: Locale) {
  const file = `content/${locale}/stories/${slug}.md`;
  return readFrontMatter(file, readFileSync(join(root, file), "utf8"), storySchema).data;
}

/** From a story's cover to the end of its card; a story's own page and its related ones are another matter. */
function cardsOf(page: string, source: string): Card[] {
  if (/\/(basari-hikayeleri|success-stories)\/./.test(page)) return [];
  const main = /<main[\s\S]*<\/main>/.exec(source)?.[0] ?? "";
  return [...main.matchAll(/<img[^>]*\/art\/story\/[a-z]+--[a-z0-9-]*?--([a-z-]+?)(?:--cold)?\.svg"[\s\S]*?<\/a>/g)]
    .map(([markup, slug = ""]) => ({ page, slug, markup }))
    .filter(({ slug }) => slugs.includes(slug));
}

function textOf(markup: string): string {
  return markup
    .replace(/<svg[\s\S]*?<\/svg>/g, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}
