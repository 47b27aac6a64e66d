import { textSource } from "../../../copy/source.ts";
import { words } from "../../../copy/words.ts";
import { createFrequentSearches, frequentFirst } from "../../../domain/search/frequent-searches.ts";
import { createSearch, type Found } from "../../../domain/search/search.ts";
import { href } from "../../../site/href.ts";
import type { Locale } from "../../../site/locales.ts";
import { siteDocuments } from "./documents.server.ts";
import type { SiteDocument } from "./results.ts";

type SiteSearch = (text: string) => Found<SiteDocument>;

const made = new Map<Locale, SiteSearch>();

/** The search of one language, made at the first search; in a preview, where texts change, at each. */
export function siteSearch(locale: Locale): SiteSearch {
  if (textSource().isPreview) return createSiteSearch(locale);
  const search = made.get(locale) ?? createSiteSearch(locale);
  made.set(locale, search);
  return search;
}

function createSiteSearch(locale: Locale): SiteSearch {
  const documents = siteDocuments(locale);
  const search = createSearch(documents, locale);
  const matchFrequent = createFrequentSearches(words("frequent-searches", locale));
  const byAddress = new Map(documents.map((document) => [document.href, document]));
  return (text) => {
    const found = search(text);
    const typed = matchFrequent(text);
    // With a typing error nothing matches, but what was guessed instead may.
    const { pages } = typed.pages.length > 0 ? typed : matchFrequent(found.suggestion ?? "");
    const first = pages.flatMap((page) => byAddress.get(href(page, locale)) ?? []);
    return frequentFirst(first, typed.isWhole, found);
  };
}
