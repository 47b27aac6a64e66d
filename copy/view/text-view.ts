import { languageName } from "../../domain/grammar/language-name.ts";
import { fill } from "../../domain/slots.ts";
import { type Locale, localeCodes } from "../../site/locales.ts";
import { checkOneText } from "../check/check-one-text.ts";
import { checkFacts } from "../check/facts.ts";
import { headLimits } from "../check/heads.ts";
import type { LinkContext } from "../check/links.ts";
import { type Finding, problemOf } from "../check/problem.ts";
import { infoAt, isGroup, keyOf, type Path, valueAt } from "../check/schema-fields.ts";
import { isOfVersion } from "../check/versions.ts";
import {
  type DraftField,
  type DraftText,
  type FieldType,
  fieldName,
  fieldsOf,
  localMoment,
  pathInFile,
  placesIn,
  readDraftText,
  sidesOf,
} from "../editing/draft-text.ts";
import { isLinkTarget, partsOfLink } from "../editing/link-fields.ts";
import { commonFields, keyOfEntry, listOfGroup, namedListOf } from "../editing/named-entries.ts";
import { type EntryField, entryFields, groupFields, newName } from "../editing/new-entry.ts";
import type { Places } from "../editing/places.ts";
import type { TextFiles } from "../editing/text-file.ts";
import { factPattern, factSlots, shownFacts } from "../fill-facts.ts";
import { factsSchema } from "../schemas/facts.ts";
import { descriptionOf, fieldLabel } from "./field-label.ts";
import { bodyKey, factsFile, factsName } from "./text-names.ts";
import { choiceName, type ViewWords, withTextNames } from "./view-words.ts";

/** Where one field is written, in a language or, without one, for all of them. */
export type InputView = {
  name: string;
  language: Locale | undefined;
  languageName: string | undefined;
  value: string;
  /** What stops publishing, in sentences. */
  problems: string[];
  canMend: boolean;
  /** The facts that the text names: they are measured as they are shown. */
  facts: Record<string, string>;
};

export type FieldView = {
  key: string;
  label: string;
  kind: string | undefined;
  isOptional: boolean;
  isProse: boolean;
  type: FieldType;
  choices: { value: string; text: string }[] | undefined;
  max: number | undefined;
  inputs: InputView[];
};

/** A field, or a list with the fields of its entries. An entry of a list stands at a place, one of a group has a name. */
export type FieldNode = { type: "field"; field: FieldView } | ListView;

export type ListView = {
  type: "list";
  key: string;
  /** What a group of the facts is called. */
  label: string | undefined;
  isSame: boolean;
  isGroup: boolean;
  /** Where entries are added: here, or in the text that describes them. */
  addIn: { text: string; list: string } | undefined;
  /** An entry that is named in the facts has the name of its field there. */
  entries: { place: string; name: string; nodes: FieldNode[]; fact: string | undefined }[];
};

/** The text that is shown, with all texts of its draft. */
export type TextContext = {
  text: DraftText;
  files: TextFiles;
  links?: LinkContext | undefined;
  words: ViewWords;
  locale: Locale;
};

