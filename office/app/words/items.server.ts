import { Document } from "yaml";
import { movedFile } from "../../../copy/check/moved.ts";
import { valueAt } from "../../../copy/check/schema-fields.ts";
import { longTextSchemas } from "../../../copy/check/texts.ts";
import { newVersion } from "../../../copy/check/versions.ts";
import { refusedCharacters } from "../../../copy/editing/characters.ts";
import { type Change, editText } from "../../../copy/editing/edit-text.ts";
import { editablePlaces } from "../../../copy/editing/places.ts";
import { joinParts } from "../../../copy/editing/text-file.ts";
import { formatYaml, type Value } from "../../../copy/editing/yaml-document.ts";
import { fold } from "../../../domain/search/words.ts";
import { istanbulDate } from "../../../domain/time.ts";
import { href } from "../../../site/href.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import type { FileChange, Words } from "../../services.server.ts";
import { type ItemFolder, itemFolders } from "./filters.ts";
import { entryFrom, neededIn } from "./new-entry.server.ts";

const itemPages = {
  news: { page: "hakkimizda-medya-haber", param: "haber" },
  stories: { page: "hakkimizda-basari-hikayeleri-hikaye", param: "hikaye" },
} as const;

export type ItemAnswer =
  | { outcome: "created" | "renamed" | "removed"; name: string }
  | { outcome: "title" | "address" | "taken" | "same" | "stale" | "missing" };

type Item = { folder: ItemFolder; slug: string };

export function itemOf(name: string): Item | undefined {
  const [, folder, slug = ""] = /^(news|stories)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name) ?? [];
  const known = itemFolders.find((one) => one === folder);
  return known && { folder: known, slug };
}

/** "Ar-Ge Merkezi, 10 yıl" becomes ar-ge-merkezi-10-yil. */
export function slugOf(title: string): string {
  const letters = fold(title.replace(/\p{Default_Ignorable_Code_Point}/gu, "").replaceAll("’", ""));
  return letters
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-+$/, "");
}

export function addressesOf(folder: ItemFolder, slug: string): Record<Locale, string> {
  const { page, param } = itemPages[folder];
  return Object.fromEntries(localeCodes.map((code) => [code, href(page, code, { [param]: slug })])) as Record<
    Locale,
    string
  >;
}

/** How a long text writes a link to an item. */
export function linkTo({ folder, slug }: Item): string {
  const { page, param } = itemPages[folder];
  return `page:${page}?${param}=${slug}`;
}

type New = { folder: ItemFolder; titles: Record<Locale, string>; slug: string; person: number; now: number };

/** A new story or news item in every language at once, with what its schema needs; the rest waits to be written. */
export async function createItem(words: Words, draft: string, wanted: New): Promise<ItemAnswer> {
  const { folder, titles, person, now } = wanted;
  const all = Object.values(titles);
  if (all.some((title) => title.trim() === "" || refusedCharacters(title, { lines: false })))
    return { outcome: "title" };
  const slug = wanted.slug.trim() || slugOf(titles[localeCodes[0] as Locale]);
  const name = `${folder}/${slug}`;
  if (!itemOf(name)) return { outcome: "address" };
  const known = ((await words.files({ draft })) ?? []).map(({ path }) => path);
  const paths = localeCodes.map((code) => fileOf(code, name));
  if (paths.some((path) => known.includes(path))) return { outcome: "taken" };
  const stories = known.flatMap((path) => /^content\/[\w-]+\/stories\/(.+)\.md$/.exec(path)?.[1] ?? []);
  const others = [...new Set(stories)];
  const files = localeCodes.map((code): FileChange => {
    const fields = emptyFields(folder, { title: titles[code].trim(), date: istanbulDate(now), others });
    const yaml = formatYaml(new Document(fields));
    return { path: fileOf(code, name), seen: null, content: joinParts({ yaml, body: "\n" }) };
  });
  const saved = await words.save(draft, { person, files });
  return saved.outcome === "saved" ? { outcome: "created", name } : { outcome: failed(saved.outcome) };
}

function fileOf(locale: Locale, name: string): string {
  return `content/${locale}/${name}.md`;
}

function failed(outcome: string): "missing" | "stale" | "address" {
  return outcome === "missing" || outcome === "stale" ? outcome : "address";
}

/** Whatever the schema needs: the title, today, the first of each choice, other stories; nothing else is made up. */
function emptyFields(folder: ItemFolder, given: { title: string; date: string; others: string[] }): Value {
  const others = [...given.others];
  const values = neededIn(longTextSchemas[folder]).map(({ path, choices, info }) => {
    const [first] = path;
    if (path.length === 1 && first === "title") return [path, given.title] as const;
    if (path.length === 1 && first === "date") return [path, given.date] as const;
    if (info?.story) return [path, others.shift() ?? ""] as const;
    return [path, choices?.[Number(path.at(-1)) || 0] ?? ""] as const;
  });
  return entryFrom(values);
}

type Moving = { name: string; to: string | undefined; person: number };

