import { Document } from "yaml";
import { fold } from "../../domain/search/words.ts";
import { istanbulDate } from "../../domain/time.ts";
import type { Locale } from "../../site/locales.ts";
import { valueAt } from "../check/schema-fields.ts";
import { longTextSchemas } from "../check/texts.ts";
import { addressesOf, type Item, itemPages } from "../view/text-addresses.ts";
import { type ItemFolder, movedFile } from "../view/text-names.ts";
import type { Change } from "./edit-text.ts";
import { editTexts } from "./edit-texts.ts";
import { entryFrom, neededIn } from "./new-entry.ts";
import { editablePlaces } from "./places.ts";
import { joinParts, type TextFiles } from "./text-file.ts";
import { formatYaml, type Value } from "./yaml-document.ts";

/** "Ar-Ge Merkezi, 10 yıl" becomes ar-ge-merkezi-10-yil. */
export function slugOf(title: string): string {
  const letters = fold(title.replace(/\p{Default_Ignorable_Code_Point}/gu, "").replaceAll("’", ""));
  return letters
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-+$/, "");
}

export function itemFile(locale: Locale, name: string): string {
  return `content/${locale}/${name}.md`;
}

/** A new item: what the schema needs is the title, today, the first of each choice and other stories; the rest is empty. */
export function newItem(folder: ItemFolder, title: string, now: number, files: TextFiles): string {
  const stories = [...files.keys()].flatMap((path) => /^content\/[\w-]+\/stories\/(.+)\.md$/.exec(path)?.[1] ?? []);
  const others = [...new Set(stories)];
  const values = neededIn(longTextSchemas[folder]).map(({ path, choices, info }) => {
    const [first] = path;
    if (path.length === 1 && first === "title") return [path, title] as const;
    if (path.length === 1 && first === "date") return [path, istanbulDate(now)] as const;
    if (info?.story) return [path, others.shift() ?? ""] as const;
    return [path, choices?.[Number(path.at(-1)) || 0] ?? ""] as const;
  });
  return joinParts({ yaml: formatYaml(new Document(entryFrom(values))), body: "\n" });
}

/** The texts with the old addresses of an item that moves, or goes where `to` is absent; undefined if they cannot be edited. */
export function withMovedItem(files: TextFiles, item: Item, to: string | undefined, isPublished: boolean) {
  const source = files.get(movedFile)?.text;
  if (source === undefined) return files;
  const { page, param } = itemPages[item.folder];
  const places = editablePlaces(movedFile, source);
  if (places.code !== "read") return undefined;
  const known = Object.entries((places.data ?? {}) as Record<string, unknown>);
  const target: Value = to === undefined ? "gone" : { page, params: { [param]: to } };
  const next = to === undefined ? [] : Object.values(addressesOf({ ...item, slug: to }));
  const changes = known.flatMap(([address, value]): Change[] => {
    // Where an item comes back to an old address, that one leads nowhere else.
    if (next.includes(address)) return [{ change: "remove", path: [address] }];
    if (valueAt(value, ["page"]) !== page || valueAt(value, ["params", param]) !== item.slug) return [];
    if (to !== undefined) return [{ change: "set", path: [address, "params", param], value: to }];
    return [
      { change: "remove", path: [address] },
      { change: "set", path: [address], value: target },
    ];
  });
  const own = isPublished ? Object.values(addressesOf(item)) : [];
  const added = own
    .filter((address) => !known.some(([one]) => one === address))
    .map((address): Change => ({ change: "set", path: [address], value: target }));
  const edited = editTexts(
    files,
    [...changes, ...added].map((change) => [movedFile, change]),
  );
  return edited.code === "edited" ? edited.texts : undefined;
}

/** The texts without the old addresses that a draft gave to an item that is there again. */
export function withoutMovedItem(files: TextFiles, published: TextFiles, item: Item): TextFiles {
  const source = published.get(movedFile)?.text;
  const before = source === undefined ? undefined : editablePlaces(movedFile, source);
  if (before?.code !== "read") return files;
  const addresses = Object.values(addressesOf(item)).filter((one) => valueAt(before.data, [one]) === undefined);
  return addresses.reduce((texts, address) => {
    const edited = editTexts(texts, [[movedFile, { change: "remove", path: [address] }]]);
    return edited.code === "edited" ? edited.texts : texts;
  }, files);
}