/** Every field of a text with what is wrong in it, the long text among them; and the codes of all that is wrong. */
export function textFields(context: TextContext): { fields: FieldView[]; codes: ReadonlySet<string> } {
  const { text, files, links, words, locale } = context;
  const sources = new Map([...files].map(([path, { text: source }]) => [path, source]));
  const { facts, ...ofFacts } = checkFacts(sources);
  const checked = Object.fromEntries(
    sidesOf(text).map(([code, { file }]) => [
      code,
      file === factsFile ? { ...ofFacts, text: undefined } : checkOneText(file, sources, links),
    ]),
  ) as Partial<Record<Locale, ReturnType<typeof checkOneText>>>;

  /** What is wrong in a field, or in the long text where there is no path. */
  function findingsAt(language: Locale, path: Path | undefined): Finding[] {
    const { findings = [], text: read } = checked[language] ?? {};
    const side = text.sides[language];
    if (!path) {
      return findings.filter(({ line }) => read && line !== undefined && line >= read.bodyLine && read.body !== "");
    }
    const isThere = side?.places.values.some((place) => keyOf(place.path) === keyOf(path));
    const lineOf = read?.lineOf ?? ofFacts.lineOf;
    if (!side || !isThere || !lineOf) return [];
    const linked = isLinkTarget(side.file, path) ? partsOfLink(side.places.data, path) : [];
    const lines = [path, ...linked].map((one) => lineOf(pathInFile(side, language, one)));
    return findings.filter(({ line }) => line !== undefined && lines.includes(line));
  }

  function inputOf(key: string, code: Locale, isShared: boolean, value: string, path: Path | undefined): InputView {
    const findings = findingsAt(code, path);
    const slots = facts ? factSlots(facts[code]) : {};
    const named = [...value.matchAll(factPattern)].flatMap(([, fact = ""]) => (fact in slots ? [fact] : []));
    return {
      ...emptyInput(fieldName(isShared ? "all" : code, key), code, isShared, locale),
      value,
      problems: [...new Set(findings.map((finding) => sentenceOf(finding, words, locale)))],
      canMend: findings.some(({ fixable }) => fixable),
      facts: Object.fromEntries(named.map((fact) => [fact, slots[fact] ?? ""])),
    };
  }

  const [read] = localeCodes.flatMap((code) => checked[code]?.text ?? []);
  const limits = read ? headLimits(read) : [];

  function limitOf({ key, info, values }: DraftField): number | undefined {
    const limit = limits.find(({ path }) => keyOf(path) === key)?.max;
    // The company's name follows each title, and is not counted where a title has it.
    const hasName = localeCodes.some((code) => {
      const visible = facts && shownFacts(String(values[code] ?? ""), factSlots(facts[code]));
      return visible?.includes(facts?.[code].name ?? "");
    });
    return info?.max ?? (hasName ? undefined : limit);
  }

  const { data } = (text.sides[locale] ?? sidesOf(text)[0]?.[1])?.places ?? {};
  const fields = fieldsOf(text).map((field): FieldView => {
    const { key, path, values, isShared, type } = field;
    const inputs = sidesOf(text).map(([code]) => {
      const value = String(values[code] ?? "");
      return inputOf(key, code, isShared, type === "moment" ? localMoment(value) : value, path);
    });
    const view = fieldView(field, key, inputs, data, context);
    return { ...view, choices: personChoices(text, key) ?? view.choices, max: limitOf(field) };
  });
  const bodies = sidesOf(text).flatMap(
    ([
      code,
      {
        places: { body },
      },
    ]) => (body === undefined ? [] : [inputOf(bodyKey, code, false, body.replace(/(?<!\n)\n+$/, ""), undefined)]),
  );
  const codes = new Set(Object.values(checked).flatMap(({ findings }) => findings.map(({ code }) => code)));
  if (bodies.length === 0) return { fields, codes };
  const body = { key: bodyKey, label: "", kind: "seen", isOptional: false, isProse: true, type: "text" } as const;
  return { fields: [...fields, { ...body, choices: undefined, max: undefined, inputs: bodies }], codes };
}

/** The version of a legal text or of the consent; the same in every language. */
export function versionOf(text: DraftText): string | undefined {
  const [first] = sidesOf(text).flatMap(([, { file, places }]) =>
    places.values.filter(({ path }) => path.at(-1) === "version" && isOfVersion(file, path)),
  );
  return first && String(first.value);
}

/** What is wrong in a field, said beside it: editors do not know what the file calls it. */
function sentenceOf(finding: Finding, words: ViewWords, locale: Locale): string {
  const { thisField, other } = words.drafts.text;
  const sentence = problemOf({ ...finding, field: undefined }, locale, "office").message;
  const message = withTextNames(sentence, (_, language) => fill(other, { language: languageName(language, locale) }));
  const name = `“${finding.values?.field}”`;
  if (message.startsWith(name)) return thisField + message.slice(name.length);
  return message.charAt(0).toLocaleUpperCase(locale) + message.slice(1);
}

function emptyInput(name: string, code: Locale, isShared: boolean, locale: Locale): InputView {
  return {
    name,
    language: isShared ? undefined : code,
    languageName: isShared ? undefined : languageName(code, locale),
    value: "",
    problems: [],
    canMend: false,
    facts: {},
  };
}

/** A field as forms show it, with its input in each language or, where it is shared, in one. */
function fieldView(
  { path, info, isShared, isOptional, isProse, type, choices }: EntryField,
  key: string,
  inputs: InputView[],
  data: unknown,
  { words, locale }: TextContext,
): FieldView {
  const names = choices?.map((value) => ({ value, text: choiceName(value, choices, words, locale) }));
  return {
    key,
    label: type === "link" ? words.drafts.link.target : fieldLabel(path, info, data, locale),
    kind: info?.kind,
    isOptional,
    isProse,
    type,
    choices: names?.sort((one, other) => one.text.localeCompare(other.text, locale)),
    max: info?.max,
    inputs: isShared ? inputs.slice(0, 1) : inputs,
  };
}

/** The people of the company, for the facts that are one of them. */
function personChoices(text: DraftText, key: string) {
  if (text.name !== factsName || !["spokesperson", "register.chair"].includes(key)) return undefined;
  const values = sidesOf(text)[0]?.[1].places.values ?? [];
  return values.flatMap(({ path: [group, person, field], value }) =>
    group === "people" && field === "name" ? [{ value: String(person), text: String(value) }] : [],
  );
}

