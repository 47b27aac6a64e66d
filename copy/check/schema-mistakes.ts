import type { z } from "zod";
import { localeCodes } from "../../site/locales.ts";
import { pageNames } from "../../site/pages.ts";
import type { Finding, MessageCode, Values } from "./problem.ts";
import { infoAt, isRecord, keysAt, nameOf, type Path, valueAt } from "./schema-fields.ts";
import { quoted } from "./yaml-mistakes.ts";

/** What another language says in a field that is missing here. */
export type Examples = (path: Path) => unknown;

type Issue = z.core.$ZodIssue;
type Mistake = { path: Path } & Pick<Finding, "code" | "values" | "field">;

/** What a schema refuses, in the words of an editor. */
export function schemaMistakes(
  schema: z.ZodType,
  issues: readonly Issue[],
  raw: unknown,
  examples: Examples,
): Mistake[] {
  return issues.flatMap((issue) => mistakesOf(schema, issue, raw, examples));
}

function mistakesOf(schema: z.ZodType, issue: Issue, raw: unknown, examples: Examples): Mistake[] {
  const path = issue.path as Path;
  const value = valueAt(raw, path);
  const info = infoAt(schema, path);
  const name = nameOf(path);
  const one = (code: MessageCode, values: Values = {}): Mistake[] => [
    {
      path,
      code,
      values: { field: name, ...values },
      field: info && code !== "date" && code !== "moment" ? { path, info, data: raw } : undefined,
    },
  ];
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => unknownKey(path, key, keysAt(schema, path)));
    case "invalid_type":
      return value === undefined
        ? one(...missing(name, examples(path)))
        : one(...wrongType(schema, issue, value, path));
    case "invalid_value":
      if (value === undefined || value === null) return one(...missing(name, examples(path)));
      return one(...choice(String(value), issue.values.map(String)));
    case "invalid_format":
      if (issue.format === "date") return one("date");
      if (issue.format === "datetime") return one("moment");
      if (issue.format === "email") return one("mail-form");
      if (issue.format === "url") return one("address-form");
      return one(coded(issue.message));
    case "too_small":
    case "too_big":
      if (!Array.isArray(value)) return one(coded(issue.message));
      return one(issue.code === "too_small" ? "too-few" : "too-many", {
        limit: Number(issue.code === "too_small" ? issue.minimum : issue.maximum),
        count: value.length,
      });
    case "invalid_union":
      return one("in-languages", { example: `{ ${localeCodes.map((locale) => `${locale}: …`).join(", ")} }` });
    case "custom":
      return one(...custom(issue.message, issue.params ?? {}));
    default:
      return one("value");
  }
}

/** Schemas that look at a form of their own name what is wrong by a code. */
function coded(message: string): MessageCode {
  const codes = [
    "empty",
    "slug",
    "unit-sign",
    "label-length",
    "no-markup",
    "beyond-axis",
    "whole-points",
    "phone-form",
    "figure-form",
  ] as const;
  return codes.find((code) => code === message) ?? "value";
}

function unknownKey(path: Path, key: string, known: string[]): Mistake {
  return { path: [...path, key], code: "unknown-key", values: { key, known: known.join(", ") } };
}

function missing(name: string, example: unknown): [MessageCode, Values] {
  if (typeof example === "number") return ["missing-key", { example: `${name}: ${example}` }];
  if (typeof example !== "string") return ["missing-key-plain", {}];
  return [
    "missing-key",
    { example: /^\d{4}-/.test(example) ? `${name}: ${example}` : quoted(name, shortened(example)) },
  ];
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60).replace(/\s+\S*$/, "")} …` : text;
}

type TypeIssue = Extract<Issue, { code: "invalid_type" }>;

function wrongType(schema: z.ZodType, { expected }: TypeIssue, value: unknown, path: Path): [MessageCode, Values] {
  const key = nameOf(path);
  if (value === null) return ["empty", {}];
  if (expected === "number") return ["not-number", { key }];
  if (expected === "boolean") return ["not-yes-no", {}];
  if (expected === "array") return ["not-list", {}];
  if (expected === "object") return ["not-group", { known: keysAt(schema, path).join(", ") }];
  if (isRecord(value)) return textWithColon(value, typeof path.at(-1) === "string" ? key : "-");
  if (expected === "string") return ["not-text", { example: quoted(key, String(value)) }];
  return ["value", {}];
}

/** "- Soru: yanıt" reads as a field of its own. */
function textWithColon(value: Record<string, unknown>, name: string): [MessageCode, Values] {
  const [[key = "", rest] = []] = Object.entries(value);
  const text = quoted("", `${key}: ${String(rest)}`);
  return ["colon", { example: name === "-" ? `- ${text}` : `${name}: ${text}` }];
}

function choice(value: string, known: string[]): [MessageCode, Values] {
  return [known.length === pageNames.length ? "page" : "choice", { value, known: known.join(", ") }];
}

function custom(message: string, params: Record<string, unknown>): [MessageCode, Values] {
  const slot = `{${String(params.slot)}}`;
  if (message === "missing-slot") return ["missing-slot", { slot }];
  if (message !== "unknown-slot") return [coded(message), params as Values];
  const known = (params.slots as string[]).map((name) => `{${name}}`).join(", ");
  return known ? ["unknown-slot", { slot, known }] : ["unknown-slot-none", { slot }];
}
