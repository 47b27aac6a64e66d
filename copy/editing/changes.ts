import { isDeepStrictEqual } from "node:util";
import { diffArrays } from "diff";
import { type Locale, localeCodes } from "../../site/locales.ts";
import { isGroup, isRecord, keyOf, type Path } from "../check/schema-fields.ts";
import { factsFile } from "../view/text-names.ts";
import { type Change, type EditRefusal, editText } from "./edit-text.ts";
import { editablePlaces } from "./places.ts";
import { type ChangedFile, type Conflict, schemaOf } from "./text-file.ts";
import type { Value } from "./yaml-document.ts";

/** One change of a text, as people see it; paths are those of the text as it is now. */
export type TextChange =
  /** A value, also one that was not there before or is not there any more; of facts in the language that it is of. */
  | { kind: "field"; path: Path; language?: Locale; before?: Value; after?: Value }
  /** An entry of a list, or of a group of the facts. */
  | { kind: "added" | "removed"; path: Path; value: Value }
  | { kind: "moved"; path: Path; from: number; to: number; value: Value }
  | { kind: "body"; before: string; after: string }
  | { kind: "begun" | "ended" }
  /** A picture, or a text that cannot be read. */
  | { kind: "whole" };

/** What a changed file says otherwise, change by change. */
export function changesIn({ path, before, after }: Pick<ChangedFile, "path" | "before" | "after">): TextChange[] {
  if (!before || !after) return [{ kind: before ? "ended" : "begun" }];
  const old = before.text === undefined ? undefined : editablePlaces(path, before.text);
  const now = after.text === undefined ? undefined : editablePlaces(path, after.text);
  if (old?.code !== "read" || now?.code !== "read") return [{ kind: "whole" }];
  const changes = path === factsFile ? compareFacts(old.data, now.data, []) : compare(old.data, now.data, []);
  const [oldBody = "", body = ""] = [old.body, now.body];
  return oldBody === body ? changes : [...changes, { kind: "body", before: oldBody, after: body }];
}

function compare(before: unknown, after: unknown, path: Path): TextChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path);
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(after), ...Object.keys(before)]);
    return [...keys].flatMap((key) => compare(before[key], after[key], [...path, key]));
  }
  return [
    {
      kind: "field",
      path,
      ...(before === undefined ? {} : { before: before as Value }),
      ...(after === undefined ? {} : { after: after as Value }),
    },
  ];
}

function compareFacts(before: unknown, after: unknown, path: Path): TextChange[] {
  const schema = schemaOf(factsFile);
  if (!isRecord(before) || !isRecord(after) || !schema) return compare(before, after, path);
  const isEach = localeCodes.every((code) => code in before && code in after);
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((key): TextChange[] => {
    const [old, now] = [before[key], after[key]];
    const language = isEach ? localeCodes.find((code) => code === key) : undefined;
    if (language) return compare(old, now, path).map((change) => ({ ...change, language }) as TextChange);
    const isEntry = isGroup(schema, path) && (old === undefined || now === undefined);
    if (!isEntry) return compareFacts(old, now, [...path, key]);
    const value = (now ?? old) as Value;
    return [{ kind: now === undefined ? "removed" : "added", path: [...path, key], value }];
  });
}

function compareLists(before: readonly unknown[], after: readonly unknown[], path: Path): TextChange[] {
  const pairs = commonEntries(before, after);
  const [old, now] = [new Set(before.keys()), new Set(after.keys())];
  for (const [from, to] of pairs) {
    old.delete(from);
    now.delete(to);
  }
  const changes: TextChange[] = [];
  for (const from of old) {
    const to = [...now].find((place) => isDeepStrictEqual(before[from], after[place]));
    if (to === undefined) continue;
    old.delete(from);
    now.delete(to);
    changes.push({ kind: "moved", path, from, to, value: before[from] as Value });
  }
  // What is left between the same neighbours is an entry that was changed.
  const bounds: (readonly [number, number])[] = [[-1, -1], ...pairs, [before.length, after.length]];
  for (const [index, [oldEnd, end]] of bounds.entries()) {
    const [oldStart, start] = bounds[index - 1] ?? [oldEnd, end];
    const gone = [...old].filter((place) => place > oldStart && place < oldEnd);
    const come = [...now].filter((place) => place > start && place < end);
    for (const [nth, place] of come.entries()) {
      const from = gone[nth];
      if (from === undefined) changes.push({ kind: "added", path: [...path, place], value: after[place] as Value });
      else changes.push(...compare(before[from], after[place], [...path, place]));
    }
    for (const place of gone.slice(come.length)) {
      const at = Math.min(end < 0 ? 0 : end, after.length);
      changes.push({ kind: "removed", path: [...path, at], value: before[place] as Value });
    }
  }
  return changes;
}

