import { isScalar } from "yaml";
import { joinParts, partsOf } from "../editing/text-file.ts";
import { formatYaml, parseForEditing } from "../editing/yaml-document.ts";
import { mendText, typographySlips } from "../view/typography.ts";
import { formatMistakes } from "./format.ts";
import { fieldsIn, isProse } from "./schema-fields.ts";
import { readText, type Sources } from "./texts.ts";

/** A file with its mechanical slips mended, in the format of the files; undefined where there is none. */
export function mendFile(
  file: string,
  source: string,
  sources: Sources,
): { source: string; count: number } | undefined {
  const parts = partsOf(file, source);
  const document = parts && parseForEditing(parts.yaml);
  if (!document) return undefined;
  const text = readText(file, source, sources);
  const fields = Array.isArray(text) ? [] : fieldsIn(text.schema, text.raw);
  let count = formatMistakes(file, source).length;
  for (const { path, value, info } of fields) {
    const node = document.getIn(path, true);
    if (typeof value !== "string" || !isProse(info) || !isScalar(node)) continue;
    count += typographySlips(value).length;
    node.value = mendText(value);
  }
  const body = parts.body ?? "";
  count += body.split("\n").flatMap(typographySlips).length;
  if (count === 0) return undefined;
  const mended = { yaml: formatYaml(document), ...(parts.body !== undefined && { body: mendText(body) }) };
  return { source: joinParts(mended), count };
}
