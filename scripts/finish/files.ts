import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { withImports } from "../source-imports.ts";

/** All files below a folder, as sorted paths with forward slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}

export function digest(...parts: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("base64url");
}

/** Works on several items at once, in the order given. Where one fails, what was begun is finished before that is said. */
export async function inParallel<T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  async function worker(): Promise<void> {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index] as T).catch((error) => {
        next = items.length;
        throw error;
      });
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: Math.min(limit, items.length) }, worker));
  const failure = ends.find((end) => end.status === "rejected");
  if (failure) throw failure.reason;
  return results;
}

/** Stands for all that decides what a program of ours makes: itself, what it imports, and the files it reads. */
export async function digestOfCode(root: string, entry: string, ...folders: string[]): Promise<string> {
  const code = [...withImports(root, entry)].sort();
  const read = folders.filter((folder) => existsSync(join(root, folder)));
  const files = await Promise.all(
    read.map(async (folder) => (await filesBelow(join(root, folder))).map((file) => join(folder, file))),
  );
  return digest(...(await Promise.all([...code, ...files.flat()].map((path) => readFile(join(root, path))))));
}
