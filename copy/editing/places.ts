import { isMap, isScalar, isSeq, type Node } from "yaml";
import type { z } from "zod";
import { keepLatest } from "../check/keep-latest.ts";
import { infoAt, isProse, keysAt, mayBeMissing, type Path, schemaAt } from "../check/schema-fields.ts";
import type { FieldInfo } from "../schemas/fields.ts";
import { partsOf, schemaOf } from "./text-file.ts";
import { type Plain, pairKey, parseForEditing } from "./yaml-document.ts";

/** A value that can be edited. */
export type EditableValue = {
  path: Path;
  value: Plain;
  /** What it is for, how long it may be, and in `kind` whether it is seen on the page; where the schema says it. */
  info?: FieldInfo;
  /** Our typography holds for it: `mendText` may be called while somebody types. */
  isProse: boolean;
  /** The schema takes the text without it as well. */
  isOptional: boolean;
};

export type Places = {
  values: EditableValue[];
  /** Lists, to which entries can be added. */
  lists: { path: Path; length: number }[];
  /** Fields that the schema knows and the text has not. */
  absent: { path: Path; info?: FieldInfo }[];
  /** What stands below the front matter, with "\n" at the end of lines. */
  body?: string;
  /** All of it but the body, as it is read. */
  data: unknown;
};

type ReadPlaces = ({ code: "read" } & Places) | { code: "unreadable" | "unknown-file" | "no-such-part" };

/** Everything in a text that can be edited, in the order in which it stands there. */
export const editablePlaces = keepLatest(1000, readPlaces);

function readPlaces(file: string, source: string): ReadPlaces {
  const schema = schemaOf(file);
  if (!schema) return { code: "unknown-file" };
  const parts = partsOf(file, source);
  if (!parts) return { code: "no-such-part" };
  const document = parseForEditing(parts.yaml);
  if (!document) return { code: "unreadable" };
  const found: Places = { values: [], lists: [], absent: [], data: document.toJS() };
  collect(found, schema, document.contents, []);
  return { code: "read", ...found, ...(parts.body !== undefined && { body: parts.body }) };
}

function collect(found: Places, schema: z.ZodType, node: Node | null, path: Path): void {
  if (!schemaAt(schema, path)) return;
  if (isScalar(node)) {
    const { value } = node;
    if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return;
    const info = describedAt(schema, path);
    const prose = typeof value === "string" && info !== undefined && isProse(info);
    found.values.push({ path, value, ...(info && { info }), isProse: prose, isOptional: mayBeMissing(schema, path) });
  } else if (isSeq(node)) {
    found.lists.push({ path, length: node.items.length });
    for (const [index, item] of node.items.entries()) collect(found, schema, item as Node, [...path, index]);
  } else if (isMap(node)) {
    const present = node.items.map(pairKey);
    for (const [index, { value }] of node.items.entries()) {
      collect(found, schema, value as Node | null, [...path, present[index] ?? ""]);
    }
    for (const key of keysAt(schema, path).filter((name) => !present.includes(name))) {
      const info = describedAt(schema, [...path, key]);
      found.absent.push({ path: [...path, key], ...(info && { info }) });
    }
  }
}

/** What is described as a whole, such as a value in each language, describes its parts. */
export function describedAt(schema: z.ZodType, path: Path): FieldInfo | undefined {
  const own = infoAt(schema, path);
  return own ?? (path.length > 0 ? describedAt(schema, path.slice(0, -1)) : undefined);
}
