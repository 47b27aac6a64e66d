import { checkOneText } from "../../../copy/check/check-texts.ts";
import { checkFacts, factsFile } from "../../../copy/check/facts.ts";
import { headLimits } from "../../../copy/check/heads.ts";
import type { LinkContext } from "../../../copy/check/links.ts";
import { type Finding, problemOf } from "../../../copy/check/problem.ts";
import { infoAt, isGroup, type Path, valueAt } from "../../../copy/check/schema-fields.ts";
import { termsFile } from "../../../copy/check/terms.ts";
import { schemaOf } from "../../../copy/editing/text-file.ts";
import { factPattern, factSlots, shownFacts } from "../../../copy/fill-facts.ts";
import { descriptionOf, fieldLabel } from "../../../copy/view/field-label.ts";
import { languageName } from "../../../domain/grammar/language-name.ts";
import { fill } from "../../../domain/slots.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import type { Words } from "../../services.server.ts";
import { dictionary } from "../dictionary.server.ts";
import {
  bodyKey,
  type DraftText,
  type Field,
  type FieldType,
  fieldName,
  fieldsOf,
  keyOf,
  localMoment,
  pathInFile,
} from "./draft-text.server.ts";
import { factsName } from "./filters.ts";
import { isLinkTarget, partsOfLink } from "./link-fields.server.ts";
import { commonFields, keyOfEntry, listOfGroup, namedListOf } from "./named-entries.server.ts";
import { type EntryField, entryFields, groupFields, newName } from "./new-entry.server.ts";
import { choiceName, withTextNames } from "./shown-text.server.ts";

/** Where one field is written, in a language or, without one, for all of them. */
export type ShownInput = {
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

export type ShownField = {
  key: string;
  label: string;
  kind: string | undefined;
  isOptional: boolean;
  isProse: boolean;
  type: FieldType;
  choices: { value: string; text: string }[] | undefined;
  max: number | undefined;
  inputs: ShownInput[];
};

/** The facts and terms that texts are held against, as a draft has them. */
export async function sharedSources(words: Words, draft: string): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for (const file of [factsFile, termsFile]) {
    const found = await words.read({ draft }, file);
    if (found) sources.set(file, found.content.toString());
  }
  return sources;
}

/** What is wrong in a field, said beside it: nobody there knows what the file calls it. */
function sentenceAt(finding: Finding, locale: Locale): string {
  const { text } = dictionary(locale).drafts;
  const said = problemOf({ ...finding, field: undefined }, locale, "office").message;
  const message = withTextNames(said, (_, language) => fill(text.other, { language: languageName(language, locale) }));
  const name = `“${finding.values?.field}”`;
  if (message.startsWith(name)) return text.thisField + message.slice(name.length);
  return message.charAt(0).toLocaleUpperCase(locale) + message.slice(1);
}