/** Fields that stand in entries of lists or groups, below those. */
export function fieldNodes(context: TextContext, fields: readonly FieldView[], depth = 0): FieldNode[] {
  const nodes = new Map<string, FieldNode>();
  for (const field of fields) {
    const path = field.key.split(".");
    const at = path.findIndex((_, index) => index >= depth && isPlace(context.text, path, index));
    const key = path.slice(0, Math.max(0, at)).join(".");
    if (at < 0) nodes.set(field.key, { type: "field", field });
    else if (!nodes.has(`list ${key}`)) {
      const own = fields.filter((one) => one.key.startsWith(`${key}.`));
      nodes.set(`list ${key}`, listView(context, key, at, own));
    }
  }
  return [...nodes.values()];
}

/** Whether a step of a path says which entry is meant. */
function isPlace({ name }: DraftText, path: readonly string[], index: number): boolean {
  const isOfFact = name === factsName && index < path.length - 1;
  return /^\d+$/.test(path[index] ?? "") || (isOfFact && isGroup(factsSchema, path.slice(0, index)));
}

function listView(context: TextContext, key: string, depth: number, fields: readonly FieldView[]): ListView {
  const { text, files, locale } = context;
  const named = namedListOf(text.name, key);
  const facts = readDraftText(files, factsName)?.sides[locale]?.places;
  const list = valueAt(text.sides[locale]?.places.data, key.split("."));
  // What says no more than the name is changed with the name.
  const common = named ? Object.keys(commonFields(named, list, facts?.data)) : [];
  const places = [...new Set(fields.map((field) => field.key.split(".")[depth] ?? ""))];
  const entries = places.map((place) => {
    const all = fields.filter((field) => field.key.split(".")[depth] === place);
    const first = all.find(({ kind }) => kind !== "id" && kind !== "figure") ?? all[0];
    const filed = named && keyOfEntry(named, valueAt(list, [Number(place)]), facts?.data);
    const fact = filed && `${named.group}.${filed}.name`;
    const name = facts?.values.find(({ path }) => keyOf(path) === fact)?.value ?? first?.inputs[0]?.value ?? "";
    const choice = first?.choices?.find(({ value }) => value === name);
    const own = fact ? all.filter((field) => !common.includes(field.key.split(".")[depth + 1] ?? "")) : all;
    return { place, name: choice?.text ?? String(name), nodes: fieldNodes(context, own, depth + 1), fact };
  });
  const lengths = sidesOf(text).map(([, side]) => side.places.lists.find(({ path }) => keyOf(path) === key)?.length);
  const group = text.name === factsName;
  const groupInfo = group ? infoAt(factsSchema, [key]) : undefined;
  const elsewhere = group ? listOfGroup(key) : undefined;
  return {
    type: "list",
    key,
    label: groupInfo && descriptionOf(groupInfo, locale),
    isSame: group || lengths.every((length) => length === entries.length),
    isGroup: group,
    addIn: elsewhere && { text: elsewhere.text, list: elsewhere.list },
    entries,
  };
}

/** The empty fields of a new entry of a list, those that the facts have of it first; undefined where none is added. */
export function newEntryFields(context: TextContext, key: string): FieldView[] | undefined {
  const { text, files, locale } = context;
  const sides = sidesOf(text);
  const view = (field: EntryField) => {
    const inputs = sides.map(([code]) =>
      emptyInput(newName(field.isShared ? "all" : code, field.key), code, field.isShared, locale),
    );
    return fieldView(field, `${key} ${field.key}`, inputs, undefined, context);
  };
  if (text.name === factsName) return listOfGroup(key) ? undefined : groupFields(key).map(view);
  const [code, side] = sides[0] ?? [];
  const list = side?.places.lists.find(({ path }) => keyOf(path) === key);
  if (!code || !side || !list) return undefined;
  const named = namedListOf(text.name, key);
  const facts = readDraftText(files, factsName)?.sides[code]?.places.data;
  const common = named ? commonFields(named, valueAt(side.places.data, list.path), facts) : {};
  const own = entryFields(side.file, list.path).filter((field) => !(field.key in common));
  return [...(named ? groupFields(named.group) : []), ...own].map(view);
}

/** Whether a field says something else than what is published, in any language. */
export function isChangedField(text: DraftText, published: TextFiles, key: string): boolean {
  return sidesOf(text).some(([code, { file, places }]) => {
    const before = published.get(file);
    return placeValue(before && placesIn(file, before.text, code), key) !== placeValue(places, key);
  });
}

function placeValue(places: Places | undefined, key: string) {
  return key === bodyKey ? places?.body : places?.values.find(({ path }) => keyOf(path) === key)?.value;
}
