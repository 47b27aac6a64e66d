import { href, pageAt } from "../../site/href.ts";
import { type Locale, localeCodes } from "../../site/locales.ts";
import { type Answer, redirectAnswer } from "./answer.ts";
import { languageCookie } from "./language-cookie.ts";

/** The language that a switch address asks for: /_language/en?to=/hakkimizda */
export function switchedLanguage(path: string): Locale | undefined {
  return localeCodes.find((code) => path === `/_language/${code}`);
}

/**
 * Remembers the language and leads to the page named by "to" in that language, by its address in either one.
 * The way is always made by href() of our own table, so it cannot leave the site.
 */
export function switchAnswer(
  locale: Locale,
  query: string,
  site: { secure: boolean; isPage: (path: string) => boolean },
): Answer {
  const location = destination(locale, new URLSearchParams(query).get("to") ?? "", site.isPage);
  return redirectAnswer(302, location, [
    "Cache-Control",
    "no-store",
    "Set-Cookie",
    languageCookie(locale, site.secure),
  ]);
}

function destination(locale: Locale, to: string, isPage: (path: string) => boolean): string {
  const home = href("index", locale);
  const url = URL.parse(to, "http://own.invalid");
  if (url?.origin !== "http://own.invalid" || !isPage(url.pathname)) return home;
  const found = pageAt(url.pathname);
  return found ? href(found.name, locale, found.params) + url.search + url.hash : home;
}
