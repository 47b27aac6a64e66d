import { z } from "zod";
import { clockTime, istanbulDate, istanbulSuffix } from "../../domain/time.ts";
import { type Locale, localeCodes } from "../../site/locales.ts";
import {
  choicesAt,
  isRecord,
  keyOf,
  mayBeMissing,
  type Path,
  schemaAt,
  valueAt,
  withoutWrapper,
} from "../check/schema-fields.ts";
import { isOfVersion } from "../check/versions.ts";
import { type FieldInfo, pictureFields } from "../schemas/fields.ts";
import { factsFile, factsName, isOlderVersion } from "../view/text-names.ts";
import { isLinkPart, isLinkTarget, targetIn } from "./link-fields.ts";
import { type EditableValue, editablePlaces, type Places } from "./places.ts";
import { schemaOf, type TextFiles } from "./text-file.ts";
import type { Plain } from "./yaml-document.ts";

/** A text in one language as a draft has it. */
export type DraftSide = { file: string; version: string; source: string; places: Places };

/** A text in a draft. What cannot be read is named in `broken`. */
export type DraftText = { name: string; sides: Partial<Record<Locale, DraftSide>>; broken: Locale[] };

/** Undefined where there is none, and for an older version of a legal text: it stays what people were shown. */
export function readDraftText(files: TextFiles, name: string): DraftText | undefined {
  if (isOlderVersion({ name })) return undefined;
  const text: DraftText = { name, sides: {}, broken: [] };
  for (const locale of localeCodes) {
    const ofLocale = ["yaml", "md"].map((ending) => `content/${locale}/${name}.${ending}`);
    const file = (name === factsName ? [factsFile] : ofLocale).find((path) => schemaOf(path) && files.has(path));
    const found = file && files.get(file);
    if (!file || !found) continue;
    const places = placesIn(file, found.text, locale);
    if (places) text.sides[locale] = { file, version: found.version, source: found.text, places };
    else text.broken.push(locale);
  }
  return Object.keys(text.sides).length + text.broken.length > 0 ? text : undefined;
}

/** The languages that a text has. */
export function sidesOf(text: DraftText): [Locale, DraftSide][] {
  return localeCodes.flatMap((locale): [Locale, DraftSide][] => {
    const side = text.sides[locale];
    return side ? [[locale, side]] : [];
  });
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

/** By which a form names a field: in one language, or in all of them at once. */
export function fieldName(side: Locale | "all", key: string): string {
  return `${side}:${key}`;
}

/** A field in all languages. One that is not there has no value. */
export type DraftField = {
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
export function fieldsOf(text: DraftText): DraftField[] {
  const fields = new Map<string, DraftField>();
  for (const [, { file, places }] of sidesOf(text)) {
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

/** Those fields that may be added: texts and figures by themselves, and no groups of them. */
function absentFields(file: string, { absent }: Places): Pick<EditableValue, "path" | "info" | "isProse">[] {
  return absent.filter(({ path, info }) => info && typeOf(file, path)).map((place) => ({ ...place, isProse: false }));
}

function fieldOf(text: DraftText, file: string, place: Pick<EditableValue, "path" | "info" | "isProse">): DraftField {
  const { path, info, isProse } = place;
  const schema = schemaOf(file);
  const isLink = isLinkTarget(file, path);
  const found = localeCodes.map((locale) => {
    const side = text.sides[locale];
    return [locale, isLink ? targetIn(side?.places.data, path) : valueIn(side, path)] as const;
  });
  const values = Object.fromEntries(found.filter(([, value]) => value !== undefined)) as DraftField["values"];
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
export function typeOf(file: string, path: Path): FieldType | undefined {
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
