import { z } from "zod";
import type { Locale } from "../../site/locales.ts";
import { choicesAt, infoAt, isProse, keyOf, type Path, schemaAt, withoutWrapper } from "../check/schema-fields.ts";
import { factsSchema } from "../schemas/facts.ts";
import type { FieldInfo } from "../schemas/fields.ts";
import { factsFile } from "../view/text-names.ts";
import { type DraftField, typeOf } from "./draft-text.ts";
import { isLinkTarget } from "./link-fields.ts";
import { schemaOf } from "./text-file.ts";
import type { Value } from "./yaml-document.ts";

/** A field of an entry that is not there yet; its path begins at the entry. */
export type EntryField = Omit<DraftField, "values">;

/** The fields that the facts of the company ask for in a group such as people; their path begins with "fact". */
export function groupFields(group: string): EntryField[] {
  const element = schemaAt(factsSchema, [group, ""]);
  if (!element) return [];
  return neededIn(element).map(({ path, info, choices }) => {
    const type = typeOf(factsFile, [group, "", ...path]) ?? "text";
    const isShared = !(schemaAt(element, path) instanceof z.ZodUnion);
    const own = ["fact", ...path];
    return {
      key: keyOf(own),
      path: own,
      info,
      isShared,
      isProse: info !== undefined && isProse(info),
      isOptional: false,
      choices,
      type,
    };
  });
}

export function newName(side: Locale | "all", key: string): string {
  return `new-${side}:${key}`;
}

/** The fields without which the schema takes no entry. */
export function entryFields(file: string, list: Path): EntryField[] {
  const schema = schemaOf(file);
  const element = schema && schemaAt(schema, [...list, 0]);
  if (!element) return [];
  return neededIn(element).map(({ path, info, choices }) => {
    const isLink = isLinkTarget(file, [...list, 0, ...path]);
    const type = isLink ? "link" : (typeOf(file, [...list, 0, ...path]) ?? "text");
    const isMeantOnce = !info || info.kind === "id" || info.kind === "figure" || type !== "text";
    const isShared = isMeantOnce && !info?.perLanguage;
    return {
      key: keyOf(path),
      path,
      info,
      isShared,
      isProse: info !== undefined && isProse(info),
      isOptional: false,
      choices,
      type,
    };
  });
}

type Needed = { path: Path; info: FieldInfo | undefined; choices: string[] | undefined };

/** Every value that a schema asks for, lists as short as they may be. */
export function neededIn(schema: z.core.$ZodType, path: Path = []): Needed[] {
  const inner = withoutWrapper(schema);
  if (inner instanceof z.ZodObject) {
    const fields = Object.entries(inner.shape as Record<string, z.core.$ZodType>);
    return fields
      .filter(([, field]) => field === withoutWrapper(field))
      .flatMap(([key, field]) => neededIn(field, [...path, key]));
  }
  if (inner instanceof z.ZodArray) {
    const [tooFew] = inner.safeParse([]).error?.issues ?? [];
    const length = tooFew?.code === "too_small" ? Number(tooFew.minimum) : 1;
    return Array.from({ length }, (_, at) => neededIn(inner.element, [...path, at])).flat();
  }
  return [{ path, info: infoAt(inner, []), choices: choicesAt(inner, []) }];
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
