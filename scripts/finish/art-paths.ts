import { about } from "../../content/tr/about.ts";
import { management } from "../../content/tr/management.ts";
import { pageNames, pages } from "../../site/pages.ts";

const singles = ["hero-sea", "hero-sea-lit", "cta-sea", "lost-sea", "field-4000", "campus", "campus-plan", "signs"];

/** Pages that share a module share the band in their head. */
const bands = [...new Set(pageNames.map((name) => pages[name].module))];

/** The names of the stories and news that the site shows. */
export type Items = { stories: readonly string[]; news: readonly string[] };

/** The pictures that pages show, below /art, by the seeds that the copy names. */
export function artPaths({ stories, news }: Items): string[] {
  const seeds = {
    band: bands,
    cover: [...stories, ...news],
    portrait: [...stories, ...management.people.map(({ image }) => image)],
    award: about.awards.entries.map(({ image }) => image),
    report: pageNames.filter((name) => pages[name].module === "report"),
  };
  const seeded = Object.entries(seeds).flatMap(([kind, names]) => names.map((name) => `${kind}/${name}`));
  return [...singles, ...seeded].map((name) => `${name}.svg`);
}
