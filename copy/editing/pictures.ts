import { valueAt } from "../check/schema-fields.ts";
import { digestOf, type PictureField } from "../view/picture-fields.ts";
import { type DraftText, sidesOf } from "./draft-text.ts";

export const picturesFolder = "content/pictures/";

/** Bytes with which each kind begins that browsers and the build read alike; a drawing that may hold a script is none. */
const kinds: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  jpg: (bytes) => bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff)),
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)),
  webp: (bytes) => bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
  avif: (bytes) => /^.{4}ftyp(avif|avis)/s.test(bytes.toString("latin1", 0, 12)),
};

/** What an uploaded file is by what it holds; its name is not asked. */
export function pictureKind(bytes: Buffer): string | undefined {
  return Object.keys(kinds).find((kind) => kinds[kind]?.(bytes));
}

/** A name of ours: of the text, or of the subject of an entry, and of the bytes, so that no two photographs share one. */
export function pictureName(text: DraftText, { key }: PictureField, bytes: Buffer, kind: string): string {
  const entry = /^(.*\.\d+)\./.exec(key)?.[1]?.split(".") ?? [];
  const id = entry.length > 0 ? valueAt(sidesOf(text)[0]?.[1].places.data, [...entry, "id"]) : undefined;
  const about = [id, text.name.split("/").at(-1)].find((one) => typeof one === "string" && /^[a-z0-9-]+$/.test(one));
  const words = String(about ?? "").match(/[a-z0-9]+/g) ?? ["picture"];
  return `${words.join("-").slice(0, 80).replace(/-$/, "")}-${digestOf(bytes)}.${kind}`;
}

/** Whether a text names a picture. */
export function isNamed(path: string, texts: readonly string[]): boolean {
  return texts.some((text) => text.includes(path.slice(picturesFolder.length)));
}
