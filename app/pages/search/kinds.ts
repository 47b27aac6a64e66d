import type { PageType } from "../../../site/pages.ts";

/** The groups that results stand in, in the order of the filter. */
export const kinds = ["services", "pages", "stories", "news", "legal"] as const;
export type Kind = (typeof kinds)[number];

export const kindOfType: Record<PageType, Kind> = {
  home: "pages",
  company: "pages",
  career: "pages",
  people: "pages",
  stories: "pages",
  story: "stories",
  media: "pages",
  news: "news",
  contact: "pages",
  cloud: "services",
  campus: "pages",
  products: "services",
  product: "services",
  report: "news",
  service: "services",
  quote: "services",
  legal: "legal",
  request: "legal",
  search: "pages",
};
