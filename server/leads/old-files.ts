import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { DestructionLog } from "../ports/destructions.ts";

/** Removes files in a folder that were written before, such as mails of a site without a mail server. */
export async function removeOldFiles(
  folder: string,
  before: number,
  destructions: DestructionLog,
  now: number,
): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const written: number[] = [];
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const file = join(folder, entry.name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs >= before) continue;
    await rm(file, { force: true });
    written.push(mtimeMs);
  }
  await destructions.record("file", { reason: "retention", at: now }, written);
}
