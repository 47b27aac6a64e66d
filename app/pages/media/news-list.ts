import type { News } from "../../../content/schema.ts";
import type { Words } from "../../../content/words.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import type { Locale } from "../../../site/locales.ts";
import { dayAndMonth } from "../../page/dates.ts";
import { pageOfList, queryAddress } from "../../page/paging.ts";
import { filterNews, groupByYear, type NewsFilter, offeredFilters, readFilter } from "./filter.ts";

const newsPerPage = 10;

type Copy = Words<"media">;

/** Everything the list shows for a query: filters, count, years, pages, or ways out of an empty result. */
export function newsList(all: readonly News[], query: URLSearchParams, copy: Copy, path: string, locale: Locale) {
  const filter = readFilter(query, all);
  const found = pageOfList(filterNews(all, filter), newsPerPage, query.get("page"));
  const address = (wanted: NewsFilter, page?: number) => queryAddress(path, wanted, page);
  const { total, page, pages } = found;
  const status = [
    fillCounted(copy.count, total, { total }),
    ...(pages > 1 ? [fill(copy.ofPages, { page, pages })] : []),
  ];
  const row = ({ slug, title, date, kind }: News) => ({
    slug,
    title,
    kicker: `${dayAndMonth(date, locale)} · ${copy.kinds[kind]}`,
  });
  return {
    filters: filters(all, filter, copy, address),
    status: status.join(", "),
    years: groupByYear(found.items).map(({ year, items }) => ({ year, rows: items.map(row) })),
    paging: {
      ...copy.paging,
      current: found.page,
      addresses: Array.from({ length: found.pages }, (_, i) => address(filter, i + 1)),
    },
    waysOut: found.total > 0 ? [] : waysOut(all, filter, copy, address),
  };
}

type Address = (filter: NewsFilter) => string;

function filters(all: readonly News[], filter: NewsFilter, copy: Copy, address: Address) {
  const offered = offeredFilters(all);
  const option = (key: keyof NewsFilter, value: string | undefined, text: string) => ({
    href: address({ ...filter, [key]: value }),
    text,
    current: filter[key] === value,
  });
  return [
    {
      ...copy.kind,
      items: [
        option("kind", undefined, copy.all),
        ...offered.kinds.map((kind) => option("kind", kind, copy.kinds[kind])),
      ],
    },
    {
      ...copy.year,
      items: [option("year", undefined, copy.all), ...offered.years.map((year) => option("year", year, year))],
    },
  ];
}

/** Each filter kept alone, and the whole list. */
function waysOut(all: readonly News[], { kind, year }: NewsFilter, { empty, kinds }: Copy, address: Address) {
  const total = (filter: NewsFilter) => filterNews(all, filter).length;
  return [
    ...(kind && total({ kind }) > 0
      ? [
          {
            href: address({ kind }),
            text: fillCounted(empty.keepKind, total({ kind }), { kind: kinds[kind], total: total({ kind }) }),
          },
        ]
      : []),
    ...(year
      ? [
          {
            href: address({ year }),
            text: fillCounted(empty.keepYear, total({ year }), { year, total: total({ year }) }),
          },
        ]
      : []),
    { href: address({}), text: fillCounted(empty.all, all.length, { total: all.length }) },
  ];
}
