import type { FieldInfo } from "../schemas/fields.ts";
import { fieldsIn, isProse, type Path } from "./schema-fields.ts";
import type { Text } from "./texts.ts";

/** A piece of running text: a field, or a line of a long text's body. */
export type Passage = { content: string; line: number; field?: { path: Path; info: FieldInfo } };

/** What visitors read of a text, from the top down. */
export function passagesOf({ schema, raw, lineOf, body, bodyLine }: Text): Passage[] {
  const fields = fieldsIn(schema, raw).flatMap(({ path, value, info }): Passage[] =>
    typeof value === "string" && isProse(info) ? [{ content: value, line: lineOf(path), field: { path, info } }] : [],
  );
  const lines = body.split("\n").map((content, index): Passage => ({ content, line: bodyLine + index }));
  return [...fields, ...lines];
}

/** Targets of links, slots, marks and addresses as blanks of the same length: places in the text stay the same. */
export function withoutTargets(text: string): string {
  return text.replace(/\]\([^()]*\)|\{\{[^{}]*\}\}|(?<!\S)\S+@\S+|https?:\/\/\S+/g, (part) => " ".repeat(part.length));
}
