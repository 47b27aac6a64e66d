import type { IncomingHttpHeaders } from "node:http";
import { href } from "../../site/href.ts";
import { defaultLocale, type Locale } from "../../site/locales.ts";
import { type Answer, changeHeaders, redirectAnswer } from "./answer.ts";
import { chosenLanguage, languageCookie } from "./language-cookie.ts";
import { parseQualityList } from "./quality-list.ts";

export type RootRequest = { headers: IncomingHttpHeaders; query: string };

/** The answer at "/": the Turkish home page, or the way to the English one. The only address that looks at languages. */
export function rootAnswer(
  request: RootRequest,
  page: Answer,
  site: { secure: boolean; isOwnOrigin: (origin: string) => boolean },
): Answer {
  const { locale, read } = decideLanguage(request.headers, site.isOwnOrigin);
  const cookie = { "Set-Cookie": languageCookie(locale, site.secure) };
  if (locale !== defaultLocale) {
    const headers = ["Cache-Control", "no-store", "Vary", read.join(", "), ...Object.entries(cookie).flat()];
    return redirectAnswer(302, href("index", locale) + request.query, headers);
  }
  const vary = ["Accept-Encoding", ...read].join(", ");
  const changes = { "Cache-Control": "private, no-cache", Vary: vary, ...cookie };
  return { ...page, headers: changeHeaders(page.headers, changes) };
}

/** The language at "/", and the names of the headers that were read to find it. */
export function decideLanguage(
  headers: IncomingHttpHeaders,
  isOwnOrigin: (origin: string) => boolean,
): { locale: Locale; read: string[] } {
  const read = ["Sec-Fetch-Site"];
  const site = headers["sec-fetch-site"];
  if (site === undefined) read.push("Referer");
  // The logo on a Turkish page and the switch to the Turkish home must never bounce.
  if (site === "same-origin" || (site === undefined && comesFrom(headers.referer, isOwnOrigin))) {
    return { locale: defaultLocale, read };
  }
  read.push("Cookie");
  const chosen = chosenLanguage(headers.cookie);
  if (chosen) return { locale: chosen, read };
  read.push("Accept-Language");
  return { locale: preferredLanguage(headers["accept-language"]), read };
}

function comesFrom(referer: string | undefined, isOwnOrigin: (origin: string) => boolean): boolean {
  const url = referer === undefined ? null : URL.parse(referer);
  return url !== null && isOwnOrigin(url.origin);
}

function preferredLanguage(header: string | undefined): Locale {
  const ranges = parseQualityList(header ?? "");
  const any = ranges.find(({ name }) => name === "*")?.quality ?? 0;
  const weigh = (locale: Locale) => {
    const named = ranges.filter(({ name }) => name.split("-", 1)[0] === locale);
    const quality = named.length > 0 ? Math.max(...named.map((range) => range.quality)) : any;
    const place = named.length > 0 ? ranges.indexOf(named[0] as (typeof ranges)[number]) : ranges.length;
    return { quality, place };
  };
  const tr = weigh("tr");
  const en = weigh("en");
  if (en.quality !== tr.quality) return en.quality > tr.quality ? "en" : "tr";
  return en.quality > 0 && en.place < tr.place ? "en" : defaultLocale;
}
