import { createHash } from "node:crypto";
import { type Locale, localeCodes } from "../../site/locales.ts";
import { newsCover, storyCover } from "../../site/story-covers.ts";
import { type PicturePlace, picturePlaces } from "../check/pictures.ts";
import { isRecord, keyOf, type Path, valueAt } from "../check/schema-fields.ts";
import { type DraftSide, type DraftText, sidesOf } from "../editing/draft-text.ts";
import { schemaOf } from "../editing/text-file.ts";
import { type PictureSlot, pictureSlots } from "../picture-files.ts";
import { itemOf } from "./text-addresses.ts";

/** A photograph of a text, or the place for one, as every language has it. */
export type PictureField = {
  key: string;
  path: Path;
  slot: PictureSlot;
  least: { width: number; height: number };
  file: string | undefined;
  alts: Partial<Record<Locale, string>>;
  /** Differs between two states of the photograph and of the entry of a list that it stands in. */
  state: string;
};

/** The fields of a text that are photographs, those alone that stand in every language. */
export function pictureFieldsOf(text: DraftText): PictureField[] {
  const sides = sidesOf(text).map(([code, side]) => ({ code, side, places: placesOf(side) }));
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
        path,
        slot,
        least: pictureSlots[slot].least,
        file,
        alts: Object.fromEntries(alts),
        state: digestOf(
          JSON.stringify([entryOf(first.side, path), written, valueAt(first.side.places.data, ["seed"])]),
        ),
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

export function digestOf(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}

/** The drawings offered for a cover: its own, the one that is chosen, and a few more. */
export function drawingsOf({ name, sides }: DraftText, more: number) {
  const item = itemOf(name);
  const data = localeCodes.map((code) => sides[code]?.places.data).find(isRecord);
  if (!item || !data) return undefined;
  const { tags, figures, seed: chosen } = data as { tags: string[]; figures: { value: string }[]; seed?: string };
  const { folder, slug } = item;
  const artOf = (seed: string) => {
    const item = { slug, ...(seed && { seed }) };
    const address = folder === "stories" ? storyCover({ ...item, tags, figures }) : newsCover(item);
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
