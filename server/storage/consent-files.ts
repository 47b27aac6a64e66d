import { readdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { type Consent, readConsent, writeConsent } from "../../domain/consent/consent.ts";
import type { Clock } from "../ports/limits.ts";
import type { ConsentStore } from "../ports/storage.ts";

/**
 * Takes over decisions that an earlier release kept as JSON lines in DATA_DIR/consents, and gives how many lines there
 * were. A file is renamed once all of it is safe; whoever is interrupted begins it again, and nothing stands twice.
 */
export async function importConsentFiles(dataDir: string, consents: ConsentStore, clock: Clock): Promise<number> {
  const folder = join(dataDir, "consents");
  const names = await readdir(folder).catch(() => []);
  let taken = 0;
  for (const name of names.filter((name) => name.endsWith(".jsonl"))) {
    const file = join(folder, name);
    for (const consent of decisionsIn(await readFile(file, "utf8"))) {
      await consents.keep(consent, Math.min(Date.parse(consent.time), clock()));
      taken++;
    }
    await rename(file, `${file}.taken-over`);
  }
  return taken;
}

/** A full disk may have left half a line behind. */
function decisionsIn(text: string): Consent[] {
  return text.split("\n").flatMap((line) => {
    try {
      return readConsent(writeConsent(JSON.parse(line))) ?? [];
    } catch {
      return [];
    }
  });
}
