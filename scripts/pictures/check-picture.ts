import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Finding } from "../../copy/check/problem.ts";
import { type PictureSlot, pictureSlots } from "../../copy/picture-files.ts";

/** Why a file cannot be the photograph of a text. */
export type PictureMistake = Required<Pick<Finding, "code" | "values">>;

const mostMegabytes = 20;
const mostMegapixels = 40;

/** What sharp reads on every system. HEIC, which phones write, is not among it. */
const taken = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** `isOpened`: a program reads what is in the file. Nobody but the build does that with files of others. */
export type PictureCheck = { isOpened: boolean };

/** What is wrong with the file that a text names, for the place where it is shown. */
export async function checkPicture(
  folder: string,
  file: string,
  slot: PictureSlot,
  { isOpened }: PictureCheck = { isOpened: true },
): Promise<PictureMistake | undefined> {
  const values = { value: file };
  if (/\.(svg|hei[cf]|gif|tiff?|bmp|pdf)$/i.test(file)) return { code: "picture-kind", values };
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\.(jpe?g|png|webp|avif)$/.test(file)) return { code: "picture-name", values };
  const path = join(folder, "pictures", file);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return { code: "picture-missing", values };
  const megabytes = Math.ceil(found.size / 1e6);
  if (megabytes > mostMegabytes) {
    return { code: "picture-heavy", values: { ...values, megabytes, most: mostMegabytes } };
  }
  return isOpened ? checkContent(await readFile(path), file, slot) : undefined;
}

async function checkContent(bytes: Buffer, file: string, slot: PictureSlot): Promise<PictureMistake | undefined> {
  const values = { value: file };
  const unreadable: PictureMistake = { code: "picture-unreadable", values };
  const known = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!known) return unreadable;
  if (!taken.includes(known.mediaType ?? "")) return { code: "picture-kind", values };
  const { width, height } = known.autoOrient;
  const size = `${width} × ${height}`;
  if (width * height > mostMegapixels * 1e6) {
    return { code: "picture-large", values: { ...values, size, most: mostMegapixels } };
  }
  const { least } = pictureSlots[slot];
  if (width < least.width || height < least.height) {
    return { code: "picture-small", values: { ...values, size, least: `${least.width} × ${least.height}` } };
  }
  return (await isWhole(bytes)) ? undefined : unreadable;
}

/** Half of a file has a head, too: what is missing shows when all of it is read. */
function isWhole(bytes: Buffer): Promise<boolean> {
  const tiny = sharp(bytes).resize(16).raw().toBuffer();
  return tiny.then(
    () => true,
    () => false,
  );
}
