import { complete, kinds, states, type TextFilter, type TextPlace } from "../../../copy/view/text-names.ts";
import { readQuery } from "../../../domain/search/words.ts";

/** What the address of the list asks for. */
export type Filters = TextFilter & { q: string };

export function readFilters(query: URLSearchParams): Filters {
  const [kind, state] = [query.get("kind"), query.get("state")];
  const known = [complete, ...states] as const;
  return {
    q: readQuery(query.get("q")).text,
    kind: kinds.find((one) => one === kind) ?? "",
    state: known.find((one) => one === state) ?? "",
  };
}

/** The address of the list with these filters. */
export function listAddress(filters: Partial<Filters>): string {
  const set = Object.entries(filters).filter(([, value]) => value !== "");
  return set.length > 0 ? `/words?${new URLSearchParams(set)}` : "/words";
}

export function textAddress(name: string): string {
  return `/words/${name}`;
}

export const draftsAddress = "/words/drafts";

/** Where a new story or news item is begun, or one that is there gets another address. */
export function itemAddress(draft: string, text = ""): string {
  return `${draftsAddress}/${draft}/items/${text}`;
}

/** A draft, or one text in it with all its fields. */
export function draftAddress(draft: string, text?: string): string {
  return `${draftsAddress}/${draft}${text === undefined ? "" : `/texts/${text}`}`;
}

/** Where a field of a text gets its photograph. */
export function pictureAddress(draft: string, text: string, field: string): string {
  return `${draftsAddress}/${draft}/picture/${text}?${new URLSearchParams({ field })}`;
}

/** How search engines and shared links show the page of a text. */
export function cardsAddress(draft: string, text: string): string {
  return `${draftsAddress}/${draft}/cards/${text}`;
}

/** A picture that the site draws, by its name. */
export function drawingAddress(name: string): string {
  return `/words/art/${name}`;
}

/** The page of the site at an address, with the texts of a draft; a text on it may be chosen at once. */
export function studioAddress(draft: string, page: string, place?: TextPlace): string {
  const chosen = place ? `?${new URLSearchParams(place)}` : "";
  return `${draftAddress(draft)}/pages${page === "/" ? "" : page}${chosen}`;
}
