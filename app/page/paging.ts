/** A page of a list. Pages are counted from 1. */
export type PageOf<Item> = { items: Item[]; page: number; pages: number; total: number };

/** The wanted page of a list; anything that is no page number opens the first, a number too high the last. */
export function pageOfList<Item>(all: readonly Item[], size: number, wanted: string | null): PageOf<Item> {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(pages, /^[1-9]\d{0,5}$/.test(wanted ?? "") ? Number(wanted) : 1);
  return { items: all.slice((page - 1) * size, page * size), page, pages, total: all.length };
}

/** An address with a query, leaving out what is not set and the first page. */
export function queryAddress(path: string, values: Record<string, string | undefined>, page = 1): string {
  const set = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (page > 1) set.push(["page", String(page)]);
  const query = new URLSearchParams(set).toString();
  return query ? `${path}?${query}` : path;
}
