import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { day } from "../../domain/time.ts";

export type PictureFiles = ReturnType<typeof pictureFilesIn>;

/** Pictures of drafts as files, each under the SHA-256 of its content. */
export function pictureFilesIn(folder: string) {
  return {
    /** On disk before any row names it. */
    async write(content: Uint8Array): Promise<string> {
      const name = createHash("sha256").update(content).digest("hex");
      const part = join(folder, `${name}.${randomUUID()}`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(part, content, { mode: 0o600, flush: true });
      await rename(part, join(folder, name));
      return name;
    },

    read: (name: string): Promise<Buffer> => readFile(join(folder, name)),

    /** Removes all but those. One that was written within a day stays: its draft may be about to be saved. */
    async removeOthers(kept: readonly string[]): Promise<void> {
      for (const name of await namesIn(folder)) {
        const path = join(folder, name);
        if (!kept.includes(name) && (await stat(path)).mtimeMs < Date.now() - day) await rm(path, { force: true });
      }
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
