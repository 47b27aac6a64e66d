import { type News, newsKinds } from "../../../content/schema.ts";

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
