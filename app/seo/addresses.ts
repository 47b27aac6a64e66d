import type { PageParams } from "../../site/href.ts";
import { type Locale, locales } from "../../site/locales.ts";
import type { PageName } from "../../site/pages.ts";

/** A path as the world sees it. */
export function absolute(path: string): string {
  return __ORIGIN__ + path;
}

/** Where the news feed of a language lies. */
export function feedPath(locale: Locale): string {
  return `${locales[locale].prefix}/feed.xml`;
}

/** Where the share image of a page lies; the build draws it from the page's title. */
export function shareImagePath(name: PageName, locale: Locale, params: PageParams = {}): string {
  return `/share/${locale}/${[name, ...Object.values(params)].join("--")}.png`;
}
