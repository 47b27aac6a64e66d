import type { z } from "zod";
import { fill } from "../../domain/slots.ts";
import { href } from "../../site/href.ts";
import type { Locale } from "../../site/locales.ts";
import { pageNames } from "../../site/pages.ts";
import {
  choicesAt,
  fieldsIn,
  infoAt,
  isRecord,
  type Path,
  schemaAt,
  valueAt,
  withoutWrapper,
} from "../check/schema-fields.ts";
import {
  changeName,
  changesIn,
  clashesIn,
  isOfAll,
  isPhotograph,
  type TextChange,
  textOf,
} from "../editing/changes.ts";
import { isLinkTarget } from "../editing/link-fields.ts";
import { editablePlaces } from "../editing/places.ts";
import { type ChangedFile, type Conflict, schemaOf } from "../editing/text-file.ts";
import { pictureFields } from "../schemas/fields.ts";
import { fieldLabel } from "./field-label.ts";
import { movedFile, textOfFile } from "./text-names.ts";
import { choiceName, type ViewWords } from "./view-words.ts";
import { type Mark, paragraphMarks, wordMarks } from "./word-marks.ts";

/** One change in one language, with a word for word comparison. */
type ChangeSide = { name: string; language: Locale | undefined; marks: Mark[][]; seen: string };

/** A change of a text: a field or an entry, in the languages in which it was changed. */
export type ChangeRow = {
  name: string;
  label: string;
  /** What was done with an entry of a list or with the whole text. */
  what: string | undefined;
  /** Undone in every language at once. */
  isOfAll: boolean;
  sides: ChangeSide[];
};

/** The changes of a text by what was changed, each in the languages in which it was. */
export function changeRows(files: readonly ChangedFile[], words: ViewWords, locale: Locale): ChangeRow[] {
  const rows = new Map<string, ChangeRow>();
  const labelled = files.find(({ path }) => textOfFile(path).language === locale) ?? files[0];
  const data = labelled && dataOf(labelled);
  for (const file of files) {
    const changes = changesIn(file);
    for (const change of changes) {
      const version = changeName(change).replace(/digest$/, "version");
      // A digest tells a reader something only where the version stayed.
      if (isDigest(change) && (!("before" in change) || changes.some((one) => changeName(one) === version))) continue;
      const language = ("language" in change ? change.language : undefined) ?? textOfFile(file.path).language;
      const name = changeName(change);
      const row = rows.get(name) ?? {
        name,
        label: labelOfChange(file.path, change, data, words, locale),
        what: whatOf(change, words),
        isOfAll: isOfAll(change),
        sides: [],
      };
      row.sides.push({ name, language, marks: marksOf(file, change, words, locale), seen: file.after?.version ?? "" });
      rows.set(name, row);
    }
  }
  return [...rows.values()];
}

/** The digest of the wording that a version stands for. */
function isDigest(change: TextChange): boolean {
  return change.kind === "field" && change.path.at(-1) === "digest";
}

/** All fields of a changed file; undefined where it cannot be read. */
function dataOf({ path, after, before }: Pick<ChangedFile, "path" | "before" | "after">): unknown {
  const { text } = after ?? before ?? {};
  const places = text === undefined ? undefined : editablePlaces(path, text);
  return places?.code === "read" ? places.data : undefined;
}

function labelOfChange(file: string, change: TextChange, data: unknown, words: ViewWords, locale: Locale): string {
  if (change.kind === "body") return words.words.search.body;
  if (!("path" in change)) return "";
  if (isDigest(change)) return words.drafts.version.kept;
  if (file === movedFile) return String(change.path[0]);
  const schema = schemaOf(file);
  const info = schema && (infoAt(schema, change.path) ?? infoAt(schema, change.path.slice(0, -1)));
  const picture = schema && picturePlaceAt(schema, change.path);
  if (picture) {
    const { link, places } = words.pictures;
    return fill(link, { place: places[picture] });
  }
  if (isLinkTarget(file, change.path)) return words.drafts.link.target;
  return fieldLabel(change.path, info, data, locale);
}

/** Where the photograph is shown whose words or file these are. */
function picturePlaceAt(schema: z.core.$ZodType, path: Path) {
  const fields = [path, path.slice(0, -1)].map((one) => schemaAt(schema, one));
  return fields.map((field) => field && pictureFields.get(withoutWrapper(field))?.slot).find(Boolean);
}

