import { createHash } from "node:crypto";
import { type PicturePlace, picturePlaces } from "../../../copy/check/pictures.ts";
import { isRecord, type Path, valueAt } from "../../../copy/check/schema-fields.ts";
import { type Change, type EditRefusal, editText } from "../../../copy/editing/edit-text.ts";
import { schemaOf } from "../../../copy/editing/text-file.ts";
import { pictureSlots } from "../../../copy/picture-files.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import { newsCover, storyCover } from "../../../site/story-covers.ts";
import type { FileChange, Place, Words } from "../../services.server.ts";
import { fieldsAfterFile, fieldsOf } from "../session.server.ts";
import { type DraftSide, type DraftText, keyOf, readDraftText } from "./draft-text.server.ts";
import { itemOf } from "./items.server.ts";
import { pictureSize } from "./picture-header.ts";

/** The most that the words take of a picture. */
export const mostPictureBytes = 20 * 1024 * 1024;

/** The check of texts refuses more; it opens pictures only when the site is built. */
const mostPixels = 40_000_000;

const folder = "content/pictures/";

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

/** So many are read at once; each takes some times its size of memory. */
const mostAtOnce = 3;
let reading = 0;

type Sent = {
  fields: Record<string, string>;
  bytes?: Buffer | undefined;
  outcome?: "too-large" | "unread" | "busy";
  error?: unknown;
};

/** A form with a photograph. What was typed is read even where the photograph is not. */
export async function readUpload(request: Request): Promise<Sent> {
  if (!request.headers.get("Content-Type")?.startsWith("multipart/")) return { fields: await fieldsOf(request) };
  const isTooLarge = Number(request.headers.get("Content-Length")) > mostPictureBytes + 64 * 1024;
  if (isTooLarge) return { fields: await fieldsAfterFile(request), outcome: "too-large" };
  if (reading >= mostAtOnce) return { fields: await fieldsAfterFile(request), outcome: "busy" };
  reading += 1;
  try {
    const form = await request.formData();
    const file = form.get("picture");
    const texts = [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []));
    const isGiven = file instanceof File && file.name !== "";
    return { fields: Object.fromEntries(texts), bytes: isGiven ? Buffer.from(await file.arrayBuffer()) : undefined };
  } catch (error) {
    return { fields: {}, outcome: "unread", error };
  } finally {
    reading -= 1;
  }
}

/** What the photograph shows, in the languages in which a form says it. */
export function altsIn(fields: Sent["fields"]): Partial<Record<Locale, string>> {
  const sent = localeCodes.flatMap((code) => {
    const alt = fields[`alt-${code}`];
    return alt === undefined ? [] : [[code, alt] as const];
  });
  return Object.fromEntries(sent);
}

/** A photograph of a text, or the place for one, as every language has it. */
export type PictureField = {
  key: string;
  slot: PicturePlace["slot"];
  least: { width: number; height: number };
  file: string | undefined;
  alts: Partial<Record<Locale, string>>;
  /** Differs between two states of the photograph and of the entry of a list that it stands in. */
  state: string;
};

/** The fields of a text that are photographs, those alone that stand in every language. */
export function pictureFieldsOf(text: DraftText): PictureField[] {
  const sides = localeCodes.flatMap((code) => {
    const side = text.sides[code];
    return side ? [{ code, side, places: placesOf(side) }] : [];
  });
  const [first, ...others] = sides;
  if (!first || sides.length < localeCodes.length) return [];
  return first.places
    .filter(({ path }) => others.every(({ places }) => places.some((one) => keyOf(one.path) === keyOf(path))))
    .map(({ path, slot }) => {
      const values = sides.map(({ code, side }) => [code, valueAt(side.places.data, path)] as const);
      const written = values.map(([, value]) => (isRecord(value) ? value : {}));
      const file = written.map((value) => value.file).find((value) => typeof value === "string");
      const alts = values.flatMap(([code, value]) =>
        isRecord(value) && typeof value.alt === "string" ? [[code, value.alt] as const] : [],
      );
      return {
        key: keyOf(path),
        slot,
        least: pictureSlots[slot].least,
        file,
        alts: Object.fromEntries(alts),
        state: digest(JSON.stringify([entryOf(first.side, path), written, valueAt(first.side.places.data, ["seed"])])),
      };
    });
}

function placesOf({ file, places }: DraftSide): PicturePlace[] {
  const schema = schemaOf(file);
  return schema ? picturePlaces(schema, places.data) : [];
}

