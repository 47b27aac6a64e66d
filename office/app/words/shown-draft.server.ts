import type { z } from "zod";
import { factsFile } from "../../../copy/check/facts.ts";
import { movedFile } from "../../../copy/check/moved.ts";
import { isOlderVersion } from "../../../copy/check/older-versions.ts";
import {
  choicesAt,
  fieldsIn,
  infoAt,
  isRecord,
  type Path,
  schemaAt,
  valueAt,
  withoutWrapper,
} from "../../../copy/check/schema-fields.ts";
import { editablePlaces } from "../../../copy/editing/places.ts";
import { schemaOf } from "../../../copy/editing/text-file.ts";
import { pictureFields } from "../../../copy/schemas/fields.ts";
import { fieldLabel } from "../../../copy/view/field-label.ts";
import { languageName } from "../../../domain/grammar/language-name.ts";
import { fill } from "../../../domain/slots.ts";
import { istanbulTime } from "../../../domain/time.ts";
import { href } from "../../../site/href.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import { pageNames } from "../../../site/pages.ts";
import type { ChangedFile, Conflict, Draft, Words } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import { changeName, changesIn, clashesIn, isOfAll, isPhotograph, type TextChange, textOf } from "./changes.server.ts";
import { factsName, itemFolders } from "./filters.ts";
import { isLinkTarget } from "./link-fields.server.ts";
import { choiceName, type Names, titleOf } from "./shown-text.server.ts";
import { pageAddress, readTexts, type Text } from "./texts.server.ts";
import { type Mark, paragraphMarks, wordMarks } from "./word-marks.ts";

/** Who did something, and when. */
function by(names: Names, person: number, at: number, locale: Locale) {
  return { name: names.get(person) ?? dictionary(locale).words.elsewhere, when: istanbulTime(at, locale) };
}

/** A draft in the list. */
export function shownDraft(draft: Draft, texts: number, names: Names, locale: Locale) {
  const timedAt = draft.timed?.failure ? undefined : draft.timed?.at;
  return {
    id: draft.id,
    title: draft.title,
    begun: by(names, draft.begunBy, draft.begunAt, locale),
    changed: by(names, draft.changedBy, draft.changedAt, locale),
    texts,
    timed: timedAt && fill(dictionary(locale).words.timedAt, { moment: istanbulTime(timedAt, locale) }),
  };
}

/** The text that a file is a language of, by its name; a file for all languages by its path. */
export function textOfFile(path: string): { name: string; language: Locale | undefined } {
  const [, folder, name] = /^content\/([\w-]+)\/(.+)\.\w+$/.exec(path) ?? [];
  const language = localeCodes.find((code) => code === folder);
  if (path === factsFile) return { name: factsName, language };
  return { name: language && name ? name : path, language };
}

/** How many texts a draft changes, each once for all its languages. */
export function countTexts(files: readonly Pick<ChangedFile, "path">[]): number {
  return new Set(files.filter(isNoPicture).map(({ path }) => textOfFile(path).name)).size;
}

/** A picture comes and goes with the texts that name it. */
export function isNoPicture({ path }: Pick<ChangedFile, "path">): boolean {
  return !path.startsWith("content/pictures/");
}

/** One change in one language, with a word for word comparison. */
type ShownChange = { name: string; language: Locale | undefined; marks: Mark[][]; seen: string };

/** A change of a text: a field or an entry, in the languages in which it was changed. */
export type ShownRow = {
  name: string;
  label: string;
  /** What was done with an entry of a list or with the whole text. */
  what: string | undefined;
  /** Undone in every language at once. */
  isOfAll: boolean;
  sides: ShownChange[];
};

export type ShownText = Awaited<ReturnType<typeof shownChanges>>[number];

