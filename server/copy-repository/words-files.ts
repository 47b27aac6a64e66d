import { isUtf8 } from "node:buffer";
import { localeCodes } from "../../site/locales.ts";
import type { FileRefusal } from "../ports/words.ts";

const locales = localeCodes.join("|");
/** Folders have no dot and files have one, so that no file ever stands where a folder does. */
const textPatterns = [
  new RegExp(`^content/(${locales})/([a-z0-9-]+/)*[a-z0-9-]+(\\.\\d+)*\\.(yaml|md)$`),
  /^content\/[a-z0-9-]+\.yaml$/,
];
const picturePattern = /^content\/pictures\/[a-z0-9-]+\.(jpe?g|png|webp|avif)$/;
const mostPathLetters = 200;

/** The longest of all has 18 kB. */
const mostTextBytes = 512 * 1024;
const mostPictureBytes = 20 * 1024 * 1024;

export function isText(path: string): boolean {
  return path.length <= mostPathLetters && textPatterns.some((pattern) => pattern.test(path));
}

/** Whether a file may be part of the words at all. */
export function isWordsPath(path: string): boolean {
  return isText(path) || (path.length <= mostPathLetters && picturePattern.test(path));
}

export function isTooLargeText(bytes: number): boolean {
  return bytes > mostTextBytes;
}

export function isTooLarge(path: string, bytes: number): boolean {
  return isText(path) ? isTooLargeText(bytes) : bytes > mostPictureBytes;
}

/** Why a file is not taken; undefined where it is. */
export function refusalOf(path: string, content: string | Uint8Array | null): FileRefusal | undefined {
  if (!isWordsPath(path)) return "path";
  if (content === null) return undefined;
  if (isText(path) && !isPlainText(content)) return "not-text";
  return isTooLarge(path, Buffer.byteLength(content)) ? "too-large" : undefined;
}

function isPlainText(content: string | Uint8Array): boolean {
  if (typeof content !== "string") return isUtf8(content) && !content.includes(0);
  return content.isWellFormed() && !content.includes("\0");
}

/** The same text in the other languages; nothing for what stands once for all of them. */
export function twinsOf(path: string): string[] {
  const [, locale, rest] = new RegExp(`^content/(${locales})/(.+)$`).exec(path) ?? [];
  if (!locale || !rest) return [];
  return localeCodes.filter((code) => code !== locale).map((code) => `content/${code}/${rest}`);
}
