import { type Document, isScalar, type Pair, parseDocument, visit } from "yaml";

export type Plain = string | number | boolean;
export type Value = Plain | readonly Value[] | { readonly [key: string]: Value };

/** Parses YAML for editing; undefined if it is invalid, or if a change of one value could change another one. */
export function parseForEditing(source: string): Document | undefined {
  const document = parseDocument(source, { prettyErrors: false });
  return document.errors.length === 0 && isPlain(document) ? document : undefined;
}

/** Without aliases, anchors and tags, and with a name for every field. */
function isPlain(document: Document): boolean {
  let plain = true;
  const stop = () => {
    plain = false;
    return visit.BREAK;
  };
  visit(document, {
    Alias: stop,
    Pair: (_, { key }) => (isScalar(key) && key.value !== null ? undefined : stop()),
    Value: (_, node) => (node.anchor || node.tag ? stop() : undefined),
  });
  return plain;
}

/** The format of every YAML file: the output of the library, with each text on one line. */
export function formatYaml(document: Document): string {
  return document.toString({ lineWidth: 0 });
}

export function pairKey({ key }: Pair): string | undefined {
  return isScalar(key) ? String(key.value) : undefined;
}
