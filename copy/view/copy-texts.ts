import { fold } from "../../domain/search/words.ts";
import { defaultLocale, type Locale, localeCodes } from "../../site/locales.ts";
import type { PageName } from "../../site/pages.ts";
import { checkFacts } from "../check/facts.ts";
import { keyOf } from "../check/schema-fields.ts";
import { placesIn } from "../editing/draft-text.ts";
import type { EditableValue } from "../editing/places.ts";
import type { TextFiles } from "../editing/text-file.ts";
import { factSlots, shownFacts } from "../fill-facts.ts";
import { isPublished } from "../published.ts";
import type { FieldInfo } from "../schemas/fields.ts";
import { fieldLabel } from "./field-label.ts";
import { kindOf } from "./text-addresses.ts";
import { complete, factsFile, type Kind, type State, type TextFilter } from "./text-names.ts";

/** A value that people read, with the place where it stands. */
type TextValue = { path: string; value: string; info: FieldInfo | undefined };

/** What a file says; nothing depends on the time. */
export type Reading = {
  fields: TextValue[];
  data: unknown;
  /** All places, those that only the code reads too. */
  paths: ReadonlySet<string>;
  body: string | undefined;
  title: string | undefined;
  version: string | undefined;
  draft: boolean;
  publish: string | undefined;
};

/** Its last change; `order` grows with age. A change of the first commit of all was made before it. */
export type LastChange = { person?: number; at: number; order: number; isFirst: boolean };

/** An open draft that changes a text, and when it is published by itself. */
export type InDraft = { draft: string; at: number | undefined };

/** A text in one language; no reading where the file is broken. */
export type CopySide = {
  reading: Reading | undefined;
  change: LastChange | undefined;
  /** When it was last changed or said to be still right: the larger, the longer ago. */
  order: number;
  /** Newest first. */
  drafts?: InDraft[];
};

/** A text in all languages: its path below the language is its name. */
export type CopyText = {
  name: string;
  kind: Kind;
  page: PageName | undefined;
  sides: Partial<Record<Locale, CopySide>>;
};

/** What a file says in a language; undefined where it cannot be read. */
export function readTextFile(path: string, source: string, locale: Locale): Reading | undefined {
  const places = placesIn(path, source, locale);
  if (!places) return undefined;
  const valueAt = (name: string) => places.values.find((place) => keyOf(place.path) === name)?.value;
  const textOf = (name: string) => valueAt(name)?.toString();
  return {
    fields: places.values.flatMap(textValue),
    data: places.data,
    paths: new Set(places.values.map((place) => keyOf(place.path))),
    body: places.body,
    title: textOf("title"),
    version: textOf("version"),
    draft: valueAt("draft") === true,
    publish: textOf("publish"),
  };
}

function textValue({ path, value, info }: EditableValue): TextValue[] {
  return info?.kind === "id" || typeof value === "boolean" ? [] : [{ path: keyOf(path), value: String(value), info }];
}

/** Fills in the facts of the company, as visitors read them; where the facts cannot be read, their names stay. */
export function factFiller(files: TextFiles): (value: string, locale: Locale) => string {
  const { facts } = checkFacts(new Map([[factsFile, files.get(factsFile)?.text ?? ""]]));
  return (value, locale) => (facts ? shownFacts(value, factSlots(facts[locale])) : value);
}

/** Whether it stands in drafts alone. */
export function isNew({ sides }: CopyText): boolean {
  return localeCodes.every((locale) => !sides[locale]?.change);
}

/** A text that is not published yet. */
export function newText(name: string): CopyText {
  return { name, ...kindOf(name), sides: {} };
}

/** What is lacking in a language, and how it is published. */
export function statesOf(text: CopyText, locale: Locale, now: number): State[] {
  const side = text.sides[locale];
  if (!side) return ["missing"];
  if (!side.reading) return ["partial"];
  const { draft, publish } = side.reading;
  const isOlder = locale !== defaultLocale && orderOf(side) > orderOf(text.sides[defaultLocale]);
  const lacks: State[] = [
    ...(missingFields(text, locale) > 0 ? ["partial" as const] : []),
    ...(isOlder ? ["older" as const] : []),
  ];
  if (side.drafts) return [...lacks, side.drafts.some(({ at }) => at !== undefined) ? "timed" : "draft"];
  if (isPublished({ draft, publish }, new Date(now))) return lacks.length > 0 ? lacks : ["live"];
  return [...lacks, draft ? "draft" : "timed"];
}

function orderOf(side: CopySide | undefined): number {
  return side?.order ?? 0;
}

