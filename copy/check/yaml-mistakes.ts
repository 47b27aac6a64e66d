import type { YAMLParseError } from "yaml";
import type { MessageCode, Values } from "./problem.ts";

export type Mistake = { line: number; code: MessageCode; values?: Values };

/** What keeps YAML from being read, in the words of an editor. Lines count from 1. */
export function yamlMistakes(source: string, errors: readonly YAMLParseError[], lineAt: (offset: number) => number) {
  const lines = source.split("\n");
  const tabs = lines.flatMap((line, index): Mistake[] =>
    /^ *\t/.test(line) ? [{ line: index + 1, code: "tab" }] : [],
  );
  if (tabs.length > 0) return tabs;
  const found = errors.map((error): Mistake => {
    const line = lineAt(error.pos[0]);
    return repeatedKey(error, lines, line) ?? openQuote(lines, line) ?? inLine(lines, line) ?? byCode(error, line);
  });
  // One mistake makes the parser stumble over the lines below it too.
  const clear = found.filter(({ code }) => code !== "unreadable" && code !== "indent");
  const shown = clear.length > 0 ? clear : found.slice(0, 1);
  return shown.filter((one, index) => shown.findIndex(({ line }) => line === one.line) === index);
}

function repeatedKey({ code }: YAMLParseError, lines: string[], line: number): Mistake | undefined {
  if (code !== "DUPLICATE_KEY") return undefined;
  return { line, code: "repeated-key", values: { key: /^[\s-]*([^\s:]+)/.exec(lines[line - 1] ?? "")?.[1] ?? "" } };
}

/** A text that is never closed swallows the lines below it, so the parser stumbles later. */
function openQuote(lines: string[], until: number): Mistake | undefined {
  const index = lines.slice(0, until).findIndex((line) => /^[^"']*?(:|-) +(["'])(?:(?!\2).)*$/.test(line));
  const found = index >= 0 ? parts(lines[index] as string) : undefined;
  return found && { line: index + 1, code: "open-quote", values: { example: quoted(found.name, found.text) } };
}

function inLine(lines: string[], line: number): Mistake | undefined {
  const text = lines[line - 1] ?? "";
  const glued = /^\s*(?:- )*([\w-]+):([^\s:/].*)$/.exec(text);
  if (glued) return { line, code: "no-space", values: { example: `${glued[1]}: ${glued[2]}` } };
  const found = parts(text);
  if (!found?.text) return undefined;
  const example = quoted(found.name, found.text);
  if (/^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*[^\s#]/.test(found.text))
    return { line, code: "after-quote", values: { example } };
  const [sign = ""] = found.text;
  if ("@%`{}[]*&!|>,?#".includes(sign)) return { line, code: "first-sign", values: { sign, example } };
  if (/:( |$)/.test(found.text)) return { line, code: "colon", values: { example } };
  return undefined;
}

function byCode({ code }: YAMLParseError, line: number): Mistake {
  if (code === "BAD_DQ_ESCAPE") return { line, code: "backslash" };
  if (code === "BAD_INDENT" || code === "MULTILINE_IMPLICIT_KEY") return { line, code: "indent" };
  return { line, code: "unreadable" };
}

/** A line's field name, if any, and its text. */
function parts(line: string): { name: string; text: string } | undefined {
  const [, name = "", text = ""] = /^\s*(?:- +)*(?:([^\s"'#:][^:]*): +)?(.*?)\s*$/.exec(line) ?? [];
  return text ? { name, text } : undefined;
}

/** The line as it should be: the text in quotation marks, those inside it curly. */
export function quoted(name: string, text: string): string {
  const inner = text
    .replace(/^["']|["']$/g, "")
    .replace(/(^|[\s(])"/g, "$1“")
    .replaceAll('"', "”");
  return `${name && `${name}: `}"${inner}"`;
}
