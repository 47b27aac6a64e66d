import { defaultLocale } from "../../site/locales.ts";
import { type PageName, pageNames, pages } from "../../site/pages.ts";
import type { Finding } from "./problem.ts";

export type Wrong = Pick<Finding, "code" | "values">;

/** What is wrong with the name of a page and the parameter that says which story or news item is meant. */
export function pageMistake(page: string, params: Readonly<Record<string, string>>, written: "yaml" | "markdown") {
  if (!isPage(page)) return { code: "page", values: { value: page } } satisfies Wrong;
  const param = paramOf(page);
  if (!param || params[param] !== undefined) return undefined;
  const slug = param === "haber" ? "yeni-ofis" : "tuna-lojistik";
  const example = written === "yaml" ? `params: { ${param}: ${slug} }` : `page:${page}?${param}=${slug}`;
  return { code: "link-param", values: { page, example } } satisfies Wrong;
}

/** The name of what stands in a page's address, such as :hikaye. */
export function paramOf(page: PageName): string | undefined {
  return /:([a-z]+)/.exec(pages[page][defaultLocale])?.[1];
}

export function isPage(name: string): name is PageName {
  return pageNames.includes(name as PageName);
}
