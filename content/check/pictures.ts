import { z } from "zod";
import type { PictureSlot } from "../picture-files.ts";
import { pictureFields } from "../schemas/fields.ts";
import { isRecord, type Path } from "./schema-fields.ts";

export type NamedPicture = { path: Path; file: string; slot: PictureSlot };

/** The photographs that a text names, each with its field and the place where it is shown. */
export function picturesIn(schema: z.core.$ZodType, value: unknown, path: Path = []): NamedPicture[] {
  if (schema instanceof z.ZodExactOptional) return picturesIn(schema.unwrap(), value, path);
  const field = pictureFields.get(schema);
  if (field) {
    const file = isRecord(value) ? value.file : undefined;
    return typeof file === "string" ? [{ path: [...path, "file"], file, slot: field.slot }] : [];
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => picturesIn(schema.element, item, [...path, index]));
  }
  if (schema instanceof z.ZodObject && isRecord(value)) {
    return Object.entries(schema.shape).flatMap(([key, part]) => picturesIn(part, value[key], [...path, key]));
  }
  return [];
}
