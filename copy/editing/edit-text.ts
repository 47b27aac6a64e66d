import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { isGroup, keysAt, type Path, schemaAt, valueAt } from "../check/schema-fields.ts";
import { type CharacterRefusal, refusedCharacters } from "./characters.ts";
import { partsOf, schemaOf } from "./text-file.ts";
import type { Value } from "./write-yaml.ts";
import { addEntry, move, moved, remove, setValue } from "./yaml-changes.ts";
import { lineEnd, readForEditing, type YamlRefusal } from "./yaml-source.ts";

/** What somebody does to one text. */
export type Change =
  /** Gives a field or an entry another value, or a field one that it had not. */
  | { change: "set"; path: Path; value: Value }
  /** Adds an entry to a list; it will be the one at this place. */
  | { change: "add"; path: Path; at: number; value: Value }
  /** Removes an entry of a list, or a field that may be missing. */
  | { change: "remove"; path: Path }
  /** Moves an entry of a list to another place. */
  | { change: "move"; path: Path; from: number; to: number }
  /** Replaces what stands below the front matter; the line breaks at its end stay. */
  | { change: "body"; text: string };

export type EditRefusal =
  | YamlRefusal
  | CharacterRefusal
  /** No file of ours has this name. */
  | "unknown-file"
  /** A Markdown file without front matter, or one without a body. */
  | "no-such-part"
  /** The schema has no field of this name. */
  | "unknown-field"
  /** A text for a number, a missing field and the like. */
  | "wrong-kind";

export type Edited = { code: "edited"; source: string } | { code: EditRefusal };

/**
 * A text with one change: its other values, notes, quotation marks and line ends stay byte by byte. Lines in what is
 * given may end in "\n" or "\r\n". Whether the new text is a good one, `npm run words` says.
 */
export function editText(file: string, source: string, change: Change): Edited {
  const schema = schemaOf(file);
  if (!schema) return { code: "unknown-file" };
  const parts = partsOf(file, source);
  if (!parts) return { code: "no-such-part" };
  if (change.change === "body") {
    return parts.body === undefined ? { code: "no-such-part" } : editBody(source, parts.body, change.text);
  }
  const edited = editYaml(parts.yaml, schema, withPlainLineEnds(change));
  if (edited.code !== "edited") return edited;
  const end = parts.start + parts.yaml.length;
  return { code: "edited", source: source.slice(0, parts.start) + edited.source + source.slice(end) };
}

function editBody(source: string, body: string, text: string): Edited {
  const plain = text.replaceAll("\r\n", "\n");
  const refused = refusedCharacters(plain, { lines: true });
  if (refused) return { code: refused };
  const end = /(?<![\r\n])[\r\n]*$/.exec(body)?.[0] ?? "";
  const written = plain.replace(/(?<!\n)\n+$/, "").replaceAll("\n", lineEnd(source));
  return { code: "edited", source: source.slice(0, source.length - body.length) + written + end };
}

type YamlChange = Exclude<Change, { change: "body" }>;

function withPlainLineEnds(change: YamlChange): YamlChange {
  return "value" in change && typeof change.value === "string"
    ? { ...change, value: change.value.replaceAll("\r\n", "\n") }
    : change;
}

function editYaml(source: string, schema: z.ZodType, change: YamlChange): Edited {
  if (!isKnown(schema, change.path)) return { code: "unknown-field" };
  const yaml = readForEditing(source);
  if ("code" in yaml) return yaml;
  const raw: unknown = yaml.document.toJS();
  const old = valueAt(raw, change.path);
  const refused = "value" in change ? refusedIn(change, typeof old === "string" && old.includes("\n")) : undefined;
  if (refused) return { code: refused };

  const candidates = writtenChange();
  if (!Array.isArray(candidates)) return candidates;
  const expected = changedValue(raw, change);
  const wrong = newlyWrong(schema, raw, expected);
  if (wrong) return { code: wrong };
  // Nothing is handed out that does not read back as what was meant.
  const exact = candidates.find((candidate) => {
    const reading = readForEditing(candidate);
    return !("code" in reading) && isDeepStrictEqual(reading.document.toJS(), expected);
  });
  return exact === undefined ? { code: "layout" } : { code: "edited", source: exact };

  function writtenChange() {
    if ("code" in yaml) return yaml;
    switch (change.change) {
      case "set":
        return setValue(yaml, change.path, change.value, fieldsBefore(schema, change.path));
      case "add":
        return addEntry(yaml, change.path, change.at, change.value);
      case "remove":
        return remove(yaml, change.path);
      case "move":
        return move(yaml, change.path, change.from, change.to);
    }
  }
}

