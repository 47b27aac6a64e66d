import type { News } from "../../../content/schema.ts";
import type { media } from "../../../content/tr/media.ts";
import type { Locale } from "../../../site/locales.ts";
import { dayAndMonth } from "../../page/localized.ts";
import { pageOfList, queryAddress } from "../../page/paging.ts";
import { filterNews, groupByYear, type NewsFilter, offeredFilters, readFilter } from "./filter.ts";

const newsPerPage = 10;

type Copy = typeof media;

/** Everything the list shows for a query: filters, count, years, pages, or ways out of an empty result. */
export function newsList(all: readonly News[], query: URLSearchParams, copy: Copy, path: string, locale: Locale) {
  const filter = readFilter(query, all);
  const found = pageOfList(filterNews(all, filter), newsPerPage, query.get("page"));
  const address = (wanted: NewsFilter, page?: number) => queryAddress(path, wanted, page);
  const status = [copy.count(found.total), ...(found.pages > 1 ? [copy.ofPages(found.page, found.pages)] : [])];
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
      ? [{ href: address({ kind }), text: empty.keepKind(kinds[kind], total({ kind })) }]
      : []),
    ...(year ? [{ href: address({ year }), text: empty.keepYear(year, total({ year })) }] : []),
    { href: address({}), text: empty.all(all.length) },
  ];
}
