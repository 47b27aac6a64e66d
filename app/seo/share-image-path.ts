import type { PageParams } from "../../site/href.ts";
import type { Locale } from "../../site/locales.ts";
import type { PageName } from "../../site/pages.ts";

/** Where the share image of a page lies; the build draws it from the page's title. */
export function shareImagePath(name: PageName, locale: Locale, params: PageParams = {}): string {
  return `/share/${locale}/${[name, ...Object.values(params)].join("--")}.png`;
}
