import { describe, expect, test } from "vitest";
import { z } from "zod";
import { factsSchema } from "./facts.ts";
import { type FieldInfo, fieldInfo } from "./fields.ts";
import { schemas } from "./index.ts";
import { termsSchema } from "./terms.ts";

type Field = { path: string; info: FieldInfo | undefined };

/** The fields below a schema; what is described as a whole is one field. */
function fieldsOf(schema: z.core.$ZodType, path: string): Field[] {
  const info = fieldInfo.get(schema);
  if (info) return [{ path, info }];
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, field]) => fieldsOf(field, path ? `${path}.${key}` : key));
  }
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element, `${path}[]`);
  if (schema instanceof z.ZodRecord) return fieldsOf(schema.valueType, `${path}.*`);
  if (schema instanceof z.ZodExactOptional) return fieldsOf(schema.unwrap(), path);
  return [{ path, info }];
}

/** Some words with a full stop, not a name such as "head.title". */
const isSentence = (text: string) => /^\S+( \S+)+\.$/.test(text);

describe.each(Object.entries({ ...schemas, facts: factsSchema, terms: termsSchema }))("%s", (_name, schema) => {
  const fields = fieldsOf(schema, "");
  const sentences = fields.flatMap(({ path, info }) => (info?.about ? [{ path, ...info.about }] : []));

  test("says of every field what it is", () => {
    expect(fields.filter(({ info }) => !info).map(({ path }) => path)).toEqual([]);
  });

  test("has a sentence about every field that the page does not show", () => {
    const hidden = fields.filter(({ info }) => info && info.kind !== "seen");
    expect(hidden.filter(({ info }) => !info?.about).map(({ path }) => path)).toEqual([]);
  });

  test("has each sentence in Turkish and in English", () => {
    const wrong = sentences.filter(({ tr, en }) => !isSentence(tr) || !isSentence(en) || tr === en);
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
