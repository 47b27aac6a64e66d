import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { StorageUnavailable } from "../../ports.ts";
import { StartRefusal } from "../../start-refusal.ts";
import { guarded } from "./sqlite-errors.ts";

/**
 * A file that only the site's own user may read; SQLite gives its write-ahead log the same mode. A folder that was
 * there before keeps its mode: it may be shared on purpose, or be /tmp.
 */
export function privateFile(folder: string, name: string): string {
  const file = join(folder, name);
  try {
    guarded(() => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      closeSync(openSync(file, "a", 0o600));
      chmodSync(file, 0o600);
    });
    return file;
  } catch (error) {
    if (error instanceof StorageUnavailable) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new StartRefusal([`DATA_DIR must be a folder that can be written, but "${file}" cannot (${code}).`]);
  }
}
