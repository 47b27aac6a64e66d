import { loadLegal, loadNews, loadStories } from "../../copy/load.ts";
import { alternates, type PageParams } from "../../site/href.ts";
import { defaultLocale, localeCodes } from "../../site/locales.ts";
import { hasParams, type PageName, pageNames, pageOf } from "../../site/pages.ts";
import { absolute } from "./addresses.ts";
import { xmlResponse } from "./xml-response.ts";

type Entry = { name: PageName; params?: PageParams; modified?: string | undefined };

/** Every page that search engines may show, with its twin and, where it is known, the day of its last change. */
export function loader() {
  const urls = entries().flatMap((entry) => localeCodes.map((locale) => url(entry, locale)));
  return xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>`,
    "application/xml",
  );
}

function entries(): Entry[] {
  const stories = loadStories(defaultLocale);
  const news = loadNews(defaultLocale);
  const newest: Partial<Record<PageName, string | undefined>> = {
    "hakkimizda-basari-hikayeleri": stories[0]?.date,
    "hakkimizda-medya": news[0]?.date,
  };
  const fixed = pageNames
    .filter((name) => !pageOf(name).noindex && !hasParams(name))
    .map((name) => ({
      name,
      modified: pageOf(name).type === "legal" ? loadLegal(name, defaultLocale).effective : newest[name],
    }));
  return [
    ...fixed,
    ...stories.map(({ slug, date }) => ({
      name: "hakkimizda-basari-hikayeleri-hikaye" as const,
      params: { hikaye: slug },
      modified: date,
    })),
    ...news.map(({ slug, date }) => ({
      name: "hakkimizda-medya-haber" as const,
      params: { haber: slug },
      modified: date,
    })),
  ];
}

function url({ name, params, modified }: Entry, locale: (typeof localeCodes)[number]): string {
  const pair = alternates(name, params);
  const links = [
    ...localeCodes.map((code) => [code, pair[code]] as const),
    ["x-default", pair[defaultLocale]] as const,
  ];
  const alternate = links
    .map(([code, path]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${absolute(path)}"/>`)
    .join("");
  return `<url><loc>${absolute(pair[locale])}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ""}${alternate}</url>`;
}
