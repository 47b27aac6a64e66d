import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { root, withoutSettings } from "./server.ts";

/** The second setting makes it another release: the code of pages with forms differs. */
export const settingsWithTagManager = { TAG_MANAGER_ID: "GTM-TEST01", TRANSFER_CONSENT: "optional" };
const folder = ".cache/with-tag-manager";

/** The folder of a second build, which is kept until something changes. */
export async function buildWithTagManager(): Promise<string> {
  const env = { ...withoutSettings(), ...settingsWithTagManager, BUILD_DIR: folder, COMPRESSION: "quick" };
  const args = ["scripts/production/build.mjs", "--if-changed"];
  await promisify(execFile)(process.execPath, args, { cwd: root, env });
  return folder;
}
