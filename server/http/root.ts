import type { IncomingHttpHeaders } from "node:http";
import { href } from "../../site/href.ts";
import { defaultLocale, type Locale } from "../../site/locales.ts";
import { type Answer, changeHeaders, redirectAnswer } from "./answer.ts";
import { chosenLanguage, languageCookie } from "./language-cookie.ts";
import { parseQualityList } from "./quality-list.ts";
import { remember } from "./remember.ts";

export type RootRequest = { headers: IncomingHttpHeaders; query: string };
type IsOwnOrigin = (origin: string) => boolean;

/** The answers at "/": the Turkish home page, or the way to the English one. The only address that looks at languages. */
export function rootAnswers(secure: boolean) {
  /** By the finished answer that they are made of, and by what was read to decide on them. */
  const made = new WeakMap<Answer, Map<string, Answer>>();

  return ({ headers, query }: RootRequest, page: Answer, isOwnOrigin: IsOwnOrigin): Answer => {
    const { locale, read } = decideLanguage(headers, isOwnOrigin);
    if (locale === defaultLocale) return made.get(page)?.get(read) ?? make(page, read);
    const cookie = languageCookie(locale, secure);
    const own = ["Cache-Control", "no-store", "Vary", read, "Set-Cookie", cookie];
    return redirectAnswer(302, href("index", locale) + query, own);
  };

  function make(page: Answer, read: string): Answer {
    const changes = {
      "Cache-Control": "private, no-cache",
      Vary: `Accept-Encoding, ${read}`,
      "Set-Cookie": languageCookie(defaultLocale, secure),
    };
    const answer = { ...page, headers: changeHeaders(page.headers, changes) };
    made.set(page, (made.get(page) ?? new Map()).set(read, answer));
    return answer;
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
  // The logo on a Turkish page and the switch to the Turkish home must never bounce.
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

const preferredLanguage = remember((header): Locale => {
  const ranges = parseQualityList(header);
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
});
