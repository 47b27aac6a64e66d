import type { BreadcrumbItem } from "../../content/schema.ts";
import { href } from "../../site/href.ts";
import type { Locale } from "../../site/locales.ts";
import { type PageName, pageOf } from "../../site/pages.ts";

/** Home, the pages above, and the page itself (without a link). */
export function breadcrumbs(
  name: PageName,
  locale: Locale,
  names: Record<PageName, string>,
  own?: string,
): BreadcrumbItem[] {
  const above = ancestors(name).map((page) => ({ name: names[page], link: href(page, locale) }));
  return [...above, { name: own ?? names[name] }];
}

function ancestors(name: PageName): PageName[] {
  if (name === "index") return [];
  const parent = (pageOf(name).parent ?? "index") as PageName;
  return [...ancestors(parent), parent];
}
