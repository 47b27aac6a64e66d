import type { Document } from "yaml";
import { formatText } from "../editing/text-file.ts";
import type { Finding } from "./problem.ts";

/** A file that is not in the format that every file has. Git stores "\n" at the end of lines, so "\r\n" is not reported. */
export function formatMistakes(file: string, source: string, parsed?: Document): Finding[] {
  const text = source.replaceAll("\r\n", "\n");
  const formatted = formatText(file, text, parsed);
  if (formatted === undefined || formatted === text) return [];
  const lines = formatted.split("\n");
  const index = text.split("\n").findIndex((line, at) => line !== lines[at]);
  return [{ file, line: Math.max(index, 0) + 1, level: "error", code: "format", fixable: true }];
}
