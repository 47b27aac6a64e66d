import { type Story, sectors, storyTags } from "../../../content/schema.ts";

type Filed = Pick<Story, "sector" | "tags">;
type Sector = Filed["sector"];
type Service = Filed["tags"][number];

/** What a visitor asked the list for. */
export type StoryFilter = { sector?: Sector | undefined; service?: Service | undefined };

/** Reads the filter from a query. Unknown values count as not set. */
export function readFilter(query: URLSearchParams): StoryFilter {
  return { sector: known(sectors, query.get("sector")), service: known(storyTags, query.get("service")) };
}

function known<Value extends string>(values: readonly Value[], wanted: string | null): Value | undefined {
  return values.find((value) => value === wanted);
}

export function filterStories<Item extends Filed>(stories: readonly Item[], { sector, service }: StoryFilter): Item[] {
  return stories.filter((story) => (!sector || story.sector === sector) && (!service || story.tags.includes(service)));
}

/** The sectors and services that have a story, in the order of the schema. */
export function offeredFilters(stories: readonly Filed[]): { sectors: Sector[]; services: Service[] } {
  return {
    sectors: sectors.filter((sector) => filterStories(stories, { sector }).length > 0),
    services: storyTags.filter((service) => filterStories(stories, { service }).length > 0),
  };
}
