import { defaultLocale } from "../../site/locales.ts";
import { isRecord, keyOf, type Path, valueAt } from "../check/schema-fields.ts";
import { factsFile, factsName, textOfFile } from "../view/text-names.ts";
import { changeName, changesIn, undoOf } from "./changes.ts";
import { placesIn } from "./draft-text.ts";
import type { Change } from "./edit-text.ts";
import type { Places } from "./places.ts";
import type { ChangedFile, TextFiles } from "./text-file.ts";
import type { Value } from "./yaml-document.ts";

/**
 * A list whose entries are named in the facts of the company: people have their name and position there and are described
 * in the list, in each language. They come and go together.
 */
export type NamedList = {
  text: string;
  list: string;
  /** The group of the facts in which they are named. */
  group: string;
  /** Fields that get the name by which the entry is filed, although those of its neighbours have others. */
  filed?: readonly string[];
};

const namedLists: readonly NamedList[] = [
  { text: "management", list: "people", group: "people" },
  { text: "about", list: "awards.entries", group: "awards", filed: ["image"] },
  { text: "about", list: "certificates.items", group: "certificates" },
];

export function namedListOf(text: string, list: string): NamedList | undefined {
  return namedLists.find((one) => one.text === text && one.list === list);
}

/** The list that goes with a group of the facts. */
export function listOfGroup(group: string): NamedList | undefined {
  return namedLists.find((one) => one.group === group);
}

/** Stands for the name by which an entry is filed. */
const gap = "\0";

function withGap(value: string, group: string, key: string): string {
  return value === key ? gap : value.replaceAll(`{{${group}.${key}.`, `{{${group}.${gap}.`);
}

/** By which name of the facts an entry goes. */
export function keyOfEntry({ group }: NamedList, entry: unknown, facts: unknown): string | undefined {
  const texts = isRecord(entry) ? Object.values(entry).filter((value) => typeof value === "string") : [];
  const keys = Object.keys((valueAt(facts, [group]) ?? {}) as object);
  return keys.find((key) => texts.some((text) => withGap(text, group, key).includes(gap)));
}

/** What all entries of a list say alike of their name, such as {{awards.NAME.year}}. */
export function commonFields(named: NamedList, entries: unknown, facts: unknown): Record<string, string> {
  const all = (Array.isArray(entries) ? entries : []).flatMap((entry) => {
    const key = keyOfEntry(named, entry, facts);
    return key === undefined ? [] : [{ key, entry: entry as Record<string, unknown> }];
  });
  const patterns = all.map(({ key, entry }) => {
    const texts = Object.entries(entry).flatMap(([field, value]) =>
      typeof value === "string" ? [[field, withGap(value, named.group, key)] as const] : [],
    );
    return Object.fromEntries(texts.filter(([, text]) => text.includes(gap)));
  });
  const [first = {}, ...others] = patterns;
  const common = Object.entries(first).filter(([field, text]) => others.every((one) => one[field] === text));
  return { ...Object.fromEntries((named.filed ?? []).map((field) => [field, gap])), ...Object.fromEntries(common) };
}

/** The same for one entry. */
export function filled(common: Readonly<Record<string, string>>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(common).map(([field, text]) => [field, text.replaceAll(gap, key)]));
}

/** The texts that name an entry of the facts, those apart that are named. */
export function namedIn(
  files: TextFiles,
  { group, key, besides }: { group: string; key: string; besides: NamedList | undefined },
): string[] {
  const slot = `{{${group}.${key}.`;
  const found = new Set<string>();
  const facts = placesOf(factsFile, files.get(factsFile)?.text ?? "");
  for (const [file, { text }] of files) {
    if (!text.includes(key)) continue;
    const { name } = textOfFile(file);
    const places = placesOf(file, text);
    const isOwn = (path: Path) => {
      if (name === factsName) return path[0] === group && path[1] === key;
      const at = besides && name === besides.text && keyOf(path).startsWith(`${besides.list}.`);
      if (!at) return false;
      const list = besides.list.split(".");
      const entry = valueAt(places?.data, [...list, Number(path[list.length])]);
      return keyOfEntry(besides, entry, facts?.data) === key;
    };
    const isNamed = places?.values.some(
      ({ path, value, info }) =>
        !isOwn(path) && (String(value).includes(slot) || (group === "people" && info?.kind === "id" && value === key)),
    );
    if (isNamed || places?.body?.includes(slot)) found.add(name);
  }
  return [...found];
}

/** What undoes, in other files, the rest of what was done to an entry: its name in the facts, or its place in the list. */
export function partnersOf(changed: readonly ChangedFile[], text: string, change: string): [string, Change][] {
  const facts = changed.find(({ path }) => path === factsFile);
  const [, kind = "", path = ""] = /^(added|removed):(.+)$/.exec(change) ?? [];
  const [list, last = ""] = [path.split(".").slice(0, -1).join("."), path.split(".").at(-1) ?? ""];
  const named = text === factsName ? listOfGroup(list) : namedListOf(text, list);
  if (!facts || !named) return [];
  const data = [facts.before, facts.after].map((state) => placesOf(factsFile, state?.text ?? "")?.data);
  const known = { [named.group]: Object.assign({}, ...data.map((one) => valueAt(one, [named.group]))) };
  const done = changed
    .filter((file) => textOfFile(file.path).name === named.text || file === facts)
    .flatMap((file) => changesIn(file).map((one) => ({ file, change: one })))
    .filter(({ change: one }) => one.kind === kind);
  const keyOfChange = ({ file, change: one }: (typeof done)[number]) => {
    if (one.kind !== "added" && one.kind !== "removed") return undefined;
    const [own, at] = [keyOf(one.path.slice(0, -1)), String(one.path.at(-1))];
    if (file === facts) return own === named.group ? at : undefined;
    return own === named.list ? keyOfEntry(named, one.value, known) : undefined;
  };
  const first = done.find(({ file, change: one }) => textOfFile(file.path).name === text && changeName(one) === change);
  const key = text === factsName ? last : first && keyOfChange(first);
  return done
    .filter((one) => key !== undefined && keyOfChange(one) === key && textOfFile(one.file.path).name !== text)
    .flatMap(({ file, change: one }): [string, Change][] => {
      const undo = undoOf(one);
      return undo ? [[file.path, undo]] : [];
    });
}

function placesOf(file: string, source: string): Places | undefined {
  return placesIn(file, source, defaultLocale);
}
