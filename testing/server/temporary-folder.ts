import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** An empty folder, which goes with the run. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), "site-"));
}