/** Every field of a text with what is wrong in it, the long text among them; and the codes of all that is wrong. */
export function shownText(
  text: DraftText,
  shared: ReadonlyMap<string, string>,
  locale: Locale,
  links?: LinkContext,
): { fields: ShownField[]; codes: ReadonlySet<string> } {
  const sources = new Map([...shared, ...Object.values(text.sides).map(({ file, source }) => [file, source] as const)]);
  const { facts, ...ofFacts } = checkFacts(sources);
  const checked = Object.fromEntries(
    localeCodes.flatMap((code) => {
      const side = text.sides[code];
      if (!side) return [];
      return [
        [code, side.file === factsFile ? { ...ofFacts, text: undefined } : checkOneText(side.file, sources, links)],
      ];
    }),
  ) as Partial<Record<Locale, ReturnType<typeof checkOneText>>>;

  function inputOf(
    name: string,
    language: Locale,
    isShared: boolean,
    value: string,
    path: Path | undefined,
  ): ShownInput {
    const { findings = [], text: read } = checked[language] ?? {};
    const side = text.sides[language];
    const slots = facts ? factSlots(facts[language]) : {};
    const isThere = !path || side?.places.values.some((place) => keyOf(place.path) === keyOf(path));
    const lineOf = read?.lineOf ?? ofFacts.lineOf;
    const linked = path && side && isLinkTarget(side.file, path) ? partsOfLink(side.places.data, path) : [];
    const lines = path && side && [path, ...linked].map((one) => lineOf?.(pathInFile(side, language, one)));
    const isHere = (line: number) => (lines ? lines.includes(line) : read && line >= read.bodyLine && read.body !== "");
    const own = isThere ? findings.filter(({ line }) => line !== undefined && isHere(line)) : [];
    const named = [...value.matchAll(factPattern)].flatMap(([, fact = ""]) => (fact in slots ? [fact] : []));
    return {
      name,
      language: isShared ? undefined : language,
      languageName: isShared ? undefined : languageName(language, locale),
      value,
      problems: [...new Set(own.map((finding) => sentenceAt(finding, locale)))],
      canMend: own.some(({ fixable }) => fixable),
      facts: Object.fromEntries(named.map((fact) => [fact, slots[fact] ?? ""])),
    };
  }

  function limitOf({ key, info, values }: Field): number | undefined {
    const [read] = localeCodes.flatMap((code) => checked[code]?.text ?? []);
    const limit = read && headLimits(read).find(({ path }) => keyOf(path) === key)?.max;
    // The company's name follows each title, and is not counted where a title has it.
    const hasName = localeCodes.some((code) => {
      const shown = facts && shownFacts(String(values[code] ?? ""), factSlots(facts[code]));
      return shown?.includes(facts?.[code].name ?? "");
    });
    return info?.max ?? (hasName ? undefined : limit);
  }

  const { data } = (text.sides[locale] ?? Object.values(text.sides)[0])?.places ?? {};
  const fields = fieldsOf(text).map((field): ShownField => {
    const { key, path, info, values, isShared, isOptional, isProse, type, choices } = field;
    const codes = localeCodes.filter((code) => text.sides[code]);
    const inputs = codes.map((code) =>
      inputOf(fieldName(isShared ? "all" : code, key), code, isShared, shownValue(values[code], type), path),
    );
    return {
      key,
      label: type === "link" ? dictionary(locale).drafts.link.target : fieldLabel(path, info, data, locale),
      kind: info?.kind,
      isOptional,
      isProse,
      type,
      choices: personChoices(text, key) ?? (choices && shownChoices(choices, locale)),
      max: limitOf(field),
      inputs: isShared ? inputs.slice(0, 1) : inputs,
    };
  });
  const bodies = localeCodes.flatMap((code) => {
    const body = text.sides[code]?.places.body;
    return body === undefined
      ? []
      : [inputOf(fieldName(code, bodyKey), code, false, body.replace(/(?<!\n)\n+$/, ""), undefined)];
  });
  const codes = new Set(Object.values(checked).flatMap(({ findings }) => findings.map(({ code }) => code)));
  if (bodies.length === 0) return { fields, codes };
  const body = { key: bodyKey, label: "", kind: "seen", isOptional: false, isProse: true, type: "text" } as const;
  return { fields: [...fields, { ...body, choices: undefined, max: undefined, inputs: bodies }], codes };
}

function shownValue(value: unknown, type: FieldType): string {
  return type === "moment" ? localMoment(String(value ?? "")) : String(value ?? "");
}

/** The people of the company, for the facts that are one of them. */
function personChoices({ name, sides }: DraftText, key: string) {
  if (name !== factsName || !["spokesperson", "register.chair"].includes(key)) return undefined;
  const values = Object.values(sides)[0]?.places.values ?? [];
  return values.flatMap(({ path: [group, person, field], value }) =>
    group === "people" && field === "name" ? [{ value: String(person), text: String(value) }] : [],
  );
}

function shownChoices(names: readonly string[], locale: Locale) {
  const choices = names.map((value) => ({ value, text: choiceName(value, names, locale) }));
  return choices.sort((one, other) => one.text.localeCompare(other.text, locale));
}

/** A field, or a list with the fields of its entries. An entry of a list stands at a place, one of a group has a name. */
export type ShownNode = { type: "field"; field: ShownField } | ShownList;

export type ShownList = {
  type: "list";
  key: string;
  /** What a group of the facts is called. */
  label: string | undefined;
  isSame: boolean;
  isGroup: boolean;
  /** Where entries are added: here, or in the text that describes them. */
  addIn: { text: string; list: string } | undefined;
  /** An entry that is named in the facts has the name of its field there. */
  entries: { place: string; name: string; nodes: ShownNode[]; fact: string | undefined }[];
};

/** Fields that stand in entries of lists or groups, below those. */
export function nested(
  text: DraftText,
  facts: DraftText | undefined,
  fields: readonly ShownField[],
  locale: Locale,
  depth = 0,
): ShownNode[] {
  const nodes: ShownNode[] = [];
  const done = new Set<string>();
  for (const field of fields) {
    const path = field.key.split(".");
    const at = path.findIndex((_, index) => index >= depth && isPlace(text, path, index));
    const key = path.slice(0, Math.max(0, at)).join(".");
    if (at < 0) nodes.push({ type: "field", field });
    else if (!done.has(key)) {
      done.add(key);
      const own = fields.filter((one) => one.key.startsWith(`${key}.`));
      nodes.push(listNode(text, facts, key, at, own, locale));
    }
  }
  return nodes;
}

