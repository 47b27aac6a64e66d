import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { withImports } from "../source-imports.ts";
import { digest, filesBelow } from "./files.ts";

/** Stands for all that decides what a program of ours makes: itself, what it imports, and the files it reads. */
export async function digestOfCode(root: string, entry: string, ...folders: string[]): Promise<string> {
  const code = [...withImports(root, entry)].sort();
  const read = folders.filter((folder) => existsSync(join(root, folder)));
  const files = await Promise.all(
    read.map(async (folder) => (await filesBelow(join(root, folder))).map((file) => join(folder, file))),
  );
  return digest(...(await Promise.all([...code, ...files.flat()].map((path) => readFile(join(root, path))))));
}
