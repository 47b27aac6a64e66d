import { type Locale, localeCodes, localeOf } from "./locales.ts";
import { type PageName, pageNames, pageOf } from "./pages.ts";

export type PageParams = Record<string, string>;

/** The address of a page. A missing parameter is a mistake in the program, so it throws. */
export function href(name: PageName, locale: Locale, params: PageParams = {}): string {
  return pageOf(name)[locale].replace(/:([a-z]+)/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`${name} needs the parameter "${key}"`);
    return encodeURIComponent(value);
  });
}

/** The same page in every language. */
export function alternates(name: PageName, params?: PageParams): Record<Locale, string> {
  return Object.fromEntries(localeCodes.map((locale) => [locale, href(name, locale, params)])) as Record<
    Locale,
    string
  >;
}

const byPattern = new Map(
  pageNames.flatMap((name) => localeCodes.map((locale) => [pageOf(name)[locale], { name, locale }] as const)),
);

/** The page behind a route pattern ("/hakkimizda/medya/:haber"). */
export function pageByPattern(pattern: string): { name: PageName; locale: Locale } | undefined {
  return byPattern.get(pattern);
}

export type FoundPage = { name: PageName; locale: Locale; params: PageParams };

/** The page that answers at a clean address. */
export function pageAt(path: string): FoundPage | undefined {
  const exact = byPattern.get(path);
  if (exact && !path.includes(":")) return { ...exact, params: {} };
  const locale = localeOf(path);
  for (const name of pageNames) {
    const params = match(pageOf(name)[locale], path);
    if (params) return { name, locale, params };
  }
  return undefined;
}

function match(pattern: string, path: string): PageParams | undefined {
  if (!pattern.includes(":")) return undefined;
  const wanted = pattern.split("/");
  const segments = path.split("/");
  if (wanted.length !== segments.length) return undefined;
  const params: PageParams = {};
  for (const [i, segment] of wanted.entries()) {
    const value = segments[i] as string;
    if (segment.startsWith(":") && value !== "") params[segment.slice(1)] = value;
    else if (segment !== value) return undefined;
  }
  return params;
}
