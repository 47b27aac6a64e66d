import { isRecord, valueAt } from "../../../copy/check/schema-fields.ts";
import { type DraftSide, type DraftText, readDraftText, sidesOf } from "../../../copy/editing/draft-text.ts";
import type { Change, EditRefusal } from "../../../copy/editing/edit-text.ts";
import { editTexts, fileChanges } from "../../../copy/editing/edit-texts.ts";
import { pictureSize } from "../../../copy/editing/picture-header.ts";
import { pictureKind, pictureName, picturesFolder } from "../../../copy/editing/pictures.ts";
import { type PictureField, pictureFieldsOf } from "../../../copy/view/picture-fields.ts";
import { mostPictureBytes } from "../../../copy/view/picture-limits.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import type { FileChange, Words } from "../../ports/words.ts";
import { textsOf } from "./draft-texts.ts";
import { tidyingChanges } from "./tidy-pictures.ts";

/** The check of texts refuses more; it opens pictures only when the site is built. */
const mostPixels = 40_000_000;

type PicturePosition = {
  draft: string;
  text: string;
  key: string;
  person: number;
  /** The state that the person saw. */
  seen: string;
};
/** No bytes where the photograph stays. */
export type PictureRequest = PicturePosition & {
  bytes?: Buffer | undefined;
  alts: Readonly<Partial<Record<Locale, string>>>;
};

/** "file": there is none. "kind": none that we take. "pixels": more than the build decodes. "alt": somewhere it is not said what the photograph shows. */
export type PictureRefusal =
  | ("file" | "kind" | "too-large" | "pixels" | "damaged" | "unread" | "alt")
  | ("conflict" | "busy" | "layout")
  | EditRefusal;
export type PictureAnswer = { outcome: "saved" | "missing" | PictureRefusal };

const mostTries = 10;

/** Gives a text a photograph with its words in every language, or other words to the one it has. */
export async function savePicture(words: Words, request: PictureRequest): Promise<PictureAnswer> {
  const { bytes, alts } = request;
  const kind = bytes && pictureKind(bytes);
  if (bytes && bytes.length > mostPictureBytes) return { outcome: "too-large" };
  if (bytes && !kind) return { outcome: "kind" };
  const size = bytes && kind ? pictureSize(bytes, kind) : undefined;
  if (bytes && !size) return { outcome: "damaged" };
  if (size && size.width * size.height > mostPixels) return { outcome: "pixels" };
  return changePicture(words, request, (field, text) => {
    const upload = bytes && kind ? { bytes, name: pictureName(text, field, bytes, kind) } : undefined;
    const file = upload?.name ?? field.file;
    if (file === undefined) return { outcome: "file" };
    if (localeCodes.some((code) => !alts[code]?.trim())) return { outcome: "alt" };
    const { path } = field;
    const changes = ({ places }: DraftSide, locale: Locale): Change[] => {
      const alt = (alts[locale] ?? "").trim();
      if (!isRecord(valueAt(places.data, path))) return [{ change: "set", path, value: { file, alt } }];
      return [
        { change: "set", path: [...path, "file"], value: file },
        { change: "set", path: [...path, "alt"], value: alt },
      ];
    };
    return { changes, upload };
  });
}

/** From then on the drawn picture stands there. */
export function removePicture(words: Words, position: PicturePosition): Promise<PictureAnswer> {
  return changePicture(words, position, ({ path }) => ({
    changes: ({ places }) => (valueAt(places.data, path) === undefined ? [] : [{ change: "remove", path }]),
  }));
}

/** Draws the cover from a seed; from the item's name where there is none. */
export async function saveDrawing(words: Words, { seed, ...position }: PicturePosition & { seed: string }) {
  if (!/^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(seed) || seed.length > 60) return { outcome: "layout" } as const;
  const path = ["seed"];
  return changePicture(words, position, ({ slot }) => ({
    changes: ({ places }) => {
      if (slot !== "cover" || (valueAt(places.data, path) ?? "") === seed) return [];
      return [seed ? { change: "set", path, value: seed } : { change: "remove", path }];
    },
  }));
}

type Planned =
  | PictureAnswer
  | {
      changes: (side: DraftSide, locale: Locale) => Change[];
      upload?: { bytes: Buffer; name: string } | undefined;
    };

/** In all languages and with the file itself in one step, and only where it stands as the person saw it. */
async function changePicture(
  words: Words,
  { draft, text: name, key, person, seen }: PicturePosition,
  plan: (field: PictureField, text: DraftText) => Planned,
): Promise<PictureAnswer> {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const texts = await textsOf(words, { draft });
    const text = readDraftText(texts, name);
    const field = text && pictureFieldsOf(text).find((one) => one.key === key);
    if (!text || !field) return { outcome: "missing" };
    if (field.state !== seen) return { outcome: "conflict" };
    const planned = plan(field, text);
    if ("outcome" in planned) return planned;
    const edits = sidesOf(text).flatMap(([code, side]) =>
      planned.changes(side, code).map((change) => [side.file, change] as const),
    );
    const edited = editTexts(texts, edits);
    if (edited.code !== "edited") return { outcome: edited.code };
    const files: FileChange[] = fileChanges(texts, edited.texts);
    if (planned.upload) files.push(await pictureFile(words, draft, planned.upload));
    files.push(...(await tidyingChanges(words, draft, files)));
    const saved = await words.save(draft, { person, files });
    if (saved.outcome === "saved" || saved.outcome === "missing") return { outcome: saved.outcome };
    if (saved.outcome === "refused") return { outcome: saved.code === "too-large" ? "too-large" : "layout" };
  }
  return { outcome: "busy" };
}

async function pictureFile(words: Words, draft: string, { bytes, name }: { bytes: Buffer; name: string }) {
  const path = picturesFolder + name;
  const existing = (await words.files({ draft }))?.find((one) => one.path === path);
  return { path, seen: existing?.version ?? null, content: bytes };
}
