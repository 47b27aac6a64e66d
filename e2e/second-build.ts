import { execFile } from "node:child_process";
import { mkdir, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { root, withoutSettings } from "./server.ts";

/** The second setting makes it another release: the code of pages with forms differs. */
export const settingsWithTagManager = { TAG_MANAGER_ID: "GTM-TEST01", TRANSFER_CONSENT: "optional" };
const folder = ".cache/with-tag-manager";

/** The folder of a second build, which is kept until something changes. */
export async function buildWithTagManager(): Promise<string> {
  const env = { ...withoutSettings(), ...settingsWithTagManager, BUILD_DIR: folder, COMPRESSION: "quick" };
  const args = ["scripts/production/build.mjs", "--if-changed"];
  await oneAtATime(() => promisify(execFile)(process.execPath, args, { cwd: root, env }));
  return folder;
}

/** Files that begin together would all build it: the others wait for the first, and find it done. */
async function oneAtATime(work: () => Promise<unknown>): Promise<void> {
  const lock = join(tmpdir(), "second-build");
  while (!(await isMade(lock))) await pause(200);
  try {
    await work();
  } finally {
    await rmdir(lock);
  }
}

function isMade(folder: string): Promise<boolean> {
  return mkdir(folder).then(
    () => true,
    () => false,
  );
}
