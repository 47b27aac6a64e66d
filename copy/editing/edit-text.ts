import type { Document } from "yaml";
import type { z } from "zod";
import { isGroup, keysAt, type Path, schemaAt, valueAt } from "../check/schema-fields.ts";
import { type CharacterRefusal, refusedCharacters } from "./characters.ts";
import { joinParts, type Parts, partsOf, schemaOf } from "./text-file.ts";
import { addEntry, move, remove, setValue, type YamlRefusal } from "./yaml-changes.ts";
import { formatYaml, parseForEditing, type Value } from "./yaml-document.ts";

/** One change of a text. */
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
  /** The YAML cannot be parsed for editing. */
  | "unreadable"
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
 * Applies one change to a text. The result is in the format of the files, with "\n" at the end of lines; comments stay.
 * `npm run words` checks the new text.
 */
export function editText(file: string, source: string, change: Change): Edited {
  const schema = schemaOf(file);
  if (!schema) return { code: "unknown-file" };
  const parts = partsOf(file, source);
  if (!parts) return { code: "no-such-part" };
  return change.change === "body" ? editBody(parts, change.text) : editYaml(parts, schema, withPlainLineEnds(change));
}

function editBody({ yaml, body }: Parts, text: string): Edited {
  if (body === undefined) return { code: "no-such-part" };
  const plain = text.replaceAll("\r\n", "\n");
  const refused = refusedCharacters(plain, { lines: true });
  if (refused) return { code: refused };
  const end = /(?<!\n)\n*$/.exec(body)?.[0] ?? "";
  return { code: "edited", source: joinParts({ yaml, body: plain.replace(/(?<!\n)\n+$/, "") + end }) };
}

type YamlChange = Exclude<Change, { change: "body" }>;

function withPlainLineEnds(change: YamlChange): YamlChange {
  return "value" in change && typeof change.value === "string"
    ? { ...change, value: change.value.replaceAll("\r\n", "\n") }
    : change;
}

function editYaml(parts: Parts, schema: z.ZodType, change: YamlChange): Edited {
  if (!isKnown(schema, change.path)) return { code: "unknown-field" };
  const document = parseForEditing(parts.yaml);
  if (!document) return { code: "unreadable" };
  const before: unknown = document.toJS();
  const old = valueAt(before, change.path);
  const refusedText = "value" in change ? refusedIn(change, typeof old === "string" && old.includes("\n")) : undefined;
  const refused =
    refusedText ?? changeDocument(document, schema, change) ?? newlyWrong(schema, before, document.toJS());
  if (refused) return { code: refused };
  return { code: "edited", source: joinParts({ ...parts, yaml: formatYaml(document) }) };
}

function changeDocument(document: Document, schema: z.ZodType, change: YamlChange): YamlRefusal | undefined {
  switch (change.change) {
    case "set":
      return setValue(document, change.path, change.value, fieldsBefore(schema, change.path));
    case "add":
      return addEntry(document, change.path, change.at, change.value);
    case "remove":
      return remove(document, change.path);
    case "move":
      return move(document, change.path, change.from, change.to);
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
