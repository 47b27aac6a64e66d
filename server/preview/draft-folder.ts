import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Words } from "../ports/words.ts";

/** A folder with the texts of a draft, laid out as content/ is. */
export function draftFolder(folder: string, draft: string) {
  /** The version of each file that lies there. */
  const written = new Map<string, string>();
  let running: Promise<unknown> = Promise.resolve();

  /** Writes what changed. False where there is no such draft. */
  async function bringUpToDate(words: Words): Promise<boolean> {
    const texts = await words.texts({ draft });
    if (!texts) return false;
    for (const path of [...written.keys()].filter((one) => !texts.has(one))) {
      await rm(join(folder, path), { force: true });
      written.delete(path);
    }
    for (const [path, { version, text }] of texts) {
      if (written.get(path) === version) continue;
      await replaceFile(join(folder, path), text);
      written.set(path, version);
    }
    return true;
  }

  return {
    content: join(folder, "content"),
    bringUpToDate(words: Words): Promise<boolean> {
      const done = running.then(() => bringUpToDate(words));
      running = done.catch(() => {});
      return done;
    },
  };
}

/** Whoever reads it meanwhile has the old one or the new one. */
async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.part`, text, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
