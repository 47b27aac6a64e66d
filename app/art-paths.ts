import { pageNames, pages } from "../site/pages.ts";

const singles = ["hero-sea", "hero-sea-lit", "cta-sea", "lost-sea", "field-4000", "campus", "campus-plan", "signs"];

/** The band in the head of a page: pages that share a module share a family of light. */
export const bands = [...new Set(pageNames.map((name) => pages[name].module))];

/** Seeds of the portraits, by person: management and the people quoted in stories. */
export function artPaths(slugs: string[]): string[] {
  return [
    ...singles.map((name) => `/art/${name}.svg`),
    ...bands.map((name) => `/art/band/${name}.svg`),
    ...slugs.map((slug) => `/art/cover/${slug}.svg`),
  ];
}
