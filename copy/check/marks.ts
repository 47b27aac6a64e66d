import { assumedSettings, conditionNames } from "../marks.ts";
import type { Finding } from "./problem.ts";
import { fieldsIn } from "./schema-fields.ts";
import type { Text } from "./texts.ts";

type Wrong = Pick<Finding, "code" | "values">;
type Place = { content: string; line: number };

const marked = /\{\{(if|\/if|assumes)\b/;

/** Marks that mean nothing: unknown names, conditions without an end, numbers that their sentence does not say. */
export function markMistakes(text: Text): Finding[] {
  const { file, schema, raw, lineOf, body, bodyLine, source } = text;
  if (!marked.test(source)) return [];
  const found = (line: number) => (wrong: Wrong) => ({ file, line, level: "error", ...wrong }) as const;
  const inFields = fieldsIn(schema, raw).flatMap(({ path, value }) =>
    typeof value === "string" ? mistakesIn([{ content: value, line: lineOf(path) }]) : [],
  );
  const lines = body.split("\n").map((content, index) => ({ content, line: bodyLine + index }));
  return [...inFields, ...mistakesIn(lines)].map(({ line, ...wrong }) => found(line)(wrong));
}

function mistakesIn(lines: readonly Place[]): (Wrong & { line: number })[] {
  let open: number | undefined;
  const found = lines.flatMap(({ content, line }) => {
    const marks = [...content.matchAll(/\{\{(if|\/if|assumes)\b([^{}]*)\}\}/g)];
    const numbers = new Set(content.replace(/\{\{[^{}]*\}\}/g, "").match(/\d+/g));
    return marks.flatMap(([mark, kind, rest = ""]) => {
      const wrong = kind === "assumes" ? assumptionMistake(mark, rest, numbers) : conditionMistake(mark, rest, open);
      open = kind === "if" ? line : kind === "/if" ? undefined : open;
      return wrong ? [{ line, ...wrong }] : [];
    });
  });
  return open === undefined ? found : [...found, { line: open, code: "condition-open" }];
}

function conditionMistake(mark: string, rest: string, open: number | undefined): Wrong | undefined {
  if (mark === "{{/if}}") return open === undefined ? { code: "condition-end" } : undefined;
  if (open !== undefined) return { code: "condition-open" };
  const name = rest.replace(/^ (not )?/, "");
  const known: readonly string[] = conditionNames;
  if (known.includes(name)) return undefined;
  return { code: "condition-unknown", values: { mark, known: known.join(", ") } };
}

/** A number that is assumed stands in the sentence too, so that nobody changes one without the other. */
function assumptionMistake(mark: string, rest: string, numbers: ReadonlySet<string>): Wrong | undefined {
  const [, setting = "", values = ""] = /^ (\w+)=(.*)$/.exec(rest) ?? [];
  const known: readonly string[] = assumedSettings;
  if (!known.includes(setting)) {
    return { code: "assumes-unknown", values: { mark, known: known.join(", ") } };
  }
  const isSaid = !/^\d+$/.test(values) || numbers.has(values);
  return isSaid ? undefined : { code: "assumes-number", values: { mark, value: values } };
}

/** The same sentences belong to the same builds and assume the same settings in every language. */
export function twinMarkMistakes(text: Text, twin: Text): Finding[] {
  if (!marked.test(text.source) && !marked.test(twin.source)) return [];
  const { file, lineOf, bodyLine } = text;
  const error = { file, level: "error", code: "twin-marks" } as const;
  const difference = (ours: string, theirs: string) => {
    const [value, other] = [marksIn(ours), marksIn(theirs)];
    return value === other ? undefined : { twin: twin.file, value: value || "–", other: other || "–" };
  };
  const theirFields = new Map(
    fieldsIn(twin.schema, twin.raw).map(({ path, value }) => [path.join("."), String(value)]),
  );
  const inFields = fieldsIn(text.schema, text.raw).flatMap(({ path, value }): Finding[] => {
    const theirs = theirFields.get(path.join("."));
    const values = theirs === undefined ? undefined : difference(String(value), theirs);
    return values ? [{ ...error, line: lineOf(path), values }] : [];
  });
  const values = difference(text.body, twin.body);
  return values ? [...inFields, { ...error, line: bodyLine, values }] : inFields;
}

function marksIn(content: string): string {
  return (content.match(/\{\{(?:if|assumes) [^{}]*\}\}/g) ?? []).join(" ");
}
