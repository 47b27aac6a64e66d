import { createSearch } from "../../../domain/search/search.ts";
import type { Locale } from "../../../site/locales.ts";
import { type SiteDocument, siteDocuments } from "./documents.server.ts";

const made = new Map<Locale, ReturnType<typeof createSearch<SiteDocument>>>();

/** The search of one language, made when it is first asked. */
export function siteSearch(locale: Locale) {
  const search = made.get(locale) ?? createSearch(siteDocuments(locale), locale);
  made.set(locale, search);
  return search;
}
