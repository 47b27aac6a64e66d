import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Whatever tests write beside the project lies in one folder, and goes with it. */
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "site-tests-"));
  // PostgreSQL runs under a user of its own.
  chmodSync(folder, 0o755);
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder });
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
