import { LineCounter, parseDocument, type YAMLMap } from "yaml";
import type { z } from "zod";

/** A mistake of an editor, in one sentence: file, line, field and what is wrong. */
export class BrokenText extends Error {
  readonly file: string;
  readonly line: number | undefined;

  constructor(file: string, reason: string, line?: number) {
    super(`${file}${line === undefined ? "" : `:${line}`}: ${reason}`);
    this.file = file;
    this.line = line;
  }
}

type Matter<Data> = {
  data: Data;
  body: string;
  /** The line of the file that the body begins with. */
  bodyLine: number;
};

/** Splits a Markdown file and checks its front matter. A broken file stops the build with one sentence. */
export function readFrontMatter<Data>(file: string, source: string, schema: z.ZodType<Data>): Matter<Data> {
  const [, matter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll("\r\n", "\n")) ?? [];
  if (matter === undefined || body === undefined) {
    throw new BrokenText(file, "must begin with front matter between two lines of ---", 1);
  }
  return { data: parseChecked(file, matter, schema, 2), body, bodyLine: matter.split("\n").length + 3 };
}

/** Parses YAML that begins with the given line of its file, and checks it. */
export function parseChecked<Data>(file: string, source: string, schema: z.ZodType<Data>, firstLine = 1): Data {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const [mistake] = document.errors;
  if (mistake) {
    const [reason = ""] = mistake.message.split("\n");
    throw new BrokenText(file, reason.replace(/( at line \d+, column \d+)?:$/, ""), lineAt(mistake.pos[0]));
  }
  const checked = schema.safeParse(document.toJS());
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues as [z.core.$ZodIssue];
  const line = lineAt(offsetOf(document.contents as YAMLMap | null, issue));
  throw new BrokenText(file, `field "${issue.path.join(".") || "(all)"}": ${issue.message}`, line);
}

/** Where a field stands; for one that is missing, what should hold it. */
function offsetOf(fields: YAMLMap | null, issue: z.core.$ZodIssue): number {
  const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  for (let path = [...issue.path, ...unknown]; path.length > 0; path = path.slice(0, -1)) {
    const found = fields?.getIn(path, true) as { range?: [number, number, number] } | undefined;
    if (found?.range) return found.range[0];
  }
  return 0;
}

/** The publish moment as it stands in a text that nobody has checked. */
export function momentIn(source: string): string | undefined {
  return /^publish: *["']?([^\s"']+)/m.exec(source)?.[1];
}
