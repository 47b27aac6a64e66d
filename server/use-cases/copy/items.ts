import { refusedCharacters } from "../../../copy/editing/characters.ts";
import { fileChanges } from "../../../copy/editing/edit-texts.ts";
import { itemFile, newItem, slugOf, withMovedItem } from "../../../copy/editing/items.ts";
import { itemOf } from "../../../copy/view/text-addresses.ts";
import type { ItemFolder } from "../../../copy/view/text-names.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import type { FileChange, Words } from "../../ports/words.ts";
import { textsOf } from "./draft-texts.ts";
import { tidyPictures } from "./tidy-pictures.ts";

export type ItemAnswer =
  | { outcome: "created" | "renamed" | "removed"; name: string }
  | { outcome: "title" | "address" | "taken" | "same" | "stale" | "missing" };

type NewItem = { folder: ItemFolder; titles: Record<Locale, string>; slug: string; person: number; now: number };

/** A new story or news item in every language at once, with what its schema needs. */
export async function createItem(words: Words, draft: string, item: NewItem): Promise<ItemAnswer> {
  const { folder, titles, person, now } = item;
  if (Object.values(titles).some((title) => title.trim() === "" || refusedCharacters(title, { lines: false }))) {
    return { outcome: "title" };
  }
  const name = `${folder}/${item.slug.trim() || slugOf(titles[localeCodes[0] as Locale])}`;
  if (!itemOf(name)) return { outcome: "address" };
  const known = await textsOf(words, { draft });
  if (localeCodes.some((code) => known.has(itemFile(code, name)))) return { outcome: "taken" };
  const files = localeCodes.map((code): FileChange => {
    return { path: itemFile(code, name), seen: null, content: newItem(folder, titles[code].trim(), now, known) };
  });
  const saved = await words.save(draft, { person, files });
  return saved.outcome === "saved" ? { outcome: "created", name } : { outcome: refusedOutcome(saved.outcome) };
}

function refusedOutcome(outcome: string): "missing" | "stale" | "address" {
  return outcome === "missing" || outcome === "stale" ? outcome : "address";
}

type Moving = { name: string; to: string | undefined; person: number };

/** Gives an item another address, or none any more; a visitor with the old one is led on, or told that it is gone. */
export async function moveItem(words: Words, draft: string, { name, to, person }: Moving): Promise<ItemAnswer> {
  const item = itemOf(name);
  if (!item) return { outcome: "missing" };
  const newName = to === undefined ? undefined : `${item.folder}/${to.trim()}`;
  if (newName !== undefined && !itemOf(newName)) return { outcome: "address" };
  if (newName === name) return { outcome: "same" };
  const texts = await textsOf(words, { draft });
  const published = await textsOf(words, "published");
  const languages = localeCodes.filter((code) => texts.has(itemFile(code, name)));
  if (languages.length === 0) return { outcome: "missing" };
  if (newName && languages.some((code) => texts.has(itemFile(code, newName)))) return { outcome: "taken" };
  const files = languages.flatMap((code): FileChange[] => {
    const path = itemFile(code, name);
    const { version, text } = texts.get(path) as { version: string; text: string };
    const gone: FileChange = { path, seen: version, content: null };
    return newName ? [gone, { path: itemFile(code, newName), seen: null, content: text }] : [gone];
  });
  const isPublished = languages.some((code) => published.has(itemFile(code, name)));
  const moved = withMovedItem(texts, item, to?.trim(), isPublished);
  if (!moved) return { outcome: "address" };
  const saved = await words.save(draft, { person, files: [...files, ...fileChanges(texts, moved)] });
  if (saved.outcome !== "saved") return { outcome: refusedOutcome(saved.outcome) };
  if (newName !== undefined) return { outcome: "renamed", name: newName };
  await tidyPictures(words, draft, person);
  return { outcome: "removed", name };
}
