import { useLocation, useMatches, useRouteLoaderData } from "react-router";
import type { Facts } from "../../copy/facts.ts";
import type { Link, Meta } from "../../copy/schema.ts";
import type { Words } from "../../copy/words.ts";
import { href, pageByPattern } from "../../site/href.ts";
import { type Locale, localeOf } from "../../site/locales.ts";
import { type PageName, type PageType, pages } from "../../site/pages.ts";

/** The banner's words, and the version of the cookie policy it asks about. */
export type ConsentWords = Words<"consent"> & { policyVersion: string };

/** What the header and the footer show of the company. */
export type CompanyData = Words<"company"> & { phone: string; social: Facts["social"]; copyrightYears: string };

/** What the root's loader gives to every page. */
export type RootData = {
  locale: Locale;
  chrome: Words<"chrome">;
  pageNames: Words<"page-names">;
  company: CompanyData;
  /** An error may come where no loader can be reached. */
  errors: Words<"error-pages">;
  /** From three languages on. */
  languageMenu?: Words<"language-menu">;
  /** Where there is a tag manager. */
  consent?: ConsentWords;
};

/** Undefined where the root itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}

let latest: RootData | undefined;

/** In the running app: keeps the root's data for error pages. */
export function keepRootData(data: RootData): void {
  latest = data;
}

/** Also where the root itself failed, once the app runs. */
export function useLatestRootData(): RootData | undefined {
  return useRootData() ?? latest;
}

export type CurrentPage = {
  locale: Locale;
  /** Undefined on addresses that no page stands at. */
  name: PageName | undefined;
  params: Record<string, string>;
  meta: PageMeta | undefined;
};

/** The page on screen, read from the matched route ("LANGUAGE.NAME"). */
export function useCurrentPage(): CurrentPage {
  const leaf = useMatches().at(-1);
  const locale = localeOf(useLocation().pathname);
  const name = leaf?.id.slice(leaf.id.indexOf(".") + 1) as PageName | undefined;
  const meta = (leaf?.loaderData as { meta?: PageMeta } | undefined)?.meta;
  return {
    locale,
    name: name && name in pages ? name : undefined,
    params: leaf?.params as Record<string, string>,
    meta,
  };
}

/** The language of the words on screen. Where a page in the other language failed, they are still in the one before. */
export function useShownLocale(): Locale {
  const { pathname } = useLocation();
  return useRootData()?.locale ?? localeOf(pathname);
}

/** Turns links of copy into addresses in the language of the page. */
export function useLinks(): (target: Omit<Link, "text">) => string {
  const locale = localeOf(useLocation().pathname);
  return (target) => linkAddress(target, locale);
}

export function linkAddress({ to, params, query, hash }: Omit<Link, "text">, locale: Locale): string {
  return href(to, locale, params) + (query ? `?${query}` : "") + (hash ? `#${hash}` : "");
}

/** What every page's loader hands to the document's head, beside its copy. */
export type PageMeta = Meta & {
  /** The title where the page is shared, if it differs from the title of the tab. */
  shareTitle?: string;
  /** The last breadcrumb, where the page's name in the table is not it (a story, a news item). */
  crumb?: string;
  /** Structured data beyond what the head adds by itself. */
  jsonLd?: object[];
  /** Kept out of search engines. */
  noindex?: boolean;
  /** The path of the page that search engines show in place of this one. */
  canonical?: string;
};

/** The page a loader works for. Derived from the matched route: the URL of a payload ends in `.data`. */
export function matchedPage({ pattern }: { pattern: string }): { name: PageName; locale: Locale } {
  const page = pageByPattern(pattern);
  if (!page) throw new Error(`No page stands at ${pattern}`);
  return page;
}

const formPages: readonly PageType[] = ["contact", "report", "quote", "request"];

/** The sheet of all pages is no use to a form: there it is loaded after the app, and not with it. */
export function needsSheetLater(type: PageType): boolean {
  return formPages.includes(type);
}
