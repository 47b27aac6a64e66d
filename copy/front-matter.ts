import { parseDocument } from "yaml";
import type { z } from "zod";
import { brokenText } from "./check/problem.ts";
import { readYaml } from "./check/read-yaml.ts";

export { BrokenText } from "./check/problem.ts";

type Matter<Data> = {
  data: Data;
  body: string;
  /** The line of the file that the body begins with. */
  bodyLine: number;
};

/** A Markdown file in its two parts; undefined where it has no front matter. */
export function splitFrontMatter(source: string) {
  const [, matter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll("\r\n", "\n")) ?? [];
  if (matter === undefined || body === undefined) return undefined;
  return { matter, body, bodyLine: matter.split("\n").length + 3 };
}

/** Splits a Markdown file and checks its front matter. A broken file stops the build with one sentence. */
export function readFrontMatter<Data>(file: string, source: string, schema: z.ZodType<Data>): Matter<Data> {
  const parts = splitFrontMatter(source);
  if (!parts) throw brokenText({ file, line: 1, level: "error", code: "no-front-matter" });
  const { matter, ...rest } = parts;
  return { data: parseChecked(file, matter, schema, 2), ...rest };
}

/** Parses YAML that begins with the given line of its file, and checks it. */
export function parseChecked<Data>(file: string, source: string, schema: z.ZodType<Data>, firstLine = 1): Data {
  const { data, findings } = readYaml(file, source, schema, { firstLine });
  const [first] = findings;
  if (first) throw brokenText(first);
  return data as Data;
}

/** Whether a text that nobody has checked says that it is a draft. */
export function isDraft(source: string): boolean {
  const document = parseDocument(splitFrontMatter(source)?.matter ?? "");
  return document.errors.length === 0 && document.get("draft") === true;
}

/** The publish moment as it stands in a text that nobody has checked. */
export function momentIn(source: string): string | undefined {
  return /^publish: *["']?([^\s"']+)/m.exec(source)?.[1];
}
