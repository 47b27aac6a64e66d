import type { Finding, MessageCode, Values } from "./problem.ts";
import { infoAt, isRecord, nameOf, type Path } from "./schema-fields.ts";
import type { Text } from "./texts.ts";

type Pair = { text: Text; twin: Text; isWrong: IsWrong; findings: Finding[] };

/** Whether something is wrong at a line by itself: then it is not said a second time that the other language differs. */
type IsWrong = (file: string, line: number) => boolean;

/** Where a text differs from the same one in the first language: shape, dates, names that the code knows. */
export function compareTwins(text: Text, twin: Text, isWrong: IsWrong): Finding[] {
  const pair: Pair = { text, twin, isWrong, findings: [] };
  compareValues(pair, text.raw, twin.raw, []);
  compareBodies(pair);
  return pair.findings;
}

function compareValues(pair: Pair, here: unknown, there: unknown, path: Path): void {
  const { text, twin } = pair;
  if (Array.isArray(here) && Array.isArray(there)) {
    if (here.length !== there.length) {
      add(pair, path, "twin-length", { count: here.length, other: there.length });
    }
    for (const [index, item] of here.entries()) {
      if (index < there.length) compareValues(pair, item, there[index], [...path, index]);
    }
  } else if (isRecord(here) && isRecord(there)) {
    for (const key of new Set([...Object.keys(there), ...Object.keys(here)])) {
      const inner = [...path, key];
      if (isFree(inner)) continue;
      if (!(key in here)) add(pair, inner, "twin-key", {});
      else if (!(key in there)) addTo(pair, twin, text, inner, "twin-key", {});
      else compareValues(pair, here[key], there[key], inner);
    }
  } else comparePlain(pair, here, there, path);
}

/** Compared by moments and not as written. */
function isFree(path: Path): boolean {
  return path.length === 1 && (path[0] === "publish" || path[0] === "draft" || path[0] === "digest");
}

function comparePlain(pair: Pair, here: unknown, there: unknown, path: Path): void {
  const { text, twin, isWrong } = pair;
  const info = infoAt(text.schema, path);
  if (info?.perLanguage || typeof here !== typeof there) return;
  if (isWrong(text.file, text.lineOf(path)) || isWrong(twin.file, twin.lineOf(path))) return;
  const isSame = info?.kind === "id" || info?.kind === "figure" || typeof here !== "string" || !info;
  if (isSame && here !== there) add(pair, path, "twin-value", { value: String(here), other: String(there) });
}

/** Texts have the same headings, lists and tables. */
function compareBodies(pair: Pair): void {
  const { text, twin } = pair;
  const outline = outlineOf(text);
  const otherOutline = outlineOf(twin);
  const differs = outline.findIndex(({ mark }, index) => mark !== otherOutline[index]?.mark);
  const at = differs < 0 && outline.length < otherOutline.length ? outline.length : differs;
  if (at < 0) return;
  const line = outline[at]?.line ?? text.bodyLine;
  const values = { value: markName(outline[at]?.mark), other: markName(otherOutline[at]?.mark) };
  pair.findings.push(finding(text, twin, line, "twin-outline", values));
}

function outlineOf({ body, bodyLine }: Text): { mark: string; line: number }[] {
  return body.split("\n").flatMap((content, index) => {
    const mark = /^(#{2,4}|\||-|\d\.)(?= |-)/.exec(content)?.[1]?.replace(/^\d/, "1");
    return mark ? [{ mark, line: bodyLine + index }] : [];
  });
}

function markName(mark: string | undefined): { code: MessageCode; values?: Values } {
  if (!mark) return { code: "mark-none" };
  const code = mark.startsWith("#") ? "mark-heading" : mark === "|" ? "mark-table" : "mark-list";
  return { code, values: { mark } };
}

function add(pair: Pair, path: Path, code: Finding["code"], values: Finding["values"]): void {
  addTo(pair, pair.text, pair.twin, path, code, values);
}

function addTo(pair: Pair, text: Text, twin: Text, path: Path, code: Finding["code"], values: Finding["values"]): void {
  pair.findings.push(finding(text, twin, text.lineOf(path), code, { field: nameOf(path), ...values }));
}

function finding(text: Text, twin: Text, line: number, code: Finding["code"], values: Finding["values"]): Finding {
  return { file: text.file, line, level: "error", code, values: { twin: twin.file, ...values } };
}
