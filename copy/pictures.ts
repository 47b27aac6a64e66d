import {
  heightFor,
  type MadePicture,
  type Photo,
  type Picture,
  type PictureFile,
  type PictureSlot,
  pictureAddress,
  pictureSlots,
  widthsFor,
} from "./picture-files.ts";
import { textSource } from "./source.ts";

/** The photograph that a text names, for its place in the layout; empty where the drawn picture stays. */
export function photoOf(picture: Picture | undefined, slot: PictureSlot): { photo?: Photo } {
  if (!picture) return {};
  const { picture: pictureFile, uploads } = textSource();
  const file = pictureFile?.(picture.file);
  if (file) return { photo: photoFrom(file, picture.alt, slot) };
  return uploads ? { photo: uploadedPhoto(uploads + picture.file, picture.alt, slot) } : {};
}

/** As it was uploaded; the layout cuts it to the shape of its place. */
function uploadedPhoto(src: string, alt: string, slot: PictureSlot): Photo {
  return { alt, ...pictureSlots[slot].least, src, srcSet: src, sources: [] };
}

export function photoFrom(file: PictureFile, alt: string, slot: PictureSlot): Photo {
  const { name, hash } = file;
  const widths = widthsFor(slot, file);
  const width = Math.max(...widths);
  const srcSet = (format: MadePicture["format"]) =>
    widths.map((width) => `${pictureAddress({ name, hash, slot, width, format })} ${width}w`).join(", ");
  return {
    alt,
    width,
    height: heightFor(slot, width),
    src: pictureAddress({ name, hash, slot, width, format: "jpg" }),
    srcSet: srcSet("jpg"),
    sources: [
      { type: "image/avif", srcSet: srcSet("avif") },
      { type: "image/webp", srcSet: srcSet("webp") },
    ],
  };
}
