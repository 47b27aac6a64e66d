import type { BreadcrumbItem } from "../../copy/schema.ts";
import { absolute } from "./addresses.ts";

/** Where a page stands, as structured data. */
export function breadcrumbList(items: BreadcrumbItem[], own: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: items.map(({ name, link }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: absolute(link ?? own),
    })),
  };
}
