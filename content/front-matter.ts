import { parse } from "yaml";
import type { z } from "zod";

/** A mistake of an editor, in one sentence: file, field and what is wrong. */
export class BrokenText extends Error {}

/** Splits a Markdown file and checks its front matter. A broken file stops the build with one sentence. */
export function readFrontMatter<Data>(
  file: string,
  source: string,
  schema: z.ZodType<Data>,
): { data: Data; body: string } {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll("\r\n", "\n"));
  if (!parts) throw new BrokenText(`${file}: must begin with front matter between two lines of ---`);
  const checked = schema.safeParse(parseYaml(file, parts[1] as string));
  if (!checked.success) {
    const [first] = checked.error.issues;
    throw new BrokenText(`${file}: field "${first?.path.join(".") || "(all)"}": ${first?.message}`);
  }
  return { data: checked.data, body: parts[2] as string };
}

function parseYaml(file: string, source: string): unknown {
  try {
    return parse(source);
  } catch (error) {
    const [reason] = (error as Error).message.split("\n");
    throw new BrokenText(`${file}: front matter: ${reason?.replace(/:$/, "")}`);
  }
}

/** Whether an item may be seen: no draft, and its publish moment (if any) has come. */
export function isPublished(item: { draft: boolean; publish?: string | undefined }, now: Date): boolean {
  return !item.draft && (item.publish === undefined || new Date(item.publish) <= now);
}
