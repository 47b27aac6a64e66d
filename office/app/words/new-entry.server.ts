import { z } from "zod";
import { isProse } from "../../../content/check/fix-signs.ts";
import { choicesAt, infoAt, type Path, schemaAt, withoutWrapper } from "../../../content/check/schema-fields.ts";
import { schemaOf } from "../../../content/editing/text-file.ts";
import type { Value } from "../../../content/editing/write-yaml.ts";
import type { FieldInfo } from "../../../content/schemas/fields.ts";
import type { Locale } from "../../../site/locales.ts";
import { keyOf, typeOf } from "./draft-text.server.ts";

/** A field of an entry that is not there yet; its path begins at the entry. */
export type EntryField = {
  key: string;
  path: Path;
  info: FieldInfo | undefined;
  isShared: boolean;
  isProse: boolean;
  choices: string[] | undefined;
  type: "text" | "number" | "yes-no";
};

export function newName(side: Locale | "all", key: string): string {
  return `new-${side}:${key}`;
}

/** The fields without which the schema takes no entry. */
export function entryFields(file: string, list: Path): EntryField[] {
  const schema = schemaOf(file);
  const element = schema && schemaAt(schema, [...list, 0]);
  return schema && element ? neededIn(element).map((path) => fieldAt(file, schema, list, path)) : [];
}

function neededIn(schema: z.core.$ZodType): Path[] {
  const inner = withoutWrapper(schema);
  if (inner instanceof z.ZodObject) {
    const needed = Object.entries(inner.shape as Record<string, z.core.$ZodType>).filter(
      ([, field]) => field === withoutWrapper(field),
    );
    return needed.flatMap(([key, field]) => neededIn(field).map((path) => [key, ...path]));
  }
  if (inner instanceof z.ZodArray) return neededIn(inner.element).map((path) => [0, ...path]);
  return [[]];
}

function fieldAt(file: string, schema: z.ZodType, list: Path, path: Path): EntryField {
  const whole = [...list, 0, ...path];
  const info = infoAt(schema, whole);
  const type = typeOf(file, whole) ?? "text";
  const isMeantOnce = !info || info.kind === "id" || info.kind === "figure" || type !== "text";
  return {
    key: keyOf(path),
    path,
    info,
    isShared: isMeantOnce && !info?.perLanguage,
    isProse: info !== undefined && isProse(info),
    choices: choicesAt(schema, whole),
    type,
  };
}

/** An entry of its values. */
export function entryFrom(values: readonly (readonly [Path, Value])[]): Value {
  const [only] = values;
  if (only?.[0].length === 0) return only[1];
  const steps = [...new Set(values.map(([[step = ""]]) => step))];
  const below = (step: string | number) =>
    entryFrom(values.filter(([[first]]) => first === step).map(([[, ...rest], value]) => [rest, value]));
  if (typeof steps[0] === "number") return steps.map(below);
  return Object.fromEntries(steps.map((step) => [step, below(step)]));
}
