import { defaultLocale, type Locale, localeCodes } from "../../site/locales.ts";
import { isRecord, keyOf, keysAt, type Path, valueAt } from "../check/schema-fields.ts";
import { factsFile, factsName } from "../view/text-names.ts";
import { type DraftText, readDraftText, sidesOf } from "./draft-text.ts";
import type { Change } from "./edit-text.ts";
import type { FileEdit } from "./edit-texts.ts";
import { slugOf } from "./items.ts";
import { readTarget } from "./link-fields.ts";
import {
  commonFields,
  filled,
  keyOfEntry,
  listOfGroup,
  type NamedList,
  namedIn,
  namedListOf,
} from "./named-entries.ts";
import { type EntryField, entryFields, entryFrom, groupFields, newName } from "./new-entry.ts";
import {
  type Bases,
  edit,
  type FieldCode,
  type ListRefusal,
  type ListStep,
  type Plan,
  pathNow,
  type TextRequest,
  typedValue,
} from "./save-plan.ts";
import { schemaOf, type TextFiles } from "./text-file.ts";
import type { Value } from "./yaml-document.ts";

type EntryRequest = Pick<TextRequest, "fields"> & { files: TextFiles; text: DraftText; bases: Bases; step: ListStep };

/** An entry is added, moved or removed in every language, with what the facts say of it, or nowhere. */
export function changeEntries(plan: Plan, request: EntryRequest): ListRefusal | undefined {
  const { files, text, step } = request;
  const isFact = text.name === factsName;
  const named = isFact ? listOfGroup(step.list) : namedListOf(text.name, step.list);
  if (step.do === "move" || (!named && !isFact)) return changeList(plan, request);
  const described = named && isFact ? readDraftText(files, named.text) : text;
  const data = readDraftText(files, factsName)?.sides[defaultLocale]?.places.data;
  if (!described || !data) return "layout";
  const group = named?.group ?? step.list;
  if (step.do === "remove") return removeNamed(plan, { ...request, step }, { named, group, data, described });
  return isFact && named ? undefined : addNamed(plan, request, { named, group, data });
}

type Removal = Omit<EntryRequest, "step"> & { step: Extract<ListStep, { do: "remove" }> };

/** From the list that describes it and from the facts; of a group without such a list from the facts alone. */
function removeNamed(
  plan: Plan,
  request: Removal,
  { named, group, data, described }: NamedGroup & { described: DraftText },
): ListRefusal | undefined {
  const { files, step } = request;
  const isFact = request.text.name === factsName;
  const entries = named && valueAt(sidesOf(described)[0]?.[1].places.data, named.list.split("."));
  const list = Array.isArray(entries) ? entries : [];
  const at = isFact ? list.findIndex((entry) => named && keyOfEntry(named, entry, data) === step.at) : Number(step.at);
  const key = isFact ? String(step.at) : named && keyOfEntry(named, list[at], data);
  if (isFact ? !Object.hasOwn(Object(valueAt(data, [group])), step.at) : !list[at]) return "list-changed";
  const before = plan.texts;
  if (named && at >= 0) {
    const now = Object.fromEntries(sidesOf(described).map(([code, { places }]) => [code, places]));
    const removal = { do: "remove", list: named.list, at } as const;
    const bases = isFact ? now : request.bases;
    const refused = changeList(plan, { ...request, text: described, bases, step: removal });
    if (refused || key === undefined) return refused;
  }
  const elsewhere = namedIn(files, { group, key: key ?? "", besides: named });
  if (elsewhere.length > 0) plan.named = elsewhere;
  const refused = plan.named ? "named" : edit(plan, [[factsFile, { change: "remove", path: [group, key ?? ""] }]]);
  if (refused) plan.texts = before;
  return refused;
}

/** An entry is added, moved or removed in every language, or in none. */
function changeList(plan: Plan, { text, bases, step, fields }: EntryRequest): ListRefusal | undefined {
  const sides = sidesOf(text);
  const lists = sides.map(([, { places }]) => places.lists.find(({ path }) => keyOf(path) === step.list));
  const seen = sides.map(([locale]) => bases[locale]?.lists.find(({ path }) => keyOf(path) === step.list));
  const [first] = lists;
  const isSame = first && [...lists, ...seen].every((list) => list?.length === first.length);
  if (!isSame) return "list-changed";
  const inputs = sides.flatMap(([locale, { file }]) =>
    entryFields(file, first.path).map((field) => ({ locale, field })),
  );
  const added = step.do === "add" ? typedEntries(plan, inputs, fields) : undefined;
  if (step.do === "add" && !added) return undefined;
  const changes: FileEdit[] = [];
  for (const [locale, { file, places }] of sides) {
    const base = bases[locale];
    const at = step.do === "move" ? step.from : step.do === "remove" ? Number(step.at) : undefined;
    const entry = at === undefined ? first.path : [...first.path, at];
    if (!base || keyOf(pathNow(base.data, places.data, entry) ?? []) !== keyOf(entry)) {
      return "list-changed";
    }
    changes.push([
      file,
      step.do === "move"
        ? { change: "move", path: first.path, from: step.from, to: step.to }
        : step.do === "remove"
          ? { change: "remove", path: entry }
          : { change: "add", path: first.path, at: first.length, value: added?.[locale] ?? "" },
    ]);
  }
  return edit(plan, changes);
}

type NamedGroup = { named: NamedList | undefined; group: string; data: unknown };

