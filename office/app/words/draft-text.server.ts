import { z } from "zod";
import { factsFile } from "../../../copy/check/facts.ts";
import { isOlderVersion } from "../../../copy/check/older-versions.ts";
import {
  choicesAt,
  isRecord,
  mayBeMissing,
  type Path,
  schemaAt,
  valueAt,
  withoutWrapper,
} from "../../../copy/check/schema-fields.ts";
import { isOfVersion } from "../../../copy/check/versions.ts";
import { editablePlaces, type Place, type Places } from "../../../copy/editing/places.ts";
import { schemaOf } from "../../../copy/editing/text-file.ts";
import type { Plain } from "../../../copy/editing/yaml-document.ts";
import { type FieldInfo, pictureFields } from "../../../copy/schemas/fields.ts";
import { clockTime, istanbulDate, istanbulSuffix } from "../../../domain/time.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import type { Words } from "../../services.server.ts";
import { factsName } from "./filters.ts";
import { isLinkPart, isLinkTarget, targetIn } from "./link-fields.server.ts";

/** A text in one language as a draft has it. */
export type DraftSide = { file: string; version: string; source: string; places: Places };

/** A text in a draft. What cannot be read is named in `broken`. */
export type DraftText = { name: string; sides: Partial<Record<Locale, DraftSide>>; broken: Locale[] };

/** Undefined where there is none, and for an older version of a legal text: it stays what people were shown. */
export async function readDraftText(words: Words, draft: string, name: string): Promise<DraftText | undefined> {
  if (isOlderVersion({ name })) return undefined;
  const text: DraftText = { name, sides: {}, broken: [] };
  for (const locale of localeCodes) {
    const found = await readSide(words, draft, locale, name);
    if (found === "broken") text.broken.push(locale);
    else if (found) text.sides[locale] = found;
  }
  return Object.keys(text.sides).length + text.broken.length > 0 ? text : undefined;
}

async function readSide(words: Words, draft: string, locale: Locale, name: string) {
  const files =
    name === factsName ? [factsFile] : ["yaml", "md"].map((ending) => `content/${locale}/${name}.${ending}`);
  for (const file of files) {
    const found = schemaOf(file) && (await words.read({ draft }, file));
    if (!found) continue;
    const source = found.content.toString();
    const places = placesIn(file, source, locale);
    return places ? { file, version: found.version, source, places } : ("broken" as const);
  }
  return undefined;
}

/** The places of a text in one language; undefined where it cannot be read. */
export function placesIn(file: string, source: string, locale: Locale): Places | undefined {
  const places = editablePlaces(file, source);
  if (places.code !== "read") return undefined;
  if (file !== factsFile) return places;
  const values = places.values.flatMap((place) => {
    const path = place.path.slice(0, -1);
    if (!isPerLanguage(places, path)) return [place];
    return place.path.at(-1) === locale ? [{ ...place, path }] : [];
  });
  return { ...places, values };
}

function isPerLanguage({ data }: Pick<Places, "data">, path: Path): boolean {
  const value = valueAt(data, path);
  return isRecord(value) && localeCodes.every((code) => code in value);
}

/** Where a field of a language stands in its file. */
export function pathInFile({ file, places }: Pick<DraftSide, "file" | "places">, locale: Locale, path: Path): Path {
  return file === factsFile && isPerLanguage(places, path) ? [...path, locale] : path;
}

/** What stands below the front matter is a field too; no field of a schema has this name. */
export const bodyKey = "=body";

/** By which a form names a field: in one language, or in all of them at once. */
export function fieldName(side: Locale | "all", key: string): string {
  return `${side}:${key}`;
}

/** A field in all languages. One that is not there has no value. */
export type Field = {
  key: string;
  path: Path;
  info: FieldInfo | undefined;
  values: Partial<Record<Locale, Plain>>;
  /** The same in every language: written once. */
  isShared: boolean;
  isProse: boolean;
  isOptional: boolean;
  choices: string[] | undefined;
  type: FieldType;
};

/** What is written in a field: a moment is shown as the clocks of Istanbul have it. */
export type FieldType = "text" | "number" | "yes-no" | "date" | "moment" | "link";

/** The fields of a text in the order in which they stand, the body apart. */
export function fieldsOf(text: DraftText): Field[] {
  const sides = localeCodes.flatMap((locale) => text.sides[locale] ?? []);
  const fields = new Map<string, Field>();
  for (const { file, places } of sides) {
    for (const place of [...places.values, ...absentFields(file, places)]) {
      if (isLinkPart(file, place.path)) continue;
      const key = keyOf(place.path);
      if (!fields.has(key) && !hasOwnScreen(file, place.path)) fields.set(key, fieldOf(text, file, place));
    }
  }
  return [...fields.values()];
}

