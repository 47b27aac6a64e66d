import { type Document, isCollection, isMap, isScalar, isSeq } from "yaml";
import type { Path } from "../check/schema-fields.ts";
import { pairKey, type Value } from "./yaml-document.ts";

export type YamlRefusal =
  /** The path leads to nothing. */
  | "no-such-place"
  /** The value is a text and the place holds several, or the other way round. */
  | "not-a-text"
  /** A list keeps one entry. */
  | "only-entry";

/**
 * Sets a value. A new field follows the last of `fieldsBefore` that is present. Without `fieldsBefore` it is the last one,
 * written like its neighbor.
 */
export function setValue(
  document: Document,
  path: Path,
  value: Value,
  fieldsBefore: readonly string[] | undefined,
): YamlRefusal | undefined {
  const node = document.getIn(path, true);
  if (node !== undefined) {
    if (!isScalar(node) || typeof value === "object") return "not-a-text";
    node.value = value;
    return undefined;
  }
  const parent = document.getIn(path.slice(0, -1), true);
  if (!isMap(parent)) return "no-such-place";
  const pair = document.createPair(path.at(-1), value, { aliasDuplicateObjects: false });
  if (!fieldsBefore) copyStyle(parent.items.at(-1)?.value, pair.value);
  const previous = parent.items.findLastIndex((item) => fieldsBefore?.includes(pairKey(item) ?? ""));
  parent.items.splice(previous < 0 ? parent.items.length : previous + 1, 0, pair);
  return undefined;
}

/** Adds an entry to a list, written like its neighbor. */
export function addEntry(document: Document, path: Path, at: number, value: Value): YamlRefusal | undefined {
  const list = document.getIn(path, true);
  if (!isSeq(list) || !Number.isInteger(at) || at < 0 || at > list.items.length) return "no-such-place";
  const entry = document.createNode(value, { aliasDuplicateObjects: false });
  copyStyle(list.items[at] ?? list.items[at - 1], entry);
  list.items.splice(at, 0, entry);
  return undefined;
}

/** Copies quotation marks and braces from one value to another. */
function copyStyle(from: unknown, to: unknown): void {
  if (isScalar(from) && isScalar(to) && (from.type === "QUOTE_DOUBLE" || from.type === "QUOTE_SINGLE")) {
    to.type = from.type;
  }
  if (isCollection(from) && isCollection(to)) to.flow = from.flow === true;
  if (isSeq(from) && isSeq(to)) for (const item of to.items) copyStyle(from.items[0], item);
  if (isMap(from) && isMap(to)) for (const { key, value } of to.items) copyStyle(from.get(key, true), value);
}

/** Removes an entry of a list, or a field with everything below it. */
export function remove(document: Document, path: Path): YamlRefusal | undefined {
  const parent = document.getIn(path.slice(0, -1), true);
  if (path.length === 0 || !isCollection(parent) || !document.hasIn(path)) return "no-such-place";
  if (parent.items.length === 1) return "only-entry";
  keepTopComment(document, path);
  document.deleteIn(path);
  return undefined;
}

/** The comment at the top of a file belongs to its first field for the library, and to the file for its readers. */
function keepTopComment({ contents }: Document, path: Path): void {
  const [first, second] = isMap(contents) ? contents.items : [];
  if (path.length > 1 || !isScalar(first?.key) || !isScalar(second?.key) || first.key.value !== path[0]) return;
  const comments = [first.key.commentBefore, second.key.commentBefore].filter((comment) => comment);
  if (comments.length > 0) second.key.commentBefore = comments.join("\n");
}

/** Moves an entry to another place of its list. */
export function move(document: Document, path: Path, from: number, to: number): YamlRefusal | undefined {
  const list = document.getIn(path, true);
  if (!isSeq(list) || !list.items[from] || !list.items[to]) return "no-such-place";
  list.items.splice(to, 0, ...list.items.splice(from, 1));
  return undefined;
}
