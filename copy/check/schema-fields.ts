import { z } from "zod";
import { type FieldInfo, fieldInfo } from "../schemas/fields.ts";

export type Path = readonly (string | number)[];
type Schema = z.core.$ZodType;

/** A value of a text with the schema's word on it. */
export type Field = { path: Path; value: unknown; info: FieldInfo };

/** All described values of a text. */
export function fieldsIn(schema: Schema, value: unknown, path: Path = []): Field[] {
  const info = fieldInfo.get(schema);
  const inner = withoutWrapper(schema);
  if (info && !(inner instanceof z.ZodObject)) return value === undefined ? [] : [{ path, value, info }];
  if (inner instanceof z.ZodObject && isRecord(value)) {
    return Object.entries(inner.shape).flatMap(([key, field]) => fieldsIn(field, value[key], [...path, key]));
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => fieldsIn(inner.element, item, [...path, index]));
  }
  if (inner !== schema) return fieldsIn(inner, value, path);
  return [];
}

/** The part of a schema that a path leads to. */
export function schemaAt(schema: Schema, path: Path): Schema | undefined {
  const inner = withoutWrapper(schema);
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  if (inner instanceof z.ZodObject) {
    const field: Schema | undefined = Object.hasOwn(inner.shape, step) ? inner.shape[step] : undefined;
    return field && schemaAt(field, rest);
  }
  if (inner instanceof z.ZodUnion) {
    return inner.options.map((option) => schemaAt(option, path)).find((found) => found !== undefined);
  }
  if (inner instanceof z.ZodRecord) return schemaAt(inner.valueType, rest);
  return inner instanceof z.ZodArray ? schemaAt(inner.element, rest) : undefined;
}

export function infoAt(schema: Schema, path: Path): FieldInfo | undefined {
  const found = schemaAt(schema, path);
  return found && (fieldInfo.get(found) ?? fieldInfo.get(withoutWrapper(found)));
}

/** The names of the fields that stand below a path. */
export function keysAt(schema: Schema, path: Path): string[] {
  const found = schemaAt(schema, path);
  const inner = found && withoutWrapper(found);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
}

/** Whether fields of any name stand below a path. */
export function isGroup(schema: Schema, path: Path): boolean {
  const found = schemaAt(schema, path);
  return found !== undefined && withoutWrapper(found) instanceof z.ZodRecord;
}

/** The names of which a value is one; undefined where it may be anything. */
export function choicesAt(schema: Schema, path: Path): string[] | undefined {
  const found = schemaAt(schema, path);
  const inner = found && withoutWrapper(found);
  return inner instanceof z.ZodEnum ? inner.options.map(String) : undefined;
}

/** Whether a field may be missing. */
export function mayBeMissing(schema: Schema, path: Path): boolean {
  const found = schemaAt(schema, path);
  return found !== undefined && found !== withoutWrapper(found);
}

/** The schema without what says that it may be missing. */
export function withoutWrapper(schema: Schema): Schema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional || schema instanceof z.ZodDefault) {
    return withoutWrapper(schema.unwrap());
  }
  return schema;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, step) => (part as Record<string | number, unknown> | undefined)?.[step], value);
}

/** Whether visitors read a field as running text. */
export function isProse({ kind, sms }: { kind: string; sms?: true }): boolean {
  return (kind === "seen" || kind === "head" || kind === "spoken") && !sms;
}

const keys = new WeakMap<Path, string>();

/** A path as forms name it: "people.3.name". Kept, because every field of a text is compared with every other one. */
export function keyOf(path: Path): string {
  const key = keys.get(path) ?? path.join(".");
  keys.set(path, key);
  return key;
}

/** What an editor calls the field: its name, or that of the list it stands in. */
export function nameOf(path: Path): string {
  return String(path.findLast((step) => typeof step === "string") ?? "");
}
