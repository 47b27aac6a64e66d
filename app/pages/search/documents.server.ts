import { facts } from "../../../copy/facts.ts";
import { loadLegal, loadNews, loadStories } from "../../../copy/load.ts";
import { managedService } from "../../../copy/managed-services.ts";
import { managers } from "../../../copy/managers.ts";
import { type ReportPage, reportWords } from "../../../copy/reports.ts";
import type { Meta } from "../../../copy/schema.ts";
import { type WordsName, words } from "../../../copy/words.ts";
import { href } from "../../../site/href.ts";
import type { Locale } from "../../../site/locales.ts";
import { hasParams, type PageName, pageNames, pageOf, pages } from "../../../site/pages.ts";
import { longDate } from "../../page/dates.ts";
import { breadcrumbs } from "../../page/page-parts.tsx";
import { copyPassages, htmlPassages } from "./passages.ts";
import { kindOfType, type SiteDocument } from "./results.ts";

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
    weight: 0.4,
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

type Copy = { meta: Meta; [part: string]: unknown };

/** The copy of a page that is no long text: the text that is named like its module, or like the page itself. */
export function pageCopy(name: PageName, locale: Locale): Copy {
  const { module } = pages[name];
  if (module === "managed-service") return managedService(name, locale);
  if (module === "report") return reportWords(name as ReportPage, locale);
  if (module === "quote") return { ...words("quote", locale), services: words("quote-services", locale) };
  if (module === "management") return { ...words("management", locale), people: managers(locale) };
  const copy: object | undefined = words(module as WordsName, locale);
  if (copy && "meta" in copy) return copy as Copy;
  const file = `content/${locale}/${module}.yaml`;
  throw new Error(`${file} must hold the copy of the page ${name}, with its "meta": search reads it`);
}
