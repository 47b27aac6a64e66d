import type { IncomingHttpHeaders } from "node:http";
import { cookies, writeCookie } from "../../site/cookies.ts";
import { href, pageAt } from "../../site/href.ts";
import { defaultLocale, type Locale, localeCodes, otherLocales } from "../../site/locales.ts";
import { cachedByHeader, parseQualityList } from "./content-negotiation.ts";
import { changeHeaders, type HttpResponse, redirectResponse } from "./http-response.ts";

export type RootRequest = { headers: IncomingHttpHeaders; query: string };
type IsOwnOrigin = (origin: string) => boolean;

/** The responses at "/": the home page, or the way to it in another language. The only address that looks at languages. */
export function rootResponses(secure: boolean) {
  /** By the finished response that they are made of, and by what was read to decide on them. */
  const made = new WeakMap<HttpResponse, Map<string, HttpResponse>>();

  return ({ headers, query }: RootRequest, page: HttpResponse, isOwnOrigin: IsOwnOrigin): HttpResponse => {
    const { locale, read } = decideLanguage(headers, isOwnOrigin);
    if (locale === defaultLocale) return made.get(page)?.get(read) ?? make(page, read);
    const cookie = languageCookie(locale, secure);
    const own = ["Cache-Control", "no-store", "Vary", read, "Set-Cookie", cookie];
    return redirectResponse(302, href("index", locale) + query, own);
  };

  function make(page: HttpResponse, read: string): HttpResponse {
    const changes = {
      "Cache-Control": "private, no-cache",
      Vary: `Accept-Encoding, ${read}`,
      "Set-Cookie": languageCookie(defaultLocale, secure),
    };
    const response = { ...page, headers: changeHeaders(page.headers, changes) };
    made.set(page, (made.get(page) ?? new Map()).set(read, response));
    return response;
  }
}

const headersRead = (origin: string) => ({
  origin,
  choice: `${origin}, Cookie`,
  preference: `${origin}, Cookie, Accept-Language`,
});
const withoutReferer = headersRead("Sec-Fetch-Site");
const withReferer = headersRead("Sec-Fetch-Site, Referer");

/** The language at "/", and the names of the headers that were read to find it. */
export function decideLanguage(
  headers: IncomingHttpHeaders,
  isOwnOrigin: IsOwnOrigin,
): { locale: Locale; read: string } {
  const site = headers["sec-fetch-site"];
  const read = site === undefined ? withReferer : withoutReferer;
  // The logo on a page without a prefix and the switch to the home page there must never bounce.
  if (site === "same-origin" || (site === undefined && comesFrom(headers.referer, isOwnOrigin))) {
    return { locale: defaultLocale, read: read.origin };
  }
  const chosen = chosenLanguage(headers.cookie);
  if (chosen) return { locale: chosen, read: read.choice };
  return { locale: preferredLanguage(headers["accept-language"] ?? ""), read: read.preference };
}

function comesFrom(referer: string | undefined, isOwnOrigin: (origin: string) => boolean): boolean {
  const url = referer === undefined ? null : URL.parse(referer);
  return url !== null && isOwnOrigin(url.origin);
}

const preferredLanguage = cachedByHeader((header): Locale => {
  const ranges = parseQualityList(header);
  const any = ranges.find(({ name }) => name === "*")?.quality ?? 0;
  const weigh = (locale: Locale) => {
    const named = ranges.filter(({ name }) => name.split("-", 1)[0] === locale);
    const quality = named.length > 0 ? Math.max(...named.map((range) => range.quality)) : any;
    const place = named.length > 0 ? ranges.indexOf(named[0] as (typeof ranges)[number]) : ranges.length;
    return { quality, place };
  };
  const weighed = otherLocales(defaultLocale).map((locale) => ({ locale, ...weigh(locale) }));
  return weighed.reduce(preferred, { locale: defaultLocale, ...weigh(defaultLocale) }).locale;
});

type Weighed = { locale: Locale; quality: number; place: number };

/** Of equal ones the language that is named first, if one is wanted at all. */
function preferred(best: Weighed, next: Weighed): Weighed {
  if (next.quality !== best.quality) return next.quality > best.quality ? next : best;
  return next.quality > 0 && next.place < best.place ? next : best;
}

/** The language that a switch address asks for: /_language/en?to=/hakkimizda */
export function switchedLanguage(path: string): Locale | undefined {
  return localeCodes.find((code) => path === `/_language/${code}`);
}

/**
 * Remembers the language and leads to the page named by "to" in that language, by its address in any of them.
 * The way is always made by href() of our own table, so it cannot leave the site.
 */
export function languageSwitchResponse(
  locale: Locale,
  query: string,
  site: { secure: boolean; isPage: (path: string) => boolean },
): HttpResponse {
  const location = destination(locale, new URLSearchParams(query).get("to") ?? "", site.isPage);
  return redirectResponse(302, location, [
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

/** The language a visitor chose before, where the cookie holds one that we know. */
function chosenLanguage(cookieHeader: string | undefined): Locale | undefined {
  if (cookieHeader === undefined) return undefined;
  for (const cookie of cookieHeader.split(";")) {
    const [key, value] = cookie.split("=", 2).map((part) => part.trim());
    const known = key === cookies.language.name && localeCodes.find((code) => code === value);
    if (known) return known;
  }
  return undefined;
}

export function languageCookie(locale: Locale, secure: boolean): string {
  return writeCookie(cookies.language, locale, secure);
}
