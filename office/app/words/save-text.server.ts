import { isDeepStrictEqual } from "node:util";
import { type Path, valueAt } from "../../../content/check/schema-fields.ts";
import { mendTypography } from "../../../content/check/typography.ts";
import { type Change, type EditRefusal, editText } from "../../../content/editing/edit-text.ts";
import { editablePlaces, type Places } from "../../../content/editing/places.ts";
import type { Plain } from "../../../content/editing/write-yaml.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import type { FileRefusal, Words } from "../../services.server.ts";
import {
  bodyKey,
  type DraftSide,
  type DraftText,
  keyOf,
  momentOf,
  readDraftText,
  typeOf,
} from "./draft-text.server.ts";
import { entryFields, entryFrom, newName } from "./new-entry.server.ts";

/** What happens to a list, in all languages at once. */
export type ListStep =
  | { do: "move"; list: string; from: number; to: number }
  | { do: "remove"; list: string; at: number }
  | { do: "add"; list: string };

export type Wanted = {
  draft: string;
  text: string;
  person: number;
  /** What stands in the form, by the names of its fields; what is not there is left alone. */
  fields: Readonly<Record<string, string>>;
  /** The versions that the person saw. */
  seen: Readonly<Partial<Record<Locale, string>>>;
  step?: ListStep | undefined;
};

/**
 * Why a field was not saved. "conflict": somebody else changed it since this person saw it, and `now` is what stands
 * there. "gone": it is not there any more. "fill": an entry is added when it is written in every language.
 */
export type FieldCode = EditRefusal | "not-number" | "conflict" | "gone" | "fill";
export type FieldAnswer = { code: FieldCode; typed: string; now?: string };

export type SaveAnswer =
  | {
      outcome: "saved";
      /** What was not saved, by the names of the fields; all else was. */
      answers: Record<string, FieldAnswer>;
      /** Why the list is as it was. */
      list?: "list-changed" | EditRefusal;
    }
  | { outcome: "missing" | "busy" | FileRefusal };

const mostTries = 5;

/**
 * Saves what a person changed of what they saw, on top of whatever stands there now. What somebody else changed meanwhile
 * stays, and where it is the same field, nothing is written over it: the answer has both.
 */
export async function saveText(words: Words, wanted: Wanted): Promise<SaveAnswer> {
  const seen = new Map<string, Places | undefined>();
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const text = await readDraftText(words, wanted.draft, wanted.text);
    if (!text) return { outcome: "missing" };
    const bases: Bases = {};
    for (const [locale, side] of sidesOf(text)) {
      const version = wanted.seen[locale] ?? "";
      if (version !== side.version && !seen.has(version)) {
        seen.set(version, placesIn(side.file, await words.readVersion(version)));
      }
      bases[locale] = version === side.version ? side.places : seen.get(version);
    }
    const plan = planOf(text, bases, wanted);
    const changed = sidesOf(text).filter(([locale, { source }]) => plan.sources[locale] !== source);
    const files = changed.map(([locale, { file, version }]) => {
      return { path: file, seen: version, content: plan.sources[locale] ?? null };
    });
    const { answers, list } = plan;
    const done = { outcome: "saved", answers, ...(list ? { list } : {}) } as const;
    if (files.length === 0) return done;
    const saved = await words.save(wanted.draft, { person: wanted.person, files });
    if (saved.outcome === "saved") return done;
    if (saved.outcome === "refused") return { outcome: saved.code };
    if (saved.outcome === "missing") return { outcome: "missing" };
  }
  return { outcome: "busy" };
}

type Bases = Partial<Record<Locale, Places | undefined>>;
type Sources = Partial<Record<Locale, string>>;
type Plan = { sources: Sources; answers: Record<string, FieldAnswer>; list?: "list-changed" | EditRefusal };

function sidesOf(text: DraftText): [Locale, DraftSide][] {
  return localeCodes.flatMap((locale): [Locale, DraftSide][] => {
    const side = text.sides[locale];
    return side ? [[locale, side]] : [];
  });
}

function placesIn(file: string, source: string | undefined): Places | undefined {
  const places = source === undefined ? undefined : editablePlaces(file, source);
  return places?.code === "read" ? places : undefined;
}

