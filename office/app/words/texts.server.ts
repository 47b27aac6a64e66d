import { setImmediate as nextTurn } from "node:timers/promises";
import { factsFile } from "../../../copy/check/facts.ts";
import type { Place } from "../../../copy/editing/places.ts";
import { managedServiceTexts } from "../../../copy/managed-services.ts";
import { isPublished } from "../../../copy/published.ts";
import { reportTexts } from "../../../copy/reports.ts";
import type { FieldInfo } from "../../../copy/schemas/fields.ts";
import { fieldLabel } from "../../../copy/view/field-label.ts";
import { fold } from "../../../domain/search/words.ts";
import { href } from "../../../site/href.ts";
import { defaultLocale, type Locale, localeCodes } from "../../../site/locales.ts";
import { hasParams, legalPages, type PageName, pageNames, pages } from "../../../site/pages.ts";
import type { ChangedFile, Publication, Words } from "../../services.server.ts";
import { placesIn } from "./draft-text.server.ts";
import { complete, type Filters, factsName, type Kind, type State } from "./filters.ts";

/** A value that people read, with the place where it stands. */
type Field = { path: string; value: string; info: FieldInfo | undefined };

/** What a file says; nothing depends on the time. */
type Reading = {
  fields: Field[];
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
export type LastChange = Publication & { order: number; isFirst: boolean };

/** An open draft that changes a text, and when it is published by itself. */
export type InDraft = { draft: string; at: number | undefined };

/** A text in one language; no reading where the file is broken. */
export type Side = {
  reading: Reading | undefined;
  change: LastChange | undefined;
  /** When it was last changed or said to be still right: the larger, the longer ago. */
  order: number;
  /** Newest first. */
  drafts?: InDraft[];
};

/** A text in all languages: its path below the language is its name. */
export type Text = { name: string; kind: Kind; page: PageName | undefined; sides: Partial<Record<Locale, Side>> };

type Known = { commit: string; texts: Promise<Text[]> };
const known = new WeakMap<Words, Known>();
/** By language, path and version of a file. */
let readings = new Map<string, Reading | undefined>();

/** All texts that are published, read once for each publication. */
export async function readTexts(words: Words): Promise<Text[]> {
  const commit = await words.published();
  const found = known.get(words);
  if (found?.commit === commit) return found.texts;
  const texts = readAll(words, commit);
  known.set(words, { commit, texts });
  texts.catch(() => known.delete(words));
  return texts;
}

async function readAll(words: Words, commit: string): Promise<Text[]> {
  const files = (await words.texts({ commit })) ?? [];
  const { changes, orders } = await lastChanges(words, new Set(files.map(({ path }) => path)));
  const texts = new Map<string, Text>();
  const read: typeof readings = new Map();
  for (const { path, version, text } of files) {
    const [, locale, own = ""] = /^content\/([\w-]+)\/(.+)\.\w+$/.exec(path) ?? [];
    const name = path === factsFile ? factsName : own;
    for (const language of localeCodes.filter((code) => code === locale || name === factsName)) {
      const key = `${language} ${path} ${version}`;
      read.set(key, readings.has(key) ? readings.get(key) : readFile(path, text, language));
      const about = texts.get(name) ?? { name, ...placeOf(name), sides: {} };
      about.sides[language] = { reading: read.get(key), change: changes.get(path), order: orders.get(path) ?? 0 };
      texts.set(name, about);
    }
    // Reading all of them takes a second; the office answers others meanwhile.
    await nextTurn();
  }
  readings = read;
  return [...texts.values()];
}

const historyPage = 500;

async function lastChanges(words: Words, wanted: Set<string>) {
  const changes = new Map<string, LastChange>();
  const orders = new Map<string, number>();
  let order = 0;
  let before: string | undefined;
  while (wanted.size > 0) {
    const page = await words.history({ limit: historyPage, ...(before ? { before } : {}) });
    for (const publication of page) {
      const isFirst = page.length < historyPage && publication === page.at(-1);
      order += 1;
      for (const path of [...publication.paths, ...publication.confirmed]) {
        if (!orders.has(path)) orders.set(path, order);
      }
      for (const path of publication.paths.filter((one) => wanted.delete(one))) {
        changes.set(path, { ...publication, order, isFirst });
      }
    }
    before = page.at(-1)?.commit;
    if (page.length < historyPage) break;
  }
  return { changes, orders };
}

const draftSides = new WeakMap<ChangedFile, Side>();

/** What a draft has of a text in a language that is not published; read once for as long as the draft stays as it is. */
export function draftSide(file: ChangedFile, locale: Locale): Side {
  const source = file.after?.text ?? "";
  const side = draftSides.get(file) ?? { reading: readFile(file.path, source, locale), change: undefined, order: 0 };
  draftSides.set(file, side);
  return side;
}

function readFile(path: string, source: string, locale: Locale): Reading | undefined {
  const places = placesIn(path, source, locale);
  if (!places) return undefined;
  const valueAt = (name: string) => places.values.find((place) => place.path.join(".") === name)?.value;
  const textOf = (name: string) => valueAt(name)?.toString();
  return {
    fields: places.values.flatMap(fieldOf),
    data: places.data,
    paths: new Set(places.values.map((place) => place.path.join("."))),
    body: places.body,
    title: textOf("title"),
    version: textOf("version"),
    draft: valueAt("draft") === true,
    publish: textOf("publish"),
  };
}

function fieldOf({ path, value, info }: Place): Field[] {
  return info?.kind === "id" || typeof value === "boolean"
    ? []
    : [{ path: path.join("."), value: String(value), info }];
}

const textPages = new Map<string, PageName>(
  Object.entries({ ...managedServiceTexts, ...reportTexts }).map(([page, name]) => [name, page as PageName]),
);

/** Whether it stands in drafts alone. */
export function isNew({ sides }: Text): boolean {
  return localeCodes.every((locale) => !sides[locale]?.change);
}

/** A text that is not published yet. */
export function newText(name: string): Text {
  return { name, ...placeOf(name), sides: {} };
}

function placeOf(name: string): Pick<Text, "kind" | "page"> {
  const [folder, ...rest] = name.split("/");
  if (folder === "stories" && rest.length > 0) return { kind: "stories", page: undefined };
  if (folder === "news" && rest.length > 0) return { kind: "news", page: undefined };
  if (folder === "legal" && rest.length > 0)
    return { kind: "legal", page: legalPages.find((page) => page === rest[0]) };
  if (folder === "report-texts") return { kind: "pages", page: pageNames.find((page) => page === rest[0]) };
  const page = textPages.get(name) ?? pageNames.find((one) => pages[one].module === name && !itemModules.has(name));
  return { kind: page ? "pages" : "others", page };
}

/** The address of the page that shows a text, in the default language; undefined for what several pages share. */
export function pageAddress(name: string): string | undefined {
  const [folder, slug = "", ...rest] = name.split("/");
  if (rest.length > 0 || folder === "report-texts") return undefined;
  if (folder === "stories" && slug) return href("hakkimizda-basari-hikayeleri-hikaye", defaultLocale, { hikaye: slug });
  if (folder === "news" && slug) return href("hakkimizda-medya-haber", defaultLocale, { haber: slug });
  const { page } = placeOf(name);
  return page && !hasParams(page) ? href(page, defaultLocale) : undefined;
}

/** What stands around each item, and is no page of its own. */
const itemModules = new Set(["legal", "news", "report", "story"]);

/** What is lacking in a language, and how it is published. */
export function statesOf(text: Text, locale: Locale, now: number): State[] {
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

function orderOf(side: Side | undefined): number {
  return side?.order ?? 0;
}

/** How many places another language has and this one has not. */
export function missingFields(text: Text, locale: Locale): number {
  const own = text.sides[locale]?.reading;
  const others = localeCodes.flatMap((code) => [...(text.sides[code]?.reading?.paths ?? [])]);
  return new Set(others.filter((path) => !own?.paths.has(path))).size;
}

const lacking: readonly State[] = ["missing", "partial", "older"];

export function isComplete(text: Text, now: number): boolean {
  return localeCodes.every((locale) => !statesOf(text, locale, now).some((state) => lacking.includes(state)));
}

export function isAsked(text: Text, { kind, state }: Pick<Filters, "kind" | "state">, now: number): boolean {
  if (kind !== "" && text.kind !== kind) return false;
  if (state === "") return true;
  if (state === complete) return isComplete(text, now);
  return localeCodes.some((locale) => statesOf(text, locale, now).includes(state));
}

/** A piece of text, as it is or found. */
export type Segment = { text: string; isFound: boolean };
/** Where something was found; no field for the body of a long text. */
export type Hit = { locale: Locale; segments: Segment[]; field: Field | undefined };

/** Where a text has what somebody typed, in any language, and whichever Turkish letters they had. */
export function findIn(text: Text, typed: string): Hit[] {
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
export function labelIn({ sides }: Text, { path, info }: Pick<Field, "path" | "info">, locale: Locale): string {
  const reading = sides[locale]?.reading ?? localeCodes.map((code) => sides[code]?.reading).find(Boolean);
  return fieldLabel(path.split("."), info, reading?.data, locale);
}

/** The fields of a text in the order in which they stand, each in every language. */
export function pairedFields(
  text: Text,
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