/** The places of entries that stayed in the same order. */
function commonEntries(before: readonly unknown[], after: readonly unknown[]): [number, number][] {
  const [old, now] = [before, after].map((list) => list.map((entry) => JSON.stringify(entry))) as [string[], string[]];
  const pairs: [number, number][] = [];
  let row = 0;
  let column = 0;
  for (const { added, removed, count } of diffArrays(old, now)) {
    if (!added && !removed) for (let at = 0; at < count; at += 1) pairs.push([row + at, column + at]);
    if (!added) row += count;
    if (!removed) column += count;
  }
  return pairs;
}

/** By which a form names a change; the same in every language for what is done to entries of lists. */
export function changeName(change: TextChange): string {
  return "path" in change ? `${change.kind}:${keyOf(change.path)}` : change.kind;
}

/** Where a field stands in its file. */
function pathOf({ path, language }: Extract<TextChange, { kind: "field" }>): Path {
  return language ? [...path, language] : path;
}

function nameInFile(change: TextChange): string {
  return change.kind === "field" ? `field:${keyOf(pathOf(change))}` : changeName(change);
}

/** Whether it is done, and undone, in every language at once: entries of lists, photographs, and whole texts. */
export function isOfAll(change: TextChange): boolean {
  if (change.kind === "field") return isPhotograph(change);
  return change.kind !== "body" && change.kind !== "whole";
}

/** Another photograph, or one where there was none or will be none; its words are for each language. */
export function isPhotograph({ path, before, after }: Extract<TextChange, { kind: "field" }>): boolean {
  const [field, part] = [path.at(-2), path.at(-1)];
  return (part === "picture" && isRecord(after ?? before)) || (field === "picture" && part === "file");
}

/** What takes a change back; undefined where the whole file is put back. */
export function undoOf(change: TextChange): Change | undefined {
  switch (change.kind) {
    case "field":
      if (change.before === undefined) return { change: "remove", path: pathOf(change) };
      return { change: "set", path: pathOf(change), value: change.before };
    case "added":
      return { change: "remove", path: change.path };
    case "removed":
      if (typeof change.path.at(-1) === "string") return { change: "set", path: change.path, value: change.value };
      return { change: "add", path: change.path.slice(0, -1), at: Number(change.path.at(-1)), value: change.value };
    case "moved":
      return { change: "move", path: change.path, from: change.to, to: change.from };
    case "body":
      return { change: "body", text: change.before };
    default:
      return undefined;
  }
}

/** A field of a conflict that both sides changed, each in another way. */
export type Clash = { name: string; path: Path | undefined; own: string; published: string };

/** The fields to choose from; undefined where the lists of a file differ, so that only a whole side can be taken. */
export function clashesIn({ path, base, own, published }: Conflict): Clash[] | undefined {
  const [mine, theirs] = [
    changesIn({ path, before: base, after: own }),
    changesIn({ path, before: base, after: published }),
  ];
  const isPlain = ({ kind }: TextChange) => kind === "field" || kind === "body";
  if (![...mine, ...theirs].every(isPlain)) return undefined;
  return mine.flatMap((change): Clash[] => {
    const other = theirs.find((one) => nameInFile(one) === nameInFile(change));
    if (!other || !("after" in change || "before" in change)) return [];
    const [one, another] = [afterOf(change), afterOf(other)];
    if (one === another) return [];
    return [
      { name: nameInFile(change), path: "path" in change ? change.path : undefined, own: one, published: another },
    ];
  });
}

function afterOf(change: TextChange): string {
  return "after" in change && change.after !== undefined ? textOf(change.after) : "";
}

/** A value as people read it. */
export function textOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value ?? "");
  return Object.values(value).map(textOf).join(" · ");
}

/** The published text with what the draft changed in other fields, and in those that are named. */
export function mergedText(
  { path, base, own, published }: Conflict,
  keeps: (name: string) => boolean,
): { code: "edited"; source: string } | { code: EditRefusal } {
  const clashes = new Set((clashesIn({ path, base, own, published }) ?? []).map(({ name }) => name));
  let source = published?.text ?? "";
  for (const change of changesIn({ path, before: base, after: own })) {
    if (clashes.has(nameInFile(change)) && !keeps(nameInFile(change))) continue;
    const edit: Change | undefined =
      change.kind === "body"
        ? { change: "body", text: change.after }
        : change.kind !== "field"
          ? undefined
          : change.after === undefined
            ? { change: "remove", path: pathOf(change) }
            : { change: "set", path: pathOf(change), value: change.after };
    const edited = edit ? editText(path, source, edit) : ({ code: "no-such-place" } as const);
    if (edited.code !== "edited") return edited;
    source = edited.source;
  }
  return { code: "edited", source };
}

/** A file in which both sides changed other fields, with the changes of both; undefined where a person has to choose. */
export function mergedFile(conflict: Conflict): { path: string; content: string } | undefined {
  if (!isMergeable(conflict)) return undefined;
  const merged = mergedText(conflict, () => false);
  return merged.code === "edited" ? { path: conflict.path, content: merged.source } : undefined;
}

/** Whether no field was changed on both sides. */
export function isMergeable(conflict: Conflict): boolean {
  return clashesIn(conflict)?.length === 0;
}