/** By what an entry of a list is known, wherever in the list it stands now. */
function entryOf({ places }: DraftSide, path: Path): unknown {
  const at = path.findLastIndex((step) => typeof step === "number");
  const entry = at < 0 ? undefined : valueAt(places.data, path.slice(0, at + 1));
  return isRecord(entry) ? (entry.id ?? entry) : entry;
}

export type PictureWish = {
  draft: string;
  text: string;
  key: string;
  person: number;
  /** The state that the person saw. */
  seen: string;
  /** Nothing where the photograph stays. */
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
export function savePicture(words: Words, wish: PictureWish): Promise<PictureAnswer> {
  const { bytes, alts } = wish;
  const kind = bytes && pictureKind(bytes);
  if (bytes && bytes.length > mostPictureBytes) return refused("too-large");
  if (bytes && !kind) return refused("kind");
  const size = bytes && kind ? pictureSize(bytes, kind) : undefined;
  if (bytes && !size) return refused("damaged");
  if (size && size.width * size.height > mostPixels) return refused("pixels");
  return changePicture(words, wish, (field, text) => {
    const given = bytes && kind ? { bytes, name: nameOf(text, field, bytes, kind) } : undefined;
    const file = given?.name ?? field.file;
    if (file === undefined) return { outcome: "file" };
    if (localeCodes.some((code) => !alts[code]?.trim())) return { outcome: "alt" };
    const changes = (side: DraftSide, locale: Locale): Change[] => {
      const path = pathOf(side, field);
      const alt = (alts[locale] ?? "").trim();
      if (!isRecord(valueAt(side.places.data, path))) return [{ change: "set", path, value: { file, alt } }];
      return [
        { change: "set", path: [...path, "file"], value: file },
        { change: "set", path: [...path, "alt"], value: alt },
      ];
    };
    return { changes, given };
  });
}

/** From then on the drawn picture stands there. */
export function removePicture(words: Words, wish: Omit<PictureWish, "bytes" | "alts">): Promise<PictureAnswer> {
  return changePicture(words, wish, (field) => ({
    changes: (side) => {
      const path = pathOf(side, field);
      return valueAt(side.places.data, path) === undefined ? [] : [{ change: "remove", path }];
    },
  }));
}

/** The drawings offered for a cover: its own, the one that is chosen, and a few more. */
export function drawingsOf({ name, sides }: DraftText, more: number) {
  const item = itemOf(name);
  const data = localeCodes.map((code) => sides[code]?.places.data).find(isRecord);
  if (!item || !data) return undefined;
  const { tags, figures, seed: chosen } = data as { tags: string[]; figures: { value: string }[]; seed?: string };
  const { slug } = item;
  const artOf = (seed: string) => {
    const told = { slug, ...(seed && { seed }) };
    const address = item.folder === "stories" ? storyCover({ ...told, tags, figures }) : newsCover(told);
    return address.replace("/art/", "");
  };
  const short = slug.slice(0, 40).replace(/-+$/, "");
  const numbers = Array.from({ length: drawingsAtOnce }, (_, at) => more * drawingsAtOnce + at + 2);
  const others = numbers.map((number) => ({ seed: `${short}-${number}`, number }));
  const isOther = chosen && !others.some(({ seed }) => seed === chosen);
  const own = { seed: chosen ?? "", number: Number(/-(\d+)$/.exec(chosen ?? "")?.[1] ?? 1) };
  return [{ seed: "", number: 0 }, ...(isOther ? [own] : []), ...others].map(({ seed, number }) => ({
    seed,
    number,
    art: artOf(seed),
    isChosen: seed === (chosen ?? ""),
  }));
}

const drawingsAtOnce = 5;

type DrawingWish = Omit<PictureWish, "bytes" | "alts"> & { seed: string };

/** Draws the cover from a seed; from the item's name where there is none. */
export function saveDrawing(words: Words, { seed, ...wish }: DrawingWish): Promise<PictureAnswer> {
  if (!/^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(seed) || seed.length > 60) return refused("layout");
  const path = ["seed"];
  return changePicture(words, wish, ({ slot }) => ({
    changes: ({ places }) => {
      if (slot !== "cover" || (valueAt(places.data, path) ?? "") === seed) return [];
      return [seed ? { change: "set", path, value: seed } : { change: "remove", path }];
    },
  }));
}

async function refused(outcome: PictureRefusal): Promise<PictureAnswer> {
  return { outcome };
}

type Planned =
  | PictureAnswer
  | {
      changes: (side: DraftSide, locale: Locale) => Change[];
      given?: { bytes: Buffer; name: string } | undefined;
    };

/** In all languages and with the file itself in one step, and only where it stands as the person saw it. */
async function changePicture(
  words: Words,
  { draft, text: name, key, person, seen }: Omit<PictureWish, "bytes" | "alts">,
  plan: (field: PictureField, text: DraftText) => Planned,
): Promise<PictureAnswer> {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const text = await readDraftText(words, draft, name);
    const field = text && pictureFieldsOf(text).find((one) => one.key === key);
    if (!text || !field) return { outcome: "missing" };
    if (field.state !== seen) return { outcome: "conflict" };
    const planned = plan(field, text);
    if ("outcome" in planned) return planned;
    const files: FileChange[] = [];
    for (const code of localeCodes) {
      const side = text.sides[code] as DraftSide;
      let { source } = side;
      for (const change of planned.changes(side, code)) {
        const edited = editText(side.file, source, change);
        if (edited.code !== "edited") return { outcome: edited.code };
        source = edited.source;
      }
      if (source !== side.source) files.push({ path: side.file, seen: side.version, content: source });
    }
    if (planned.given) files.push(await withContent(words, draft, planned.given));
    files.push(...(await tidied(words, draft, files)));
    const saved = await words.save(draft, { person, files });
    if (saved.outcome === "saved" || saved.outcome === "missing") return { outcome: saved.outcome };
    if (saved.outcome === "refused") return { outcome: saved.code === "too-large" ? "too-large" : "layout" };
  }
  return { outcome: "busy" };
}

