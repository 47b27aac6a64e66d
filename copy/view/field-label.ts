import type { Locale } from "../../site/locales.ts";
import { isRecord, type Path } from "../check/schema-fields.ts";
import type { FieldInfo } from "../schemas/fields.ts";
import en from "./field-names/en.json" with { type: "json" };
import tr from "./field-names/tr.json" with { type: "json" };

type FieldNames = typeof en & Readonly<Record<string, string>>;
const fieldNames: Readonly<Record<Locale, FieldNames>> = { tr, en };

/** Fields whose text names the group around them, the best first. */
const headingKeys = ["title", "heading", "question", "label", "name", "term", "tag", "text", "other"];
const excerptLength = 50;

/**
 * What editors call a field: a sentence about it where the schema has one, otherwise where it stands and its name, such
 * as "Our services · Card 2 · Text". `data` is the whole text: its titles name its parts, and the words of a field
 * stand for the name that it lacks.
 */
export function fieldLabel(path: Path, info: FieldInfo | undefined, data: unknown, locale: Locale): string {
  return labelFromPlace(path, info, data, locale) ?? fieldNames[locale].text;
}

/** The same; undefined where neither its place nor its words say what it is. */
export function labelFromPlace(
  path: Path,
  info: FieldInfo | undefined,
  data: unknown,
  locale: Locale,
): string | undefined {
  if (info?.about) return [descriptionOf(info, locale), placesIn(path)].filter(Boolean).join(" ");
  const names = fieldNames[locale];
  let parts: string[] = [];
  let value = data;
  for (const [index, step] of path.entries()) {
    const isLast = index === path.length - 1;
    value = Object(value)[step];
    const heading = isLast ? undefined : headingOf(value, names[step] !== undefined);
    const part = isLast && !isPlace(step) ? nameOf(info?.name ?? step, value, names) : partOf(path, index, names);
    if (heading) parts = [heading];
    else if (part && part !== parts.at(-1)) parts.push(part);
  }
  return parts.length > 0 ? parts.join(" · ") : undefined;
}

/** The sentence about a field; in English where the schema has none in that language. */
export function descriptionOf({ about }: FieldInfo, locale: Locale): string | undefined {
  return about?.[locale] ?? about?.en;
}

/** What a step of a path is called: "Card 2" of an entry of a list, and nothing of the list before it. */
function partOf(path: Path, index: number, names: FieldNames): string | undefined {
  const list = path[index - 1] ?? "";
  const step = path[index] ?? "";
  const next = path[index + 1] ?? "";
  if (isPlace(step)) return `${names[list] ?? names.item} ${Number(step) + 1}`;
  return isPlace(next) ? undefined : names[step];
}

function isPlace(step: string | number): boolean {
  return /^\d+$/.test(String(step));
}

/** "(2)" for the second of a list and "(2.3)" for the third in it. */
function placesIn(path: Path): string {
  const places = path.filter(isPlace).map((place) => Number(place) + 1);
  return places.length > 0 ? `(${places.join(".")})` : "";
}

/** What a group calls itself on the page. In a group with a name, such as that of labels, "name" is one of many. */
function headingOf(group: unknown, hasName: boolean): string | undefined {
  if (!isRecord(group)) return undefined;
  const keys = headingKeys.filter((key) => !(hasName && key === "name"));
  return keys.map((key) => excerptOf(group[key])).find(Boolean);
}

function nameOf(key: string | number, value: unknown, names: FieldNames): string | undefined {
  const excerpt = excerptOf(value);
  return names[key] ?? (excerpt && `“${excerpt}”`);
}

/** The first words of a text; undefined where it says nothing without the facts in it. */
function excerptOf(text: unknown): string | undefined {
  const words = typeof text === "string" ? text.replace(/\{\{.+?\}\}/g, "…").replace(/\.$/, "") : "";
  if (!/[\p{L}\p{N}]/u.test(words)) return undefined;
  return words.length > excerptLength ? `${words.slice(0, excerptLength).replace(/\s+\S*$/, "")} …` : words;
}