function planOf(text: DraftText, bases: Bases, { fields, step }: Wanted): Plan {
  const sides = sidesOf(text);
  const plan: Plan = {
    sources: Object.fromEntries(sides.map(([locale, { source }]) => [locale, source])),
    answers: {},
  };
  for (const [name, given] of Object.entries(fields)) {
    const [, where, key = ""] = /^(\w+):(.+)$/.exec(name) ?? [];
    const targets = sides.filter(([locale]) => where === locale || where === "all");
    const typed = given.replaceAll("\r\n", "\n");
    if (targets.length === 0) continue;
    const code = setField(plan, targets, bases, key, typed);
    if (code) plan.answers[name] = { ...code, typed };
  }
  if (step) changeList(plan, sides, bases, step, fields);
  return plan;
}

type Answer = Omit<FieldAnswer, "typed">;

/** In all of its languages or in none. */
function setField(
  plan: Plan,
  targets: [Locale, DraftSide][],
  bases: Bases,
  key: string,
  typed: string,
): Answer | undefined {
  const sources = { ...plan.sources };
  for (const [locale, side] of targets) {
    const change = changeOf(side, bases[locale], key, typed);
    if (!change) continue;
    if ("code" in change) return change;
    const edited = editText(side.file, sources[locale] ?? side.source, change);
    if (edited.code !== "edited") return { code: edited.code };
    sources[locale] = edited.source;
  }
  plan.sources = sources;
  return undefined;
}

/** What somebody typed, as a change of what stands there now; nothing where it is what they saw, or what stands there. */
function changeOf(side: DraftSide, base: Places | undefined, key: string, given: string): Change | Answer | undefined {
  const { file, places } = side;
  if (key === bodyKey) {
    const [before, now] = [withoutEnd(base?.body), withoutEnd(places.body)];
    if (now === undefined) return { code: "gone" };
    if (withoutEnd(given) === before || withoutEnd(given) === now) return undefined;
    return now === before ? { change: "body", text: given } : { code: "conflict", now };
  }
  const before = findPlace(base, key);
  if (base && !before) return given === "" ? undefined : { code: "gone" };
  const beforeText = textOf(before?.value);
  const isMoment = before !== undefined && typeOf(file, before.path) === "moment";
  const typed = isMoment ? momentOf(given, beforeText) : given;
  if (before && typed === beforeText) return undefined;
  const path = before && base ? pathNow(base.data, places.data, before.path) : findPlace(places, key)?.path;
  const here = path && findPlace(places, keyOf(path));
  if (!path || !here) return { code: "gone" };
  const now = textOf(here.value);
  if (now === typed) return undefined;
  if (!before || now !== beforeText) return { code: "conflict", now };
  if (typed === "" && here.isOptional) return { change: "remove", path };
  const value = typedValue(typed, typeof here.value === "undefined" ? typeOf(file, path) : typeof here.value);
  return value === undefined ? { code: "not-number" } : { change: "set", path, value };
}

function withoutEnd(body: string | undefined): string | undefined {
  return body?.replace(/\n+$/, "");
}

function findPlace(places: Places | undefined, key: string) {
  const place = places?.values.find(({ path }) => keyOf(path) === key);
  const absent = places?.absent.find(({ path }) => keyOf(path) === key);
  if (place) return { path: place.path, value: place.value, isOptional: place.isOptional };
  return absent && { path: absent.path, value: undefined, isOptional: true };
}

function textOf(value: Plain | undefined): string {
  return value === undefined ? "" : String(value);
}

/** Undefined where a number is wanted and none is given. */
function typedValue(typed: string, type: string | undefined): Plain | undefined {
  if (type === "boolean" || type === "yes-no") return typed === "true";
  if (type !== "number") return typed;
  return /^-?\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : undefined;
}