/** How many places another language has and this one has not. */
export function missingFields(text: CopyText, locale: Locale): number {
  const own = text.sides[locale]?.reading;
  const others = localeCodes.flatMap((code) => [...(text.sides[code]?.reading?.paths ?? [])]);
  return new Set(others.filter((path) => !own?.paths.has(path))).size;
}

const lacking: readonly State[] = ["missing", "partial", "older"];

export function isComplete(text: CopyText, now: number): boolean {
  return localeCodes.every((locale) => !statesOf(text, locale, now).some((state) => lacking.includes(state)));
}

export function isAsked(text: CopyText, { kind, state }: TextFilter, now: number): boolean {
  if (kind !== "" && text.kind !== kind) return false;
  if (state === "") return true;
  if (state === complete) return isComplete(text, now);
  return localeCodes.some((locale) => statesOf(text, locale, now).includes(state));
}

/** A piece of text, as it is or found. */
export type Segment = { text: string; isFound: boolean };
/** Where something was found; no field for the body of a long text. */
export type Hit = { locale: Locale; segments: Segment[]; field: TextValue | undefined };

/** Where a text has what somebody typed, in any language, and whichever Turkish letters they had. */
export function findIn(text: CopyText, typed: string): Hit[] {
  const wanted = foldText(typed);
  if (wanted === "") return [];
  return localeCodes.flatMap((locale) => {
    const { fields = [], body = "" } = text.sides[locale]?.reading ?? {};
    const passages = [
      ...fields.map((field) => ({ value: field.value, field })),
      ...body.split(/\n+/).map((value) => ({ value, field: undefined })),
    ];
    return passages.flatMap(({ value, field }) => {
      const segments = excerpt(value, wanted);
      return segments.length > 0 ? [{ locale, segments, field }] : [];
    });
  });
}

/** A text as it is compared: all apostrophes and all spaces are the same. */
function foldText(text: string): string {
  return fold(text).replace(/[‘’]/g, "'").replace(/\s/g, " ");
}

/** The letters of a text as they are compared, each with its place. */
function foldedLetters(text: string): { letters: string; places: number[] } {
  let letters = "";
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const folded = foldText(letter);
    letters += folded;
    for (let i = 0; i < folded.length; i += 1) places.push(place);
    place += letter.length;
  }
  return { letters, places: [...places, text.length] };
}

const around = 80;

function excerpt(text: string, wanted: string): Segment[] {
  if (!foldText(text).includes(wanted)) return [];
  const { letters, places } = foldedLetters(text);
  const first = letters.indexOf(wanted);
  const from = wordStart(text, places[first] ?? 0);
  const to = wordEnd(text, places[first + wanted.length] ?? text.length);
  const segments: Segment[] = from > 0 ? [{ text: "… ", isFound: false }] : [];
  let done = from;
  for (let at = first; at >= 0; at = letters.indexOf(wanted, at + wanted.length)) {
    const [start = 0, end = text.length] = [places[at], places[at + wanted.length]];
    if (end > to) break;
    segments.push({ text: text.slice(done, start), isFound: false }, { text: text.slice(start, end), isFound: true });
    done = end;
  }
  segments.push({ text: text.slice(done, to) + (to < text.length ? " …" : ""), isFound: false });
  return segments.filter((segment) => segment.text !== "");
}

/** Some way before a place, at the beginning of a word. */
function wordStart(text: string, place: number): number {
  const space = text.indexOf(" ", place - around);
  return place <= around ? 0 : space < 0 || space >= place ? place : space + 1;
}

/** Some way behind a place, at the end of a word. */
function wordEnd(text: string, place: number): number {
  if (place + around >= text.length) return text.length;
  return Math.max(place, text.lastIndexOf(" ", place + around));
}

/** What editors call a field, with the titles that stand around it in their language where it has the text. */
export function labelIn({ sides }: CopyText, { path, info }: Pick<TextValue, "path" | "info">, locale: Locale): string {
  const reading = sides[locale]?.reading ?? localeCodes.map((code) => sides[code]?.reading).find(Boolean);
  return fieldLabel(path.split("."), info, reading?.data, locale);
}

/** The fields of a text in the order in which they stand, each in every language. */
export function pairedFields(
  text: CopyText,
): { path: string; info: FieldInfo | undefined; values: (string | undefined)[] }[] {
  const sides = localeCodes.map(
    (locale) => new Map((text.sides[locale]?.reading?.fields ?? []).map((field) => [field.path, field])),
  );
  const paths = new Set(sides.flatMap((fields) => [...fields.keys()]));
  return [...paths].map((path) => ({
    path,
    info: sides.map((fields) => fields.get(path)?.info).find((info) => info !== undefined),
    values: sides.map((fields) => fields.get(path)?.value),
  }));
}
