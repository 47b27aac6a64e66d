import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp from "sharp";
import type { MadePicture, PictureFile } from "../../copy/picture-files.ts";
import type { Cache } from "../finish/cache.ts";
import { codeDigest } from "../finish/code-digests.ts";
import { digest } from "../finish/files.ts";
import { encodePicture } from "./encode.ts";

/** What pages have to know of a file in content/pictures/. */
export async function readPicture(root: string, file: string): Promise<PictureFile> {
  const bytes = await readFile(join(root, "content/pictures", file));
  const { autoOrient } = await opening(file, sharp(bytes).metadata());
  return { name: parse(file).name, hash: await hashOf(bytes), ...autoOrient };
}

/** sharp does not say which picture it could not open. */
async function opening<T>(file: string, work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    throw new Error(`content/pictures/${file} cannot be opened: ${error.message}`, { cause: error });
  });
}

/** The bytes of a made picture; undefined where no file of content/pictures/ is what its address says. */
export async function makePicture(root: string, cache: Cache, made: MadePicture): Promise<Uint8Array | undefined> {
  const original = await originalOf(root, made);
  const { hash, slot, width, format } = made;
  return (
    original && cache.get(`${hash}-${slot}-${width}.${format}`, () => opening(made.name, encodePicture(original, made)))
  );
}

async function originalOf(root: string, { name, hash }: MadePicture): Promise<Buffer | undefined> {
  const folder = join(root, "content/pictures");
  const files = await readdir(folder).catch(() => []);
  for (const file of files.filter((file) => parse(file).name === name)) {
    const bytes = await readFile(join(folder, file));
    if ((await hashOf(bytes)) === hash) return bytes;
  }
  return undefined;
}

/** Another picture, or another way to make pictures, is another address. */
async function hashOf(bytes: Buffer): Promise<string> {
  return digest(await codeDigest("encode"), sharp.versions.sharp ?? "", bytes).slice(0, 10);
}
