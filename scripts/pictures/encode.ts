import sharp, { type Sharp } from "sharp";
import { heightFor, type MadePicture } from "../../copy/picture-files.ts";

const formats = {
  avif: (image: Sharp) => image.avif({ quality: 55 }),
  webp: (image: Sharp) => image.webp({ quality: 78 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 80, mozjpeg: true }),
};

/**
 * Makes one file of a picture: turned as the camera was held, cut around the middle, without metadata, because sharp
 * keeps none unless it is told to.
 */
export function encodePicture(bytes: Buffer, { slot, width, format }: MadePicture): Promise<Buffer> {
  const size = { width, height: heightFor(slot, width) };
  const image = sharp(bytes).autoOrient().resize(size).flatten({ background: "white" });
  return formats[format](image).toBuffer();
}