/** Every changed text with its changes. */
export async function shownChanges(words: Words, all: readonly ChangedFile[], locale: Locale) {
  const files = all.filter(isNoPicture);
  const published = await readTexts(words);
  const names = [...new Set(files.map(({ path }) => textOfFile(path).name))];
  const titleOfFile = namesOfTexts(published, locale, files);
  return names.map((name) => {
    const order = ({ path }: ChangedFile) => localeCodes.indexOf(textOfFile(path).language as Locale);
    const own = files
      .filter(({ path }) => textOfFile(path).name === name)
      .sort((one, other) => order(one) - order(other));
    const isText = own.some(({ path }) => textOfFile(path).language !== undefined);
    return {
      name,
      isText: (isText || name === factsName) && !isOlderVersion({ name }) && own.some(({ after }) => after !== null),
      page: pageAddress(name),
      title: titleOfFile(own[0]?.path ?? name),
      rows: rowsOf(own, locale),
    };
  });
}

export function nameOf(published: readonly Text[], name: string, locale: Locale): string | undefined {
  const found = published.find((text) => text.name === name);
  return found && titleOf(found, locale);
}

/** What the text is called that a file belongs to, also one that is in a draft alone or is not published any more. */
export function namesOfTexts(published: readonly Text[], locale: Locale, changes: readonly ChangedFile[] = []) {
  return (path: string): string => {
    const { name } = textOfFile(path);
    const [folder, slug] = name.split("/");
    const kind = itemFolders.find((one) => one === folder);
    const item = kind && `${dictionary(locale).drafts.items.kinds[kind]}: ${slug}`;
    const own = changes.filter((one) => textOfFile(one.path).name === name);
    const title = titleIn(own.filter((one) => textOfFile(one.path).language === locale)) ?? titleIn(own);
    return nameOf(published, name, locale) ?? sharedName(name, locale) ?? title ?? item ?? name;
  };
}

/** What stands once for all languages. */
function sharedName(path: string, locale: Locale): string | undefined {
  if (path === movedFile) return dictionary(locale).drafts.changes.moved;
  return path.startsWith("content/pictures/") ? dictionary(locale).pictures.photo.title : undefined;
}

