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
    const place = { draft };
    const files = (await words.files(place))?.filter(({ path }) => isText(path));
    if (!files) return false;
    const there = new Set(files.map(({ path }) => path));
    for (const path of [...written.keys()].filter((one) => !there.has(one))) {
      await rm(join(folder, path), { force: true });
      written.delete(path);
    }
    const changed = files.filter(({ path, version }) => written.get(path) !== version);
    // Reading all at once costs one process of git, as reading one does.
    const texts = changed.length > 3 ? ((await words.texts(place)) ?? []) : await readEach(words, changed);
    for (const { path, version, text } of texts) {
      if (!isText(path) || written.get(path) === version) continue;
      await replaceFile(join(folder, path), text);
      written.set(path, version);
    }
    return true;
  }

  async function readEach(words: Words, files: readonly { path: string }[]) {
    const read = files.map(async ({ path }) => ({ path, found: await words.read({ draft }, path) }));
    return (await Promise.all(read)).flatMap(({ path, found }) =>
      found ? [{ path, version: found.version, text: found.content.toString() }] : [],
    );
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

function isText(path: string): boolean {
  return /^content\/[\w./-]+\.(yaml|md)$/.test(path);
}

/** Whoever reads it meanwhile has the old one or the new one. */
async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.part`, text, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
