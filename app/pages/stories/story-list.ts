import type { Story } from "../../../content/schema.ts";
import type { Words } from "../../../content/words.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import { storyCover } from "../../../site/story-covers.ts";
import { namedTags } from "../../features/stories/story-tags.tsx";
import { pageOfList, queryAddress } from "../../page/paging.ts";
import { filterStories, offeredFilters, readFilter, type StoryFilter } from "./filter.ts";

const storiesPerPage = 9;

type Copy = Words<"stories">;

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
    filters: filters(all, filter, copy, address),
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

type Address = (filter: StoryFilter) => string;

function filters(all: readonly Story[], filter: StoryFilter, copy: Copy, address: Address) {
  const offered = offeredFilters(all);
  const option = (key: keyof StoryFilter, value: string | undefined, text: string) => ({
    href: address({ ...filter, [key]: value }),
    text,
    current: filter[key] === value,
  });
  return [
    {
      ...copy.sector,
      items: [
        option("sector", undefined, copy.all),
        ...offered.sectors.map((sector) => option("sector", sector, copy.sectors[sector])),
      ],
    },
    {
      ...copy.service,
      items: [
        option("service", undefined, copy.all),
        ...offered.services.map((service) => option("service", service, copy.tags[service])),
      ],
    },
  ];
}

function card(story: Story, copy: Copy) {
  const { slug, title, customer, sector, tags, photo } = story;
  const kicker = `${customer} · ${copy.sectors[sector]}`;
  return { slug, title, kicker, cover: storyCover(story), tags: namedTags(tags, copy.tags), ...(photo && { photo }) };
}

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
