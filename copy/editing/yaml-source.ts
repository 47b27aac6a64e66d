import {
  type Document,
  isCollection,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import type { Path } from "../check/schema-fields.ts";

/** YAML in which every place can be found again. */
export type Yaml = { source: string; document: Document; counter: LineCounter };

export type YamlRefusal =
  /** YAML that cannot be read. */
  | "unreadable"
  | "several-documents"
  | "alias"
  | "anchor"
  | "tag"
  /** The path leads nowhere. */
  | "no-such-place"
  /** A text was given for what is none. */
  | "not-a-text"
  /** A list keeps one entry. */
  | "only-entry"
  /** Written in a form that cannot be changed without touching other lines. */
  | "layout";

export type Refused = { code: YamlRefusal };

export type Collection = YAMLMap | YAMLSeq;

/** Reads YAML; refused is what cannot be read, or means other than it says. */
export function readForEditing(source: string): Yaml | Refused {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, keepSourceTokens: true, prettyErrors: false });
  if (document.errors.some(({ code }) => code === "MULTIPLE_DOCS")) return { code: "several-documents" };
  const code = unwanted(document);
  if (code) return { code };
  return document.errors.length > 0 ? { code: "unreadable" } : { source, document, counter };
}

/** In our texts every value stands where it is read, as what it looks like. */
function unwanted(document: Document): YamlRefusal | undefined {
  let found: YamlRefusal | undefined;
  visit(document, {
    Alias() {
      found = "alias";
      return visit.BREAK;
    },
    Pair(_, { key }) {
      // Only a name can be part of a path.
      if (!isScalar(key) || key.value === null) found = "unreadable";
      return found && visit.BREAK;
    },
    Value(_, node) {
      if (node.anchor) found = "anchor";
      else if (node.tag) found = "tag";
      return found && visit.BREAK;
    },
  });
  return found;
}

type Place = { node: Node | undefined; parent: Collection | undefined; inFlow: boolean };

/** What stands at a path, and what holds it. */
export function placeAt({ document }: Yaml, path: Path): Place | undefined {
  let node: Node | undefined = document.contents ?? undefined;
  let parent: Collection | undefined;
  let inFlow = false;
  for (const step of path) {
    if (!isCollection(node)) return undefined;
    parent = node as Collection;
    inFlow ||= parent.flow === true;
    node = childOf(parent, step);
  }
  return { node, parent, inFlow };
}

function childOf(parent: Collection, step: string | number): Node | undefined {
  if (isSeq(parent)) return typeof step === "number" ? (parent.items[step] as Node | undefined) : undefined;
  return parent.items.find((pair) => keyOf(pair as Pair) === step)?.value as Node | undefined;
}

export function keyOf({ key }: Pair): string | undefined {
  return isScalar(key) ? String(key.value) : undefined;
}

/** Where a node begins and its value ends. */
export function rangeOf(node: Node): readonly [number, number] {
  const [from = 0, to = 0] = node.range ?? [];
  return [from, to];
}

/** The line of an offset, from 0. */
export function lineOf({ counter }: Yaml, offset: number): number {
  return counter.linePos(offset).line - 1;
}

export function columnOf({ counter }: Yaml, offset: number): number {
  return counter.linePos(offset).col - 1;
}

/** How the lines of a source end. */
export function lineEnd(source: string): "\r\n" | "\n" {
  return source.includes("\r\n") ? "\r\n" : "\n";
}