function whatOf(change: TextChange, words: ViewWords): string | undefined {
  if (change.kind === "field" && isPhotograph(change)) {
    const { changes } = words.pictures;
    const { before, after } = change;
    return before === undefined ? changes.added : after === undefined ? changes.removed : changes.other;
  }
  const { kinds } = words.drafts.changes;
  if (change.kind === "moved") return fill(kinds.moved, { from: change.from + 1, to: change.to + 1 });
  return change.kind === "field" || change.kind === "body" ? undefined : kinds[change.kind];
}

function marksOf(
  { path: file, before, after }: ChangedFile,
  change: TextChange,
  words: ViewWords,
  locale: Locale,
): Mark[][] {
  if (isDigest(change)) return [];
  switch (change.kind) {
    case "field": {
      const [old, now] = [change.before, change.after].map((value) => {
        if (file === movedFile) return movedTo(value, words, locale);
        if (isPhotograph(change)) return textOf(valueAt(value, ["alt"]));
        return readable(file, change.path, value, words, locale);
      });
      return [wordMarks(old ?? "", now ?? "")];
    }
    case "body":
      return paragraphMarks(change.before, change.after);
    case "added":
      return [[{ text: entryText(file, change, words, locale), kind: "ins" }]];
    case "removed":
      return [[{ text: entryText(file, change, words, locale), kind: "del" }]];
    case "moved":
      return [[{ text: entryText(file, change, words, locale), kind: "same" }]];
    case "begun":
      return wholeText(file, after?.text, "ins", locale);
    case "ended":
      return wholeText(file, before?.text, "del", locale);
    default:
      return [];
  }
}

/** Every field that visitors read with what it is for, then the long text by paragraph. */
function wholeText(file: string, source: string | undefined, kind: Mark["kind"], locale: Locale): Mark[][] {
  const places = source === undefined ? undefined : editablePlaces(file, source);
  if (places?.code !== "read") return [];
  const fields = places.values.flatMap(({ path, value, info }): Mark[][] => {
    if (!info || info.kind === "id" || info.kind === "figure" || value === "") return [];
    const label = fieldLabel(path, info, places.data, locale);
    return [
      [
        { text: `${label} `, kind: "same" },
        { text: String(value), kind },
      ],
    ];
  });
  const paragraphs = (places.body ?? "").split(/\n+/).filter(Boolean);
  return [...fields, ...paragraphs.map((text): Mark[] => [{ text, kind }])];
}

/** Where an old address leads. */
function movedTo(value: unknown, words: ViewWords, locale: Locale): string {
  if (value === "gone") return words.drafts.changes.movedGone;
  const params = valueAt(value, ["params"]);
  const name = pageNames.find((page) => page === valueAt(value, ["page"]));
  if (!name) return textOf(value);
  return href(name, locale, isRecord(params) ? (params as Record<string, string>) : undefined);
}

/** What people read of an entry. */
function entryText(
  file: string,
  change: Extract<TextChange, { value: unknown }>,
  words: ViewWords,
  locale: Locale,
): string {
  const schema = schemaOf(file);
  const list = change.kind === "moved" ? change.path : change.path.slice(0, -1);
  const texts = schema ? fieldsIn(schema, withValue(list, change.value)) : [];
  const read = texts.filter(({ info }) => info.kind !== "id" && info.kind !== "figure");
  return (
    read.map(({ value }) => textOf(value)).join(" · ") || readable(file, [...list, 0], change.value, words, locale)
  );
}

/** A value as people read it; one that is chosen from a list by its name there. */
function readable(file: string, path: Path, value: unknown, words: ViewWords, locale: Locale): string {
  const schema = schemaOf(file);
  const choices = schema && choicesAt(schema, path);
  return choices && typeof value === "string" ? choiceName(value, choices, words, locale) : textOf(value);
}

/** As much of a text as holds one entry of a list. */
function withValue([step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return [value];
  const inner = withValue(rest, value);
  // Whichever entry of an outer list it is, its fields are the same.
  return typeof step === "number" ? [inner] : { [step]: inner };
}

/** The fields of a conflict that a person decides; undefined where only a whole side can be taken. */
export function clashRows(conflict: Conflict, words: ViewWords, locale: Locale) {
  const { path, own } = conflict;
  const schema = schemaOf(path);
  const data = dataOf({ path, before: conflict.base, after: own });
  return clashesIn(conflict)?.map(({ path: field, ...clash }) => ({
    ...clash,
    label: field ? fieldLabel(field, schema && infoAt(schema, field), data, locale) : words.words.search.body,
  }));
}
