import { type Locale, localeCodes } from "../../site/locales.ts";
import { keyOf, valueAt } from "../check/schema-fields.ts";
import { type DraftText, readDraftText, sidesOf } from "../editing/draft-text.ts";
import { keyOfEntry, listOfGroup } from "../editing/named-entries.ts";
import type { TextFiles } from "../editing/text-file.ts";
import { factsName, type TextPlace } from "./text-names.ts";

/** The text and field of a place; where all it says is one fact, that fact. Undefined where there is no such text. */
export function textAt(files: TextFiles, place: TextPlace): { text: DraftText; path: string } | undefined {
  const text = readDraftText(files, place.text);
  const facts = readDraftText(files, factsName);
  const fact = text && factIn(text, place.path);
  const isFact = facts?.sides[localeCodes[0] as Locale]?.places.values.some(({ path }) => keyOf(path) === fact);
  if (facts && fact && isFact) return { text: facts, path: fact };
  return text && { text, path: place.path };
}

/** The fact that is all of what a place says, in every language. */
function factIn(text: DraftText, path: string): string | undefined {
  const values = sidesOf(text).map(([, { places }]) => places.values.find((one) => keyOf(one.path) === path)?.value);
  const [first, ...others] = values.map((value) => /^\{\{([\w.-]+)\}\}$/.exec(String(value))?.[1]);
  return others.every((other) => other === first) ? first : undefined;
}

/** The versions of a text that a person has on screen. */
export function seenVersions(text: DraftText): Partial<Record<Locale, string>> {
  return Object.fromEntries(sidesOf(text).map(([code, { version }]) => [code, version]));
}

/** The entry of a list that a place is in, with how the list is changed; of a fact that of the list which describes it. */
export function entryAt(files: TextFiles, text: DraftText, path: string) {
  const [group = "", key = ""] = path.split(".");
  const named = text.name === factsName ? listOfGroup(group) : undefined;
  const own = named ? readDraftText(files, named.text) : text;
  const sides = own ? sidesOf(own).map(([, side]) => side) : [];
  const lists = sides.map(({ places }) =>
    places.lists.findLast(({ path: list }) =>
      named ? keyOf(list) === named.list : path.startsWith(`${keyOf(list)}.`),
    ),
  );
  const [list] = lists;
  if (!own || !list || !lists.every((one) => one?.length === list.length)) return undefined;
  const facts = sidesOf(text)[0]?.[1].places.data;
  const entries = valueAt(sides[0]?.places.data, list.path);
  const at = named
    ? (entries as unknown[]).findIndex((entry) => keyOfEntry(named, entry, facts) === key)
    : Number(path.split(".")[list.path.length]);
  return Number.isInteger(at) && at >= 0
    ? { text: own.name, list: keyOf(list.path), at, length: list.length, seen: seenVersions(own) }
    : undefined;
}
