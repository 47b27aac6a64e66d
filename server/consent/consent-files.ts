import { appendFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { ConsentRecords } from "../ports.ts";

/** Keeps decisions as JSON lines, in a file for each month: DATA_DIR/consents/2026-03.jsonl */
export function consentFiles(dataDir: string, now: () => Date = () => new Date()): ConsentRecords {
  const folder = join(dataDir, "consents");
  let torn = false;
  let last: Promise<void> = Promise.resolve();

  async function append(line: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${now().toISOString().slice(0, 7)}.jsonl`);
    // A full disk may have left half a line behind.
    const text = torn ? `\n${line}\n` : `${line}\n`;
    torn = true;
    await appendFile(file, text, { flush: true });
    torn = false;
  }

  return {
    keep({ id, version, time, categories }) {
      const kept = last.then(() => append(JSON.stringify({ id, version, time, categories })));
      last = kept.catch(() => {});
      return kept;
    },
  };
}