/** What a text that is not published yet calls itself. */
function titleIn(files: readonly ChangedFile[]): string | undefined {
  const texts = files.map(({ after, before }) => (after ?? before)?.text ?? "");
  return texts.map((text) => /^title: *["']?(.+?)["']?$/m.exec(text)?.[1]).find(Boolean);
}

function rowsOf(files: readonly ChangedFile[], locale: Locale): ShownRow[] {
  const rows = new Map<string, ShownRow>();
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
        label: labelOfChange(file.path, change, data, locale),
        what: whatOf(change, locale),
        isOfAll: isOfAll(change),
        sides: [],
      };
      row.sides.push({ name, language, marks: marksOf(file, change, locale), seen: file.after?.version ?? "" });
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

function labelOfChange(file: string, change: TextChange, data: unknown, locale: Locale): string {
  if (change.kind === "body") return dictionary(locale).words.search.body;
  if (!("path" in change)) return "";
  if (isDigest(change)) return dictionary(locale).drafts.version.kept;
  if (file === movedFile) return String(change.path[0]);
  const schema = schemaOf(file);
  const info = schema && (infoAt(schema, change.path) ?? infoAt(schema, change.path.slice(0, -1)));
  const picture = schema && picturePlaceAt(schema, change.path);
  if (picture) {
    const { link, places } = dictionary(locale).pictures;
    return fill(link, { place: places[picture] });
  }
  if (isLinkTarget(file, change.path)) return dictionary(locale).drafts.link.target;
  return fieldLabel(change.path, info, data, locale);
}

/** Where the photograph is shown whose words or file these are. */
function picturePlaceAt(schema: z.core.$ZodType, path: Path) {
  const fields = [path, path.slice(0, -1)].map((one) => schemaAt(schema, one));
  return fields.map((field) => field && pictureFields.get(withoutWrapper(field))?.slot).find(Boolean);
}

function whatOf(change: TextChange, locale: Locale): string | undefined {
  if (change.kind === "field" && isPhotograph(change)) {
    const { changes } = dictionary(locale).pictures;
    const { before, after } = change;
    return before === undefined ? changes.added : after === undefined ? changes.removed : changes.other;
  }
  const { kinds } = dictionary(locale).drafts.changes;
  if (change.kind === "moved") return fill(kinds.moved, { from: change.from + 1, to: change.to + 1 });
  return change.kind === "field" || change.kind === "body" ? undefined : kinds[change.kind];
}

function marksOf({ path: file, before, after }: ChangedFile, change: TextChange, locale: Locale): Mark[][] {
  if (isDigest(change)) return [];
  switch (change.kind) {
    case "field": {
      const [old, now] = [change.before, change.after].map((value) => {
        if (file === movedFile) return movedTo(value, locale);
        if (isPhotograph(change)) return textOf(valueAt(value, ["alt"]));
        return readable(file, change.path, value, locale);
      });
      return [wordMarks(old ?? "", now ?? "")];
    }
    case "body":
      return paragraphMarks(change.before, change.after);
    case "added":
      return [[{ text: entryText(file, change, locale), kind: "ins" }]];
    case "removed":
      return [[{ text: entryText(file, change, locale), kind: "del" }]];
    case "moved":
      return [[{ text: entryText(file, change, locale), kind: "same" }]];
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
function movedTo(value: unknown, locale: Locale): string {
  if (value === "gone") return dictionary(locale).drafts.changes.movedGone;
  const params = valueAt(value, ["params"]);
  const name = pageNames.find((page) => page === valueAt(value, ["page"]));
  if (!name) return textOf(value);
  return href(name, locale, isRecord(params) ? (params as Record<string, string>) : undefined);
}

/** What people read of an entry. */
function entryText(file: string, change: Extract<TextChange, { value: unknown }>, locale: Locale): string {
  const schema = schemaOf(file);
  const list = change.kind === "moved" ? change.path : change.path.slice(0, -1);
  const texts = schema ? fieldsIn(schema, withValue(list, change.value)) : [];
  const read = texts.filter(({ info }) => info.kind !== "id" && info.kind !== "figure");
  return read.map(({ value }) => textOf(value)).join(" · ") || readable(file, [...list, 0], change.value, locale);
}

/** A value as people read it; one that is chosen from a list by its name there. */
function readable(file: string, path: Path, value: unknown, locale: Locale): string {
  const schema = schemaOf(file);
  const choices = schema && choicesAt(schema, path);
  return choices && typeof value === "string" ? choiceName(value, choices, locale) : textOf(value);
}

/** As much of a text as holds one entry of a list. */
function withValue([step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return [value];
  const inner = withValue(rest, value);
  // Whichever entry of an outer list it is, its fields are the same.
  return typeof step === "number" ? [inner] : { [step]: inner };
}

/** The twins of a draft that wait for a decision, and those that were said to be right. */
export async function shownTwins(words: Words, draft: string, locale: Locale, paths?: readonly string[]) {
  const twins = (await words.twins(draft, paths)) ?? [];
  const published = await readTexts(words);
  const titleOfFile = namesOfTexts(published, locale, await words.changes(draft));
  return twins
    .filter(({ state }) => state !== "changed")
    .map((twin) => {
      const { name } = textOfFile(twin.path);
      const own = textOfFile(twin.path).language;
      const missing = twin.version === null ? own : textOfFile(twin.twin).language;
      return {
        ...twin,
        name,
        title: titleOfFile(twin.path),
        code: textOfFile(twin.twin).language,
        language: missing ? capital(languageName(missing, locale), locale) : "",
      };
    });
}

function capital(word: string, locale: Locale): string {
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
}

/** A conflict with what there is to choose; without clashes every field can stay. */
export function shownConflict(conflict: Conflict, published: readonly Text[], locale: Locale) {
  const { path, own, published: there } = conflict;
  const { language } = textOfFile(path);
  const schema = schemaOf(path);
  const data = dataOf({ path, before: conflict.base, after: own });
  const clashes = clashesIn(conflict)?.map(({ name, path: field, own, published }) => ({
    name,
    label: field
      ? fieldLabel(field, schema && infoAt(schema, field), data, locale)
      : dictionary(locale).words.search.body,
    own,
    published,
  }));
  return {
    path,
    own: own?.version ?? "",
    published: there?.version ?? "",
    title: namesOfTexts(published, locale)(path),
    language: language && languageName(language, locale),
    clashes,
    whole: clashes ? undefined : { own: own && (own.text ?? path), published: there && (there.text ?? path) },
  };
}
