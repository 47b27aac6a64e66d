import { type Document, isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from "yaml";
import type { z } from "zod";
import type { Finding } from "./problem.ts";
import type { Path } from "./schema-fields.ts";
import { type Examples, schemaMistakes } from "./schema-mistakes.ts";
import { quoted, yamlMistakes } from "./yaml-mistakes.ts";

export type Reading<Data> = {
  /** What the text says, checked; undefined where the schema refuses it. */
  data?: Data;
  /** What the text says as far as it can be read. */
  raw: unknown;
  findings: Finding[];
  /** The line of a field, or of what should hold it. */
  lineOf(path: Path): number;
  /** Where the texts stand in the source, from and to. */
  document?: Document;
};

/** Reads YAML that begins with the given line of its file, with everything that is wrong in it. */
export function readYaml<Data>(
  file: string,
  source: string,
  schema: z.ZodType<Data>,
  { firstLine = 1, examples = () => undefined }: { firstLine?: number; examples?: Examples } = {},
): Reading<Data> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const lineOf = (path: Path) => lineAt(offsetOf(document.contents, path)) + firstLine - 1;
  const error = { file, level: "error" } as const;

  const broken = yamlMistakes(source, document.errors, lineAt);
  if (broken.length > 0) {
    const findings = broken.map(({ line, ...rest }): Finding => {
      return { ...error, ...rest, line: line + firstLine - 1, unreadable: true };
    });
    return { raw: undefined, findings, lineOf };
  }

  const raw: unknown = document.toJS();
  const checked = schema.safeParse(raw);
  const mistakes = checked.success ? [] : schemaMistakes(schema, checked.error.issues, raw, examples);
  const findings: Finding[] = [
    ...cutOff(document).map(({ offset, example }): Finding => {
      return { ...error, line: lineAt(offset) + firstLine - 1, code: "cut-off", values: { example } };
    }),
    ...mistakes.map(({ path, ...rest }): Finding => ({ ...error, ...rest, line: lineOf(path) })),
  ];
  return { ...(checked.success && { data: checked.data }), raw, findings, lineOf, document };
}

/** Texts that end at a #, because YAML takes what follows for a note. */
function cutOff(document: Document): { offset: number; example: string }[] {
  const found: { offset: number; example: string }[] = [];
  visit(document, {
    Scalar(key, { comment, source, type, range }, ancestors) {
      if (key === "key" || !comment || !range || type !== "PLAIN") return;
      const holder = ancestors.at(-1);
      const name = isPair(holder) && isScalar(holder.key) ? String(holder.key.value) : "";
      found.push({ offset: range[0], example: quoted(name, `${source} #${comment}`) });
    },
  });
  return found;
}

/** Where a field begins; for one that is missing, what should hold it. */
function offsetOf(contents: Node | null, path: Path): number {
  let node: unknown = contents;
  let offset = 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (!pair) return offset;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(step)] as Node | undefined;
      if (!item) return offset;
      offset = item.range?.[0] ?? offset;
      node = item;
    } else return offset;
  }
  return offset;
}