/** Where an entry of a list stands after others were added, removed or moved; undefined where that is not sure. */
function pathNow(before: unknown, now: unknown, path: Path): Path | undefined {
  let found: Path = [];
  for (const [depth, step] of path.entries()) {
    if (typeof step === "string") {
      found = [...found, step];
      continue;
    }
    const [old, current] = [valueAt(before, path.slice(0, depth)), valueAt(now, found)];
    if (!Array.isArray(old) || !Array.isArray(current)) return undefined;
    const isSame = (one: unknown) => isDeepStrictEqual(one, old[step]);
    const stays =
      old.length === current.length && !old.some((one, at) => at !== step && isDeepStrictEqual(one, current[step]));
    const places = current.flatMap((one, at) => (isSame(one) ? [at] : []));
    const place = places.includes(step) || stays ? step : places.length === 1 ? places[0] : undefined;
    if (place === undefined) return undefined;
    found = [...found, place];
  }
  return found;
}

/** An entry is added, moved or removed in every language, or in none. */
function changeList(
  plan: Plan,
  sides: [Locale, DraftSide][],
  bases: Bases,
  step: ListStep,
  fields: Readonly<Record<string, string>>,
): void {
  const lists = sides.map(([, { places }]) => places.lists.find(({ path }) => keyOf(path) === step.list));
  const seen = sides.map(([locale]) => bases[locale]?.lists.find(({ path }) => keyOf(path) === step.list));
  const [first] = lists;
  const isSame = first && [...lists, ...seen].every((list) => list?.length === first.length);
  if (!isSame) {
    plan.list = "list-changed";
    return;
  }
  const sources = { ...plan.sources };
  const added = step.do === "add" ? newEntries(plan, sides, first.path, fields) : undefined;
  if (step.do === "add" && !added) return;
  for (const [locale, side] of sides) {
    const base = bases[locale];
    const at = step.do === "move" ? step.from : step.do === "remove" ? step.at : undefined;
    const entry = at === undefined ? first.path : [...first.path, at];
    if (!base || keyOf(pathNow(base.data, side.places.data, entry) ?? []) !== keyOf(entry)) {
      plan.list = "list-changed";
      return;
    }
    const change: Change =
      step.do === "move"
        ? { change: "move", path: first.path, from: step.from, to: step.to }
        : step.do === "remove"
          ? { change: "remove", path: entry }
          : { change: "add", path: first.path, at: first.length, value: added?.[locale] ?? "" };
    const edited = editText(side.file, sources[locale] ?? side.source, change);
    if (edited.code !== "edited") {
      plan.list = edited.code;
      return;
    }
    sources[locale] = edited.source;
  }
  plan.sources = sources;
}

/** What was filled in for a new entry, for each language; undefined where something is lacking, or nothing was filled in. */
function newEntries(plan: Plan, sides: [Locale, DraftSide][], list: Path, fields: Readonly<Record<string, string>>) {
  const wanted = sides.flatMap(([locale, { file }]) =>
    entryFields(file, list).map((field) => ({
      locale,
      field,
      name: newName(field.isShared ? "all" : locale, field.key),
    })),
  );
  const typed = ({ name }: { name: string }) => (fields[name] ?? "").replaceAll("\r\n", "\n");
  if (wanted.every((one) => typed(one).trim() === "")) return undefined;
  for (const one of wanted) {
    if (typed(one).trim() === "") plan.answers[one.name] = { code: "fill", typed: typed(one) };
    else if (typedValue(typed(one), one.field.type) === undefined) {
      plan.answers[one.name] = { code: "not-number", typed: typed(one) };
    }
  }
  if (wanted.some(({ name }) => plan.answers[name])) {
    // What is filled in comes back with what is not.
    for (const one of wanted) plan.answers[one.name] ??= { code: "fill", typed: typed(one) };
    return undefined;
  }
  return Object.fromEntries(
    sides.map(([locale]) => {
      const own = wanted.filter((one) => one.locale === locale);
      return [locale, entryFrom(own.map((one) => [one.field.path, typedValue(typed(one), one.field.type) ?? ""]))];
    }),
  );
}

/** The text of a field with its mechanical slips mended; a body line by line. */
export function mended(name: string, typed: string): string {
  const lines = typed.replaceAll("\r\n", "\n").split("\n");
  return name.endsWith(`:${bodyKey}`) ? lines.map(mendTypography).join("\n") : mendTypography(typed);
}
