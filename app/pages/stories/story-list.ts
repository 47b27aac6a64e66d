import { type Story, sectors, storyTags } from "../../../copy/schema.ts";
import type { Words } from "../../../copy/words.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import { chartLights, chartPicture, seas } from "../../../site/sea-chart.ts";
import { storyCover } from "../../../site/story-covers.ts";
import { pageOfList, queryAddress } from "../../page/paging.ts";

const storiesPerPage = 12;

type Copy = Words<"stories">;

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

/** Everything the list shows for a query: filters, count, cards, pages, or ways out of an empty result. */
export function storyList(all: readonly Story[], query: URLSearchParams, copy: Copy, path: string) {
  const filter = readFilter(query);
  const found = pageOfList(filterStories(all, filter), storiesPerPage, query.get("page"));
  const address = (wanted: StoryFilter, page?: number) => queryAddress(path, wanted, page);
  const { total, page, pages } = found;
  const status = [
    fillCounted(copy.count, total, { total }),
    ...(pages > 1 ? [fill(copy.ofPages, { page, pages })] : []),
  ];
  return {
    /** The chart is for those who look around, not for those who have chosen. */
    chart: total === all.length && page === 1 && total > 0 ? storyChart(all, copy) : undefined,
    filters: filters(all, filter, copy),
    status: status.join(", "),
    cards: found.items.map((story) => card(story, copy)),
    paging: {
      ...copy.paging,
      current: found.page,
      addresses: Array.from({ length: found.pages }, (_, i) => address(filter, i + 1)),
    },
    waysOut: found.total > 0 ? [] : waysOut(all, filter, copy, address),
  };
}

function filters(all: readonly Story[], filter: StoryFilter, { sectors, tags }: Copy) {
  const offered = offeredFilters(all);
  return {
    sector: { value: filter.sector, choices: offered.sectors.map((value) => ({ value, text: sectors[value] })) },
    service: { value: filter.service, choices: offered.services.map((value) => ({ value, text: tags[value] })) },
  };
}

function card(story: Story, { sectors, tags }: Copy) {
  const { slug, title, customer, sector, figures, photo } = story;
  const services = story.tags.map((tag) => tags[tag]).join(", ");
  return {
    slug,
    title,
    kicker: `${customer} · ${sectors[sector]} · ${services}`,
    cover: storyCover(story),
    figure: figures[0],
    ...(photo && { photo }),
  };
}

export type StoryChart = ReturnType<typeof storyChart>;

/** The newest stories of each service as lights, and the names of their waters. */
function storyChart(stories: readonly Story[], { tags }: Copy) {
  const lights = chartLights(stories);
  return {
    picture: chartPicture(lights),
    lights: lights.map(({ story: { slug, customer, weight, figures }, sea, place }) => ({
      slug,
      customer,
      weight,
      place,
      figure: figures[0]?.value ?? "",
      note: `${tags[sea]} · ${figures[0]?.label ?? ""}`,
    })),
    waters: [...new Set(lights.map(({ sea }) => sea))].map((sea) => ({ name: tags[sea], place: seas[sea].name })),
  };
}

type Address = (filter: StoryFilter) => string;

/** Each filter kept alone, as far as it finds something, and the whole list. */
function waysOut(
  all: readonly Story[],
  { sector, service }: StoryFilter,
  { empty, sectors, tags }: Copy,
  address: Address,
) {
  const bySector = filterStories(all, { sector }).length;
  const byService = filterStories(all, { service }).length;
  return [
    ...(sector && bySector > 0
      ? [
          {
            href: address({ sector }),
            text: fillCounted(empty.keepSector, bySector, { sector: sectors[sector], total: bySector }),
          },
        ]
      : []),
    ...(service && byService > 0
      ? [
          {
            href: address({ service }),
            text: fillCounted(empty.keepService, byService, { service: tags[service], total: byService }),
          },
        ]
      : []),
    { href: address({}), text: fill(empty.all, { total: all.length }) },
  ];
}