/** Which file a photograph is, and which drawing stands without one, is chosen by looking at them; a version has its button. */
export function hasOwnScreen(file: string, path: Path): boolean {
  if (isOfVersion(file, path)) return true;
  const schema = schemaOf(file);
  const group = schema && schemaAt(schema, path.slice(0, -1));
  const isPicture = group !== undefined && pictureFields.has(withoutWrapper(group));
  return isPicture ? path.at(-1) === "file" : path.length === 1 && path[0] === "seed";
}

/** The version of a legal text or of the consent; the same in every language. */
export function versionOf({ sides }: DraftText): string | undefined {
  const values = localeCodes.flatMap((locale) => {
    const { file = "", places } = sides[locale] ?? {};
    return places?.values.filter(({ path }) => path.at(-1) === "version" && isOfVersion(file, path)) ?? [];
  });
  return values[0] && String(values[0].value);
}

export function keyOf(path: Path): string {
  return path.join(".");
}

/** Those fields that may be added: texts and figures by themselves, and no groups of them. */
function absentFields(file: string, { absent }: Places): Pick<Place, "path" | "info" | "isProse">[] {
  return absent.filter(({ path, info }) => info && typeOf(file, path)).map((place) => ({ ...place, isProse: false }));
}

function fieldOf(text: DraftText, file: string, place: Pick<Place, "path" | "info" | "isProse">): Field {
  const { path, info, isProse } = place;
  const schema = schemaOf(file);
  const isLink = isLinkTarget(file, path);
  const found = localeCodes.map((locale) => {
    const side = text.sides[locale];
    return [locale, isLink ? targetIn(side?.places.data, path) : valueIn(side, path)] as const;
  });
  const values = Object.fromEntries(found.filter(([, value]) => value !== undefined)) as Field["values"];
  const all = found.filter(([locale]) => text.sides[locale]).map(([, value]) => value);
  const first = all.find((value) => value !== undefined);
  const isFact = file === factsFile;
  const isMeantOnce = isFact
    ? !localeCodes.some((locale) => text.sides[locale] && isPerLanguage(text.sides[locale].places, path))
    : !info || info.kind === "id" || info.kind === "figure" || typeof first !== "string";
  return {
    key: keyOf(path),
    path,
    info,
    values,
    isShared: isMeantOnce && !info?.perLanguage && all.length > 1 && all.every((value) => value === first),
    isProse,
    isOptional: schema !== undefined && mayBeMissing(schema, path),
    choices: schema && !isLink ? choicesAt(schema, path) : undefined,
    type: isLink
      ? "link"
      : typeof first === "boolean"
        ? "yes-no"
        : typeof first === "number"
          ? "number"
          : (typeOf(file, path) ?? "text"),
  };
}

/** What kind of value the schema wants; undefined for a group or a list. */
export function typeOf(file: string, path: Path): Field["type"] | undefined {
  const schema = schemaOf(file);
  const found = schema && schemaAt(schema, path);
  const { type } = (found ? withoutWrapper(found) : found)?._zod.def ?? {};
  if (found && withoutWrapper(found) instanceof z.ZodISODate) return "date";
  if (found && withoutWrapper(found) instanceof z.ZodISODateTime) return "moment";
  if (type === "string" || type === "enum") return "text";
  if (type === "number" || type === "int") return "number";
  return type === "boolean" ? "yes-no" : undefined;
}

function valueIn(side: DraftSide | undefined, path: Path): Plain | undefined {
  const key = keyOf(path);
  return side?.places.values.find((place) => keyOf(place.path) === key)?.value;
}

/** "2027-01-15T09:00" for a moment, as the clocks of Istanbul have it; what is none stays as it is. */
export function localMoment(moment: string): string {
  const at = Date.parse(moment);
  return Number.isNaN(at) ? moment : `${istanbulDate(at)}T${clockTime(at)}`;
}

/** The moment for a time of Istanbul, written as it was where it is the same. */
export function momentOf(local: string, before: string): string {
  if (localMoment(before) === local) return before;
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? `${local}:00${istanbulSuffix}` : local;
}

/** Whether a place says something else than what is published, in any language. */
export async function isChangedPlace(words: Words, { sides }: DraftText, key: string): Promise<boolean> {
  for (const code of localeCodes) {
    const side = sides[code];
    const published = side && (await words.read("published", side.file));
    const before = published && placesIn(side.file, published.content.toString(), code);
    if (side && placeValue(before, key) !== placeValue(side.places, key)) return true;
  }
  return false;
}

function placeValue(places: Places | undefined, key: string) {
  return key === bodyKey ? places?.body : places?.values.find(({ path }) => keyOf(path) === key)?.value;
}
