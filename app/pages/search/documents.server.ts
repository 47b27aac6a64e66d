import { facts } from "../../../content/facts.ts";
import { loadLegal, loadNews, loadStories } from "../../../content/load.ts";
import { words } from "../../../content/words.ts";
import type { SearchText } from "../../../domain/search/search.ts";
import { href } from "../../../site/href.ts";
import type { Locale } from "../../../site/locales.ts";
import { hasParams, type PageName, pageNames, pageOf } from "../../../site/pages.ts";
import { longDate } from "../../page/dates.ts";
import { breadcrumbs } from "../../page/page-parts.tsx";
import { type Kind, kindOfType } from "./kinds.ts";
import { pageCopy } from "./page-copy.server.ts";
import { copyPassages, htmlPassages } from "./passages.ts";

/** Something to find: a page, a story, a news item, a legal text. */
export type SiteDocument = SearchText & {
  href: string;
  kind: Kind;
  /** A line below the result: where it stands, or of when it is. */
  note: string;
};

/** Everything that can be found in one language, from the same words that the pages show. */
export function siteDocuments(locale: Locale): SiteDocument[] {
  return [
    ...pageNames.filter(isFound).map((name) => (isLegal(name) ? legalText(name, locale) : page(name, locale))),
    ...stories(locale),
    ...news(locale),
  ];
}

function isFound(name: PageName): boolean {
  return !pageOf(name).noindex && !hasParams(name);
}

function isLegal(name: PageName): boolean {
  return pageOf(name).type === "legal";
}

function page(name: PageName, locale: Locale): SiteDocument {
  const copy = pageCopy(name, locale);
  const names = words("page-names", locale);
  const trail = breadcrumbs(name, locale, names).slice(name === "index" ? 0 : 1);
  return {
    href: href(name, locale),
    kind: kindOfType[pageOf(name).type],
    title: copy.meta.title,
    name: names[name],
    note: trail.map((step) => step.name).join(" › "),
    summary: copy.meta.description,
    body: [
      ...copyPassages(copy).filter((text) => text !== copy.meta.title),
      ...(name === "iletisim" ? companyFacts(locale) : []),
    ],
  };
}

function companyFacts(locale: Locale): string[] {
  const { legalName, offices, country, contactCenter, incidentLine, email, registeredEmail } = facts(locale);
  const places = Object.values(offices);
  return [
    legalName,
    ...places.map(({ street, district, city }) => `${street}, ${district}, ${city}, ${country}`),
    [...places.map(({ phone }) => phone), offices.headquarters.fax, contactCenter, incidentLine].join(", "),
    [...Object.values(email), registeredEmail].join(", "),
  ];
}

function legalText(name: PageName, locale: Locale): SiteDocument {
  const { title, summary, effective, html } = loadLegal(name, locale);
  return {
    href: href(name, locale),
    kind: "legal",
    title,
    name: words("page-names", locale)[name],
    note: `${words("legal", locale).effective}: ${longDate(effective, locale)}`,
    summary,
    body: htmlPassages(html),
  };
}

function stories(locale: Locale): SiteDocument[] {
  const { sectors } = words("stories", locale);
  return loadStories(locale).map(({ slug, title, customer, sector, summary, quote, figures, timeline, html }) => ({
    href: href("hakkimizda-basari-hikayeleri-hikaye", locale, { hikaye: slug }),
    kind: "stories",
    title,
    name: `${customer} ${sectors[sector]}`,
    note: `${customer} · ${sectors[sector]}`,
    summary,
    body: [...htmlPassages(html), ...copyPassages([quote, figures, timeline])],
  }));
}

function news(locale: Locale): SiteDocument[] {
  const { kinds } = words("media", locale);
  return loadNews(locale).map(({ slug, title, kind, date, summary, topics, html }) => ({
    href: href("hakkimizda-medya-haber", locale, { haber: slug }),
    kind: "news",
    title,
    name: kinds[kind],
    note: `${kinds[kind]} · ${longDate(date, locale)}`,
    summary,
    body: [...htmlPassages(html), ...topics],
  }));
}
