import { isScalar, type Scalar } from "yaml";
import { fieldsIn, type Path } from "./schema-fields.ts";
import { readText, type Sources, type Text } from "./texts.ts";
import { mendTypography, typographySlips } from "./typography.ts";

/** Whether visitors read a field as running text. */
export function isProse({ kind, sms }: { kind: string; sms?: true }): boolean {
  return (kind === "seen" || kind === "head" || kind === "spoken") && !sms;
}

/** A text's source with its mechanical slips mended, and nothing else changed; undefined where there is none. */
export function mendText(
  file: string,
  source: string,
  sources: Sources,
): { source: string; count: number } | undefined {
  const text = readText(file, source, sources);
  if (Array.isArray(text) || !text.document) return undefined;
  const edits = [...editsOfFields(text), ...editsOfBody(text)];
  if (edits.length === 0) return undefined;
  const mended = edits
    .sort((a, b) => b.from - a.from)
    .reduce((all, { from, to, insert }) => all.slice(0, from) + insert + all.slice(to), source);
  return { source: mended, count: edits.reduce((sum, { count }) => sum + count, 0) };
}

type Edit = { from: number; to: number; insert: string; count: number };

/** Fields are mended where they stand: quotation marks around them, indentation and line ends stay. */
function editsOfFields({ document, schema, raw, source, folder }: Text): Edit[] {
  const start = folder ? source.indexOf("\n") + 1 : 0;
  return fieldsIn(schema, raw).flatMap(({ path, value, info }) => {
    if (typeof value !== "string" || !isProse(info)) return [];
    const count = typographySlips(value).length;
    const node: unknown = document?.getIn(path as Path, true);
    if (count === 0 || !isScalar(node) || !node.range) return [];
    const insert = mendScalar(source.slice(start + node.range[0], start + node.range[1]), node);
    return insert === undefined ? [] : [{ from: start + node.range[0], to: start + node.range[1], insert, count }];
  });
}

/** The scalar as it stands in the file; undefined where it has a form that we had better not touch. */
function mendScalar(written: string, { type }: Scalar): string | undefined {
  if (type === "PLAIN") return mendTypography(written);
  const inner = written.slice(1, -1);
  if (type === "QUOTE_DOUBLE") return `"${mendTypography(inner.replaceAll('\\"', '"'))}"`;
  if (type === "QUOTE_SINGLE") return `'${mendTypography(inner.replaceAll("''", "'"))}'`;
  return undefined;
}

function editsOfBody({ body, source }: Text): Edit[] {
  if (!body) return [];
  const start = source.length - bodyLength(source, body);
  let at = start;
  return source
    .slice(start)
    .split("\n")
    .flatMap((line) => {
      const from = at;
      at += line.length + 1;
      const count = typographySlips(line).length;
      return count > 0 ? [{ from, to: from + line.length, insert: mendTypography(line), count }] : [];
    });
}

/** The body's length in the file as it is, with its own line ends. */
function bodyLength(source: string, body: string): number {
  return source.includes("\r\n") ? body.replaceAll("\n", "\r\n").length : body.length;
}