/** Gives an item another address, or none any more; whoever comes by the old one is led on, or told that it is gone. */
export async function moveItem(words: Words, draft: string, { name, to, person }: Moving): Promise<ItemAnswer> {
  const item = itemOf(name);
  if (!item) return { outcome: "missing" };
  const newName = to === undefined ? undefined : `${item.folder}/${to.trim()}`;
  if (newName !== undefined && !itemOf(newName)) return { outcome: "address" };
  if (newName === name) return { outcome: "same" };
  const files: FileChange[] = [];
  let isPublished = false;
  for (const code of localeCodes) {
    const path = fileOf(code, name);
    const found = await words.read({ draft }, path);
    if (!found) continue;
    files.push({ path, seen: found.version, content: null });
    const target = newName && fileOf(code, newName);
    if (target && (await words.read({ draft }, target))) return { outcome: "taken" };
    if (target) files.push({ path: target, seen: null, content: found.content.toString() });
    isPublished ||= (await words.read("published", path)) !== undefined;
  }
  if (files.length === 0) return { outcome: "missing" };
  const moved = await movedWith(words, draft, item, to?.trim(), isPublished);
  if (moved === "broken") return { outcome: "address" };
  if (moved) files.push(moved);
  const saved = await words.save(draft, { person, files });
  if (saved.outcome !== "saved") return { outcome: failed(saved.outcome) };
  return newName === undefined ? { outcome: "removed", name } : { outcome: "renamed", name: newName };
}

/** The list of old addresses with this one in it; those that led here lead on. */
async function movedWith(
  words: Words,
  draft: string,
  { folder, slug }: Item,
  to: string | undefined,
  isPublished: boolean,
) {
  const found = await words.read({ draft }, movedFile);
  if (!found) return undefined;
  const { page, param } = itemPages[folder];
  const target: Value = to === undefined ? "gone" : { page, params: { [param]: to } };
  const places = editablePlaces(movedFile, found.content.toString());
  if (places.code !== "read") return "broken" as const;
  const known = Object.entries((places.data ?? {}) as Record<string, unknown>);
  const [own, next] = [addressesOf(folder, slug), to === undefined ? undefined : addressesOf(folder, to)];
  const leadHere = known.filter(
    ([, value]) => valueAt(value, ["page"]) === page && valueAt(value, ["params", param]) === slug,
  );
  const changes: Change[] = [
    // Where an item comes back to an old address, that one leads nowhere else.
    ...known
      .filter(([address]) => Object.values(next ?? {}).includes(address))
      .map(([address]): Change => ({ change: "remove", path: [address] })),
    ...leadHere
      .filter(([address]) => !Object.values(next ?? {}).includes(address))
      .flatMap(([address]): Change[] =>
        to === undefined
          ? [
              { change: "remove", path: [address] },
              { change: "set", path: [address], value: target },
            ]
          : [{ change: "set", path: [address, "params", param], value: to }],
      ),
    ...(isPublished ? Object.values(own) : [])
      .filter((address) => !known.some(([one]) => one === address))
      .map((address): Change => ({ change: "set", path: [address], value: target })),
  ];
  if (changes.length === 0) return undefined;
  let source = found.content.toString();
  for (const change of changes) {
    const edited = editText(movedFile, source, change);
    if (edited.code !== "edited") return "broken" as const;
    source = edited.source;
  }
  return { path: movedFile, seen: found.version, content: source };
}

/** The list of old addresses without those that a draft gave to an item that is there again. */
export async function addressesBack(words: Words, draft: string, name: string): Promise<FileChange | undefined> {
  const item = itemOf(name);
  const found = item && (await words.read({ draft }, movedFile));
  const published = await words.read("published", movedFile);
  const before = published && editablePlaces(movedFile, published.content.toString());
  if (!item || !found || before?.code !== "read") return undefined;
  let source = found.content.toString();
  for (const address of Object.values(addressesOf(item.folder, item.slug))) {
    if (valueAt(before.data, [address]) !== undefined) continue;
    const edited = editText(movedFile, source, { change: "remove", path: [address] });
    if (edited.code === "edited") source = edited.source;
  }
  return { path: movedFile, seen: found.version, content: source };
}

/** What a notice or consent is called whose words have versions. */
function versionedName(text: string): string {
  return text === "forms" ? "consent" : text.replace(/^legal\//, "");
}

type Renewing = { person: number; now: number; why?: "spelling" };

/** The next version of a legal text or consent whose words were changed, in every language; of corrected spelling the same one. */
export async function renewVersion(words: Words, draft: string, text: string, by: Renewing) {
  const all = (await words.texts({ draft })) ?? [];
  const sources = new Map(all.map(({ path, text: source }) => [path, source]));
  const renewed = newVersion(versionedName(text), sources, new Date(by.now), by.why);
  const files = [...(renewed?.changed ?? [])].map(([path, content]): FileChange => {
    return { path, seen: all.find((one) => one.path === path)?.version ?? null, content };
  });
  return files.length > 0 ? words.save(draft, { person: by.person, files }) : undefined;
}
