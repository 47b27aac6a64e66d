import { useLocation, useMatches, useRouteLoaderData } from "react-router";
import type { Link } from "../../content/schema.ts";
import { href } from "../../site/href.ts";
import { type Locale, localeOf } from "../../site/locales.ts";
import { type PageName, pages } from "../../site/pages.ts";
import type { loader as rootLoader } from "../root.tsx";
import type { PageMeta } from "./page-data.ts";

export type CurrentPage = {
  locale: Locale;
  /** Undefined on addresses that no page stands at. */
  name: PageName | undefined;
  params: Record<string, string>;
  meta: PageMeta | undefined;
};

/** The page on screen, read from the matched route ("tr.NAME" or "en.NAME"). */
export function useCurrentPage(): CurrentPage {
  const leaf = useMatches().at(-1);
  const locale = localeOf(useLocation().pathname);
  const name = leaf?.id.slice(3) as PageName | undefined;
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
  return useRouteLoaderData<typeof rootLoader>("root")?.locale ?? localeOf(pathname);
}

/** Turns links of copy into addresses in the language of the page. */
export function useLinks(): (target: Omit<Link, "text">) => string {
  const locale = localeOf(useLocation().pathname);
  return (target) => linkAddress(target, locale);
}

export function linkAddress({ to, params, query, hash }: Omit<Link, "text">, locale: Locale): string {
  return href(to, locale, params) + (query ? `?${query}` : "") + (hash ? `#${hash}` : "");
}