/** Whether a step of a path says which entry is meant. */
function isPlace({ name }: DraftText, path: readonly string[], index: number): boolean {
  const schema = name === factsName && index < path.length - 1 ? schemaOf(factsFile) : undefined;
  return /^\d+$/.test(path[index] ?? "") || (schema !== undefined && isGroup(schema, path.slice(0, index)));
}

function listNode(
  text: DraftText,
  facts: DraftText | undefined,
  key: string,
  depth: number,
  fields: readonly ShownField[],
  locale: Locale,
): ShownList {
  const places = [...new Set(fields.map((field) => field.key.split(".")[depth] ?? ""))];
  const named = namedListOf(text.name, key);
  const data = facts?.sides[locale]?.places;
  const list = valueAt(text.sides[locale]?.places.data, key.split("."));
  // What says no more than the name is changed with the name.
  const common = named ? Object.keys(commonFields(named, list, data?.data)) : [];
  const entries = places.map((place) => {
    const own = fields.filter((field) => field.key.split(".")[depth] === place);
    const first = own.find(({ kind }) => kind !== "id" && kind !== "figure") ?? own[0];
    const filed = named && keyOfEntry(named, valueAt(list, [Number(place)]), data?.data);
    const fact = filed && `${named.group}.${filed}.name`;
    const name = data?.values.find(({ path }) => keyOf(path) === fact)?.value ?? first?.inputs[0]?.value ?? "";
    const choice = first?.choices?.find(({ value }) => value === name);
    const shown = fact ? own.filter((field) => !common.includes(field.key.split(".")[depth + 1] ?? "")) : own;
    return { place, name: choice?.text ?? String(name), nodes: nested(text, facts, shown, locale, depth + 1), fact };
  });
  const lengths = localeCodes.flatMap((code) => {
    const list = text.sides[code]?.places.lists.find(({ path }) => keyOf(path) === key);
    return text.sides[code] ? [list?.length] : [];
  });
  const group = text.name === factsName;
  const schema = schemaOf(factsFile);
  const info = group && schema ? infoAt(schema, [key]) : undefined;
  const elsewhere = group ? listOfGroup(key) : undefined;
  return {
    type: "list",
    key,
    label: info && descriptionOf(info, locale),
    isSame: group || lengths.every((length) => length === entries.length),
    isGroup: group,
    addIn: elsewhere && { text: elsewhere.text, list: elsewhere.list },
    entries,
  };
}

/** The empty fields of a new entry of a list, those that the facts have of it first. */
export function shownEntry(
  text: DraftText,
  facts: DraftText | undefined,
  key: string,
  locale: Locale,
): ShownField[] | undefined {
  const sides = localeCodes.flatMap((code) => (text.sides[code] ? [{ code, side: text.sides[code] }] : []));
  const [first] = sides;
  if (!first) return undefined;
  const shown = (field: EntryField): ShownField => {
    const inputs = sides.map(({ code }) => ({
      name: newName(field.isShared ? "all" : code, field.key),
      language: field.isShared ? undefined : code,
      languageName: field.isShared ? undefined : languageName(code, locale),
      value: "",
      problems: [],
      canMend: false,
      facts: {},
    }));
    return {
      key: `${key} ${field.key}`,
      label:
        field.type === "link"
          ? dictionary(locale).drafts.link.target
          : fieldLabel(field.path, field.info, undefined, locale),
      kind: field.info?.kind,
      isOptional: false,
      isProse: field.isProse,
      type: field.type,
      choices: field.choices && shownChoices(field.choices, locale),
      max: field.info?.max,
      inputs: field.isShared ? inputs.slice(0, 1) : inputs,
    };
  };
  if (text.name === factsName) return listOfGroup(key) ? undefined : groupFields(key).map(shown);
  const list = first.side.places.lists.find(({ path }) => keyOf(path) === key);
  if (!list) return undefined;
  const [named, data] = [namedListOf(text.name, key), facts?.sides[first.code]?.places.data];
  const common = named ? commonFields(named, valueAt(first.side.places.data, list.path), data) : {};
  const own = entryFields(first.side.file, list.path).filter((field) => !(field.key in common));
  return [...(named ? groupFields(named.group) : []), ...own].map(shown);
}
