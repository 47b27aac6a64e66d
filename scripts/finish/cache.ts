import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Costly results by the hash of what they were made from. The date of an entry is the day it was last used. */
export class Cache {
  readonly folder: string;
  hits = 0;
  made = 0;
  /** Equal files ask for the same entry at the same time. */
  readonly #asked = new Map<string, Promise<Uint8Array>>();

  constructor(folder: string) {
    this.folder = folder;
  }

  get(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const asked = this.#asked.get(name) ?? this.#findOrMake(name, make);
    this.#asked.set(name, asked);
    return asked;
  }

  async #findOrMake(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const path = join(this.folder, name);
    const found = await readFile(path).catch(() => undefined);
    if (found) {
      this.hits++;
      await utimes(path, new Date(), new Date());
      return found;
    }
    const made = await make();
    this.made++;
    await mkdir(this.folder, { recursive: true });
    // Renamed into place, so that an interrupted build leaves no half entry.
    await writeFile(`${path}.${process.pid}`, made);
    await rename(`${path}.${process.pid}`, path);
    return made;
  }

  async removeOld(now = Date.now()): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const path = join(this.folder, name);
      if (now - (await stat(path)).mtimeMs > keptFor) await rm(path);
    }
  }
}
