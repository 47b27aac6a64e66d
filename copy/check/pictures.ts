import { z } from "zod";
import type { PictureSlot } from "../picture-files.ts";
import { pictureFields } from "../schemas/fields.ts";
import { isRecord, type Path } from "./schema-fields.ts";

/** A place in a text where a photograph may be named, with what is written there. */
export type PicturePlace = { path: Path; slot: PictureSlot; value: unknown };

export type NamedPicture = { path: Path; file: string; slot: PictureSlot };

/** The photographs that a text names, each with its field and the place where it is shown. */
export function picturesIn(schema: z.core.$ZodType, value: unknown): NamedPicture[] {
  return picturePlaces(schema, value).flatMap(({ path, slot, value }) => {
    const file = isRecord(value) ? value.file : undefined;
    return typeof file === "string" ? [{ path: [...path, "file"], file, slot }] : [];
  });
}

/** Every field of a text that is a photograph, also one that is not there. */
export function picturePlaces(schema: z.core.$ZodType, value: unknown, path: Path = []): PicturePlace[] {
  if (schema instanceof z.ZodExactOptional) return picturePlaces(schema.unwrap(), value, path);
  const field = pictureFields.get(schema);
  if (field) return [{ path, slot: field.slot, value }];
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => picturePlaces(schema.element, item, [...path, index]));
  }
  if (schema instanceof z.ZodObject && isRecord(value)) {
    return Object.entries(schema.shape).flatMap(([key, part]) => picturePlaces(part, value[key], [...path, key]));
  }
  return [];
}
