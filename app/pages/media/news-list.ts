import { type News, newsKinds } from "../../../copy/schema.ts";
import type { Words } from "../../../copy/words.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import type { Locale } from "../../../site/locales.ts";
import { newsCover } from "../../../site/story-covers.ts";
import { dayAndMonth, longDate } from "../../page/dates.ts";
import { pageOfList, queryAddress } from "../../page/paging.ts";

const newsPerPage = 10;

type Copy = Words<"media">;

type Filed = Pick<News, "kind" | "date">;

/** What a visitor asked the list for. */
export type NewsFilter = { kind?: News["kind"] | undefined; year?: string | undefined };

function yearOf({ date }: Pick<News, "date">): string {
  return date.slice(0, 4);
}

/** Reads the filter from a query. Unknown kinds and years without news count as not set. */
export function readFilter(query: URLSearchParams, news: readonly Filed[]): NewsFilter {
  return {
    kind: newsKinds.find((kind) => kind === query.get("kind")),
    year: years(news).find((year) => year === query.get("year")),
  };
}

export function filterNews<Item extends Filed>(news: readonly Item[], { kind, year }: NewsFilter): Item[] {
  return news.filter((item) => (!kind || item.kind === kind) && (!year || yearOf(item) === year));
}

/** The kinds and years that have news; years from the newest. */
export function offeredFilters(news: readonly Filed[]): { kinds: News["kind"][]; years: string[] } {
  return { kinds: newsKinds.filter((kind) => news.some((item) => item.kind === kind)), years: years(news) };
}

function years(news: readonly Filed[]): string[] {
  return [...new Set(news.map(yearOf))].sort().reverse();
}

export type YearOfNews<Item> = { year: string; items: Item[] };

/** News under their years, in the order they come. */
export function groupByYear<Item extends Filed>(news: readonly Item[]): YearOfNews<Item>[] {
  return [...Map.groupBy(news, yearOf)].map(([year, items]) => ({ year, items }));
}

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
  const row = ({ slug, title, date, kind, sign }: News) => ({
    slug,
    title,
    sign,
    kicker: `${dayAndMonth(date, locale)} · ${copy.kinds[kind]}`,
  });
  // The newest item is shown large, unless one has chosen or is further back in the list.
  const [newest] = total === all.length && page === 1 ? found.items : [];
  return {
    featured: newest && featured(newest, copy, locale),
    filters: filters(all, filter, copy, address),
    status: status.join(", "),
    years: groupByYear(newest ? found.items.slice(1) : found.items).map(({ year, items }) => ({
      year,
      rows: items.map(row),
    })),
    paging: {
      ...copy.paging,
      current: found.page,
      addresses: Array.from({ length: found.pages }, (_, i) => address(filter, i + 1)),
    },
    waysOut: found.total > 0 ? [] : waysOut(all, filter, copy, address),
  };
}

function featured(item: News, copy: Copy, locale: Locale) {
  const { slug, title, summary, date, kind, photo } = item;
  const kicker = [copy.featured.kicker, copy.kinds[kind], longDate(date, locale)].join(" · ");
  const cover = newsCover(item).replace(/\.svg$/, "--cold.svg");
  return { slug, title, summary, kicker, cover, more: copy.featured.more, ...(photo && { photo }) };
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