function isKnown(schema: z.ZodType, path: Path): boolean {
  return path.every((_, index) => schemaAt(schema, path.slice(0, index + 1)));
}

function fieldsBefore(schema: z.ZodType, path: Path): string[] | undefined {
  if (isGroup(schema, path.slice(0, -1))) return undefined;
  const keys = keysAt(schema, path.slice(0, -1));
  return keys.slice(0, Math.max(0, keys.indexOf(String(path.at(-1)))));
}

/** A text has several lines only where it had several before. */
function refusedIn({ path, value }: { path: Path; value: Value }, lines: boolean): EditRefusal | undefined {
  const keys = [...path.filter((step) => typeof step === "string"), ...keysIn(value)];
  if (keys.includes("__proto__")) return "unknown-field";
  const all = [...keys, ...textsIn(value)];
  return all.map((text) => refusedCharacters(text, { lines })).find((code) => code !== undefined);
}

function textsIn(value: Value): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

function keysIn(value: Value): string[] {
  if (typeof value !== "object") return [];
  return [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(keysIn)];
}

/** What the text shall say. */
function changedValue(value: unknown, change: YamlChange, depth = 0): unknown {
  const step = change.path[depth];
  const isLast = depth === change.path.length - 1;
  if (step === undefined) return changedList(value as unknown[], change);
  if (Array.isArray(value)) {
    const at = Number(step);
    if (isLast && change.change === "remove") return value.toSpliced(at, 1);
    return value.with(
      at,
      isLast && change.change === "set" ? change.value : changedValue(value[at], change, depth + 1),
    );
  }
  const { [step]: old, ...others } = value as Record<string, unknown>;
  if (isLast && change.change === "remove") return others;
  return { ...others, [step]: isLast && change.change === "set" ? change.value : changedValue(old, change, depth + 1) };
}

function changedList(list: unknown[], change: YamlChange): unknown {
  if (change.change === "add") return list.toSpliced(change.at, 0, change.value);
  return change.change === "move" ? moved(list, change.from, change.to) : list;
}

type Wrong = "unknown-field" | "wrong-kind";

/** What the schema did not miss or refuse before. Whether a text suits its place is for the check to say. */
function newlyWrong(schema: z.ZodType, before: unknown, after: unknown): Wrong | undefined {
  const [old, now] = [wrongIn(schema, before), wrongIn(schema, after)];
  const count = (all: Wrong[], code: Wrong) => all.filter((one) => one === code).length;
  return (["unknown-field", "wrong-kind"] as const).find((code) => count(now, code) > count(old, code));
}

function wrongIn(schema: z.ZodType, value: unknown): Wrong[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.flatMap((issue) => wrongOf(issue, value) ?? []);
}

function wrongOf(issue: z.core.$ZodIssue, value: unknown): Wrong | undefined {
  const here = valueAt(value, issue.path as Path);
  switch (issue.code) {
    case "unrecognized_keys":
    case "invalid_key":
      return "unknown-field";
    case "invalid_type":
      return "wrong-kind";
    case "invalid_value":
      return here === undefined ? "wrong-kind" : undefined;
    case "invalid_union": {
      const isOfAKind = issue.errors.some((issues) => issues.every((one) => !wrongOf(one, here)));
      return isOfAKind ? undefined : "wrong-kind";
    }
    default:
      return undefined;
  }
}
