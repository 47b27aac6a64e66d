import { readQuery } from "../../../domain/search/words.ts";

export const kinds = ["pages", "stories", "news", "legal", "others"] as const;
export type Kind = (typeof kinds)[number];

/** What is lacking comes before how it is published. */
export const states = ["missing", "partial", "older", "draft", "timed", "live"] as const;
export type State = (typeof states)[number];

/** Of a text in both languages: nothing is lacking. */
export const complete = "complete" as const;

/** What the address of the list asks for. */
export type Filters = { q: string; kind: Kind | ""; state: State | typeof complete | "" };

export function readFilters(query: URLSearchParams): Filters {
  const [kind, state] = [query.get("kind"), query.get("state")];
  const asked = [complete, ...states] as const;
  return {
    q: readQuery(query.get("q")).text,
    kind: kinds.find((one) => one === kind) ?? "",
    state: asked.find((one) => one === state) ?? "",
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

/** The facts of the company are a text of this name. They stand in one file, with some values for each language. */
export const factsName = "facts";

export const draftsAddress = "/words/drafts";

/** Texts that come and go, each with an address of its own. */
export const itemFolders = ["news", "stories"] as const;
export type ItemFolder = (typeof itemFolders)[number];

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
export function studioAddress(draft: string, page: string, place?: { text: string; path: string }): string {
  const chosen = place ? `?${new URLSearchParams(place)}` : "";
  return `${draftAddress(draft)}/pages${page === "/" ? "" : page}${chosen}`;
}