function pathOf(side: DraftSide, { key }: PictureField): Path {
  return placesOf(side).find(({ path }) => keyOf(path) === key)?.path ?? [];
}

/** A name of ours: of the text, or of whom an entry is about, and of the bytes, so that no two photographs share one. */
function nameOf({ name, sides }: DraftText, { key }: PictureField, bytes: Buffer, kind: string): string {
  const entry = /^(.*\.\d+)\./.exec(key)?.[1]?.split(".") ?? [];
  const side = localeCodes.map((code) => sides[code]).find((one) => one !== undefined);
  const id = entry.length > 0 ? valueAt(side?.places.data, [...entry, "id"]) : undefined;
  const about = [id, name.split("/").at(-1)].find((one) => typeof one === "string" && /^[a-z0-9-]+$/.test(one));
  const words = String(about ?? "").match(/[a-z0-9]+/g) ?? ["picture"];
  return `${words.join("-").slice(0, 80).replace(/-$/, "")}-${digest(bytes)}.${kind}`;
}

function digest(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}

async function withContent(words: Words, draft: string, { bytes, name }: { bytes: Buffer; name: string }) {
  const path = folder + name;
  const standing = (await words.files({ draft }))?.find((one) => one.path === path);
  return { path, seen: standing?.version ?? null, content: bytes };
}

/**
 * What else changes in the folder of pictures: one that no text of the draft names any more goes, unless it stood there
 * unnamed before the draft, and one that a text names again comes back from where it was last.
 */
async function tidied(
  words: Words,
  draft: string,
  changed: readonly FileChange[],
  from: Place = "published",
): Promise<FileChange[]> {
  const given = new Map(changed.map(({ path, content }) => [path, content]));
  const picturesIn = async (place: Place) =>
    ((await words.files(place)) ?? []).filter(({ path }) => path.startsWith(folder) && !given.has(path));
  // Pictures first: one that comes with a text meanwhile is not among them, and stays.
  const [here, before, there] = [await picturesIn({ draft }), await picturesIn("published"), await picturesIn(from)];
  const texts = (await words.texts({ draft })) ?? [];
  const now = texts.map(({ path, text }) => (given.has(path) ? String(given.get(path) ?? "") : text));
  const published = ((await words.texts("published")) ?? []).map(({ text }) => text);
  const has = (files: readonly { path: string }[], path: string) => files.some((one) => one.path === path);
  const gone = here
    .filter(({ path }) => !isNamed(path, now) && (!has(before, path) || isNamed(path, published)))
    .map(({ path, version }): FileChange => ({ path, seen: version, content: null }));
  const lacking = there.filter(({ path }) => !has(here, path) && isNamed(path, now));
  const back = lacking.map(async ({ path }): Promise<FileChange> => {
    return { path, seen: null, content: (await words.read(from, path))?.content ?? null };
  });
  return [...gone, ...(await Promise.all(back))];
}

function isNamed(path: string, texts: readonly string[]): boolean {
  return texts.some((text) => text.includes(path.slice(folder.length)));
}

/** After texts came, went or were taken back, the draft has the pictures that they name and no others of its own. */
export async function tidyPictures(words: Words, draft: string, person: number, from?: Place): Promise<void> {
  const files = await tidied(words, draft, [], from);
  if (files.length > 0) await words.save(draft, { person, files });
}
