import type { Meta } from "../../content/schema.ts";
import { pageByPattern } from "../../site/href.ts";
import type { Locale } from "../../site/locales.ts";
import type { PageName } from "../../site/pages.ts";

/** What every page's loader hands to the document's head, beside its copy. */
export type PageMeta = Meta & {
  /** The last breadcrumb, where the page's name in the table is not it (a story, a news item). */
  crumb?: string;
  /** Structured data beyond what the head adds by itself. */
  jsonLd?: object[];
  /** Kept out of search engines. */
  noindex?: boolean;
};

/** The page a loader works for. Derived from the matched route: while pre-rendering, the URL can end in `.data`. */
export function matchedPage({ pattern }: { pattern: string }): { name: PageName; locale: Locale } {
  const page = pageByPattern(pattern);
  if (!page) throw new Error(`No page stands at ${pattern}`);
  return page;
}
