import { statfs } from "node:fs/promises";

/** Bytes that may still be written where a folder lies; undefined where it does not exist. */
export async function freeSpace(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}