/** An entry with what the facts say of it; filed under its name. */
function addNamed(
  plan: Plan,
  { text, bases, fields }: EntryRequest,
  { named, group, data }: NamedGroup,
): ListRefusal | undefined {
  const sides = sidesOf(text);
  const path = named ? named.list.split(".") : [];
  const lists = sides.map(([locale, { places }]) => [valueAt(places.data, path), valueAt(bases[locale]?.data, path)]);
  const [first] = lists.flat();
  const length = Array.isArray(first) ? first.length : 0;
  if (named && !lists.flat().every((list) => Array.isArray(list) && list.length === length)) {
    return "list-changed";
  }
  const own = sides.flatMap(([locale, { file, places }]) => {
    if (!named) return [];
    const common = commonFields(named, valueAt(places.data, path), data);
    const fieldsToFill = entryFields(file, path).filter(({ key }) => !(key in common));
    return fieldsToFill.map((field) => ({ locale, field }));
  });
  const facts = localeCodes.flatMap((locale) => groupFields(group).map((field) => ({ locale, field })));
  const added = typedEntries(plan, [...facts, ...own], fields);
  if (!added) return undefined;
  const [name = ""] = localeCodes.map((code) => String(valueAt(added[code], ["fact", "name"]) ?? ""));
  const key = slugOf(name);
  const taken = named
    ? sides.some(([, { places }]) =>
        (valueAt(places.data, path) as unknown[]).some((entry) => keyOfEntry(named, entry, data) === key),
      )
    : isRecord(valueAt(data, [group, key]));
  const nameField = facts.find(({ field }) => keyOf(field.path) === "fact.name");
  if (taken || key === "") {
    for (const { name: field, typed } of typedIn([...facts, ...own], fields)) {
      const isName = nameField && field === nameOfInput(nameField);
      plan.answers[field] = { code: isName ? (taken ? "known" : "fill") : "kept", typed };
    }
    return undefined;
  }
  const entries = sides.map(([locale, { file, places }]): FileEdit => {
    const common = named ? filled(commonFields(named, valueAt(places.data, path), data), key) : {};
    const { fact, ...rest } = added[locale] as Record<string, Value>;
    return [file, inOrder(file, { change: "add", path, at: length, value: { ...common, ...rest } })];
  });
  return edit(plan, [...factChanges(group, key, added, valueAt(data, [group, key])), ...(named ? entries : [])]);
}

/** The values of a group's entry in each language as the facts write them: once, or for each language. */
function factChanges(group: string, key: string, added: Added, there: unknown): FileEdit[] {
  const values = groupFields(group).map(({ path: [, ...path], isShared }) => {
    const inEach = localeCodes.map((code) => [code, valueAt(added[code], ["fact", ...path]) as Value] as const);
    return [path, isShared ? (inEach[0]?.[1] ?? "") : Object.fromEntries(inEach)] as const;
  });
  if (!isRecord(there)) return [[factsFile, { change: "set", path: [group, key], value: entryFrom(values) }]];
  // Somebody of this name is known already, and described now.
  return values.flatMap(([path, value]): FileEdit[] => {
    const parts = isRecord(valueAt(there, path)) ? Object.entries(value) : [];
    const whole: [Path, Value][] =
      parts.length > 0 ? parts.map(([code, part]) => [[...path, code], part]) : [[path, value]];
    return whole.map(([at, one]) => [factsFile, { change: "set", path: [group, key, ...at], value: one }]);
  });
}

/** An entry with its fields in the order of the schema. */
function inOrder(file: string, change: Extract<Change, { change: "add" }>): Change {
  const schema = schemaOf(file);
  const keys = schema ? keysAt(schema, [...change.path, 0]) : [];
  const fields = Object.entries(change.value).sort(([one], [other]) => keys.indexOf(one) - keys.indexOf(other));
  return { ...change, value: Object.fromEntries(fields) };
}

/** A field of the form for a new entry, in a language. */
type EntryInput = { locale: Locale; field: EntryField };
type Added = Partial<Record<Locale, Value>>;

/** What was typed in a field; a link may be written in several. */
function valuesOf({ path, type }: EntryField, typed: string): [Path, Value][] {
  const target = type === "link" ? readTarget(typed) : undefined;
  if (!target) return [[path, typedValue(typed, type) ?? ""]];
  return Object.entries(target).map(([key, value]) => [[...path.slice(0, -1), key], value]);
}

function nameOfInput({ locale, field }: EntryInput): string {
  return newName(field.isShared ? "all" : locale, field.key);
}

/** What was typed in each of them. */
function typedIn(inputs: readonly EntryInput[], fields: TextRequest["fields"]) {
  return inputs.map((one) => {
    const name = nameOfInput(one);
    return { ...one, name, typed: (fields[name] ?? "").replaceAll("\r\n", "\n") };
  });
}

/** A new entry for each language; undefined where something is lacking, or nothing was filled in. */
function typedEntries(plan: Plan, inputs: readonly EntryInput[], fields: TextRequest["fields"]): Added | undefined {
  const all = typedIn(inputs, fields);
  if (all.every(({ typed }) => typed.trim() === "")) return undefined;
  const wrong = all.flatMap(({ name, typed, field }): [string, FieldCode][] =>
    typed.trim() === ""
      ? [[name, "fill"]]
      : field.type === "link" && !readTarget(typed)
        ? [[name, "link"]]
        : typedValue(typed, field.type) === undefined
          ? [[name, "not-number"]]
          : [],
  );
  if (wrong.length > 0) {
    const codes = new Map(wrong);
    // What is filled in comes back with what is not.
    for (const { name, typed } of all) plan.answers[name] = { code: codes.get(name) ?? "kept", typed };
    return undefined;
  }
  return Object.fromEntries(
    localeCodes.map((locale) => {
      const own = all.filter((one) => one.locale === locale);
      return [locale, entryFrom(own.flatMap(({ field, typed }) => valuesOf(field, typed)))];
    }),
  );
}
