import type { Words } from "../../../copy/words.ts";
import type { Segment } from "../../../domain/search/excerpt.ts";
import type { Found, Hit, SearchText } from "../../../domain/search/search.ts";
import { readQuery } from "../../../domain/search/words.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import type { PageType } from "../../../site/pages.ts";
import { queryAddress } from "../../page/paging.ts";

/** The groups that results stand in, in the order of the filter. */
export const kinds = ["services", "pages", "stories", "news", "legal"] as const;
export type Kind = (typeof kinds)[number];

/** Something to find: a page, a story, a news item, a legal text. */
export type SiteDocument = SearchText & {
  href: string;
  kind: Kind;
  /** A line below the result: where it stands, or of when it is. */
  note: string;
};

export const kindOfType: Record<PageType, Kind> = {
  home: "pages",
  company: "pages",
  career: "pages",
  people: "pages",
  stories: "pages",
  story: "stories",
  media: "pages",
  news: "news",
  contact: "pages",
  cloud: "services",
  campus: "pages",
  products: "services",
  product: "services",
  report: "news",
  service: "services",
  quote: "services",
  legal: "legal",
  request: "legal",
  search: "pages",
};

const hitsPerKind = 5;

type Copy = Words<"search">;
export type Results = ReturnType<typeof searchResults>;
export type SearchCopy = ReturnType<typeof copyWithQuery>;
export type ShownHit = { href: string; title: Segment[]; excerpt: Segment[]; note: Segment[] };
export type HitGroup = { kind: Kind; title: string; hits: ShownHit[]; more?: { href: string; text: string } };

/** Everything the page shows for a query. */
export function searchResults(
  query: URLSearchParams,
  search: (text: string) => Found<SiteDocument>,
  copy: Copy,
  path: string,
) {
  const { text, cut } = readQuery(query.get("q"));
  const found: Found<SiteDocument> = text ? search(text) : { hits: [], partial: false };
  const byKind = Map.groupBy(found.hits, ({ document }) => document.kind);
  const kind = kinds.find((name) => name === query.get("kind") && byKind.has(name));
  const address = (kind?: Kind) => queryAddress(path, { q: text, kind: kind });
  const groups = kind
    ? [group(kind, byKind, copy)]
    : [...byKind.keys()].map((name) => group(name, byKind, copy, address));
  return {
    text,
    total: found.hits.length,
    partial: found.partial,
    cut,
    suggestion: found.suggestion && { text: found.suggestion, href: queryAddress(path, { q: found.suggestion }) },
    filter: found.hits.length > 0 ? filter(byKind, kind, copy, address) : undefined,
    groups,
  };
}

type ByKind = Map<Kind, Hit<SiteDocument>[]>;

/** Hits come best first, and so do their groups. A list of all kinds shows the best of each. */
function group(kind: Kind, byKind: ByKind, copy: Copy, address?: (kind: Kind) => string): HitGroup {
  const hits = byKind.get(kind) ?? [];
  const shown = address ? hits.slice(0, hitsPerKind) : hits;
  return {
    kind,
    title: copy.kinds[kind],
    hits: shown.map(shownHit),
    ...(address &&
      hits.length > shown.length && { more: { href: address(kind), text: fill(copy.more, { total: hits.length }) } }),
  };
}

function shownHit({ document, mark, excerpt }: Hit<SiteDocument>): ShownHit {
  return { href: document.href, title: mark(document.title), excerpt: excerpt(), note: mark(document.note) };
}

function filter(byKind: ByKind, current: Kind | undefined, copy: Copy, address: (kind?: Kind) => string) {
  const total = [...byKind.values()].reduce((sum, hits) => sum + hits.length, 0);
  const option = (kind: Kind | undefined, text: string, count: number) => ({
    href: address(kind),
    text: `${text}, ${count}`,
    current: kind === current,
  });
  const present = kinds.filter((kind) => byKind.has(kind));
  return {
    ...copy.filter,
    items: [
      option(undefined, copy.all, total),
      ...present.map((kind) => option(kind, copy.kinds[kind], byKind.get(kind)?.length ?? 0)),
    ],
  };
}

/** The copy with its sentences about this query filled in. */
export function copyWithQuery(copy: Copy, { text, total }: Results) {
  const { title, form, cut, partial, nearest, refused, ask, empty, none, key } = copy;
  return {
    ...{ title, form, cut, partial, nearest, refused, ask, empty, key },
    count: fillCounted(copy.count, total, { total }),
    none: { ...none, title: fill(none.title, { query: text }) },
  };
}
