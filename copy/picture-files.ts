/** A photograph as a text names it: a file in content/pictures/, and what it shows for those who do not see it. */
export type Picture = { file: string; alt: string };

/** A photograph, ready to be shown. */
export type Photo = {
  alt: string;
  width: number;
  height: number;
  src: string;
  srcSet: string;
  sources: { type: string; srcSet: string }[];
};

type Size = { width: number; height: number };
type Slot = { shape: Size; widths: readonly number[]; least: Size };

/**
 * The places where the layout shows a photograph: the shape it is cut to, the widths that screens ask for (phones to
 * wide screens, plain and dense), and the least that looks sharp there.
 */
export const pictureSlots = {
  portrait: { shape: { width: 4, height: 5 }, widths: [192, 320, 480, 640, 840], least: { width: 640, height: 800 } },
  cover: {
    shape: { width: 3, height: 2 },
    widths: [400, 640, 800, 1200, 1600, 2400],
    least: { width: 1500, height: 1000 },
  },
  head: { shape: { width: 5, height: 2 }, widths: [400, 800, 1200, 1600, 2640], least: { width: 1500, height: 600 } },
} as const satisfies Record<string, Slot>;

export type PictureSlot = keyof typeof pictureSlots;

/** A file of content/pictures/ with its size; the hash stands for its bytes and for how pictures are made of it. */
export type PictureFile = Size & { name: string; hash: string };

/** One of the files that are made of a picture. */
export type MadePicture = {
  name: string;
  hash: string;
  slot: PictureSlot;
  width: number;
  format: "avif" | "webp" | "jpg";
};

/** The widths to make of a picture: those of its slot, and never more than it has itself. */
export function widthsFor(slot: PictureSlot, { width, height }: Size): number[] {
  const { shape, widths } = pictureSlots[slot];
  const own = Math.min(width, Math.floor((height * shape.width) / shape.height));
  const widest = Math.min(own, Math.max(...widths));
  return [...widths.filter((wanted) => wanted < widest), widest];
}

/** How high a picture is in its slot. */
export function heightFor(slot: PictureSlot, width: number): number {
  const { shape } = pictureSlots[slot];
  return Math.round((width * shape.height) / shape.width);
}

/** What a photograph may be, by the ending of its name: in a draft it is sent as this and nothing else. */
export const pictureTypes = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
} as const;

/** Where a draft's pages have photographs as they were uploaded. */
export const uploadsFolder = "/pictures/";

// Among the files that browsers keep for ever: another picture has another address.
const folder = "/assets/pictures/";

export function pictureAddress({ name, hash, slot, width, format }: MadePicture): string {
  return `${folder}${name}.${hash}.${slot}-${width}.${format}`;
}

const addressPattern = new RegExp(
  `${folder}([a-z0-9-]+)\\.([\\w-]{10})\\.(${Object.keys(pictureSlots).join("|")})-(\\d{2,4})\\.(avif|webp|jpg)`,
  "g",
);

/** The made pictures whose addresses stand in a text. */
export function picturesNamedIn(text: string): MadePicture[] {
  return [...text.matchAll(addressPattern)].map(([, name = "", hash = "", slot, width, format]) => ({
    name,
    hash,
    slot: slot as PictureSlot,
    width: Number(width),
    format: format as MadePicture["format"],
  }));
}
