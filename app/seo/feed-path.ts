import { type Locale, locales } from "../../site/locales.ts";

/** Where the news feed of a language lies. */
export function feedPath(locale: Locale): string {
  return `${locales[locale].prefix}/feed.xml`;
}
