import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installScripts } from "../install-scripts.mjs";

function markOf(root) {
  return join(root, "node_modules", ".installed");
}

/** What must be equal for an installation to still fit: the lockfile, the scripts that were run, and the machine. */
function fingerprint(root, platform = process.platform, arch = process.arch) {
  const lockfile = readFileSync(join(root, "package-lock.json"), "utf8").replaceAll("\r\n", "\n");
  const made = createHash("sha256").update(lockfile).update(JSON.stringify(installScripts)).digest("hex");
  return `${made} ${platform} ${arch}`;
}

export function isStale(root, platform, arch) {
  const mark = markOf(root);
  return !existsSync(mark) || readFileSync(mark, "utf8") !== fingerprint(root, platform, arch);
}

/** Written last, so that an interrupted installation counts as none. */
export function markInstalled(root, platform, arch) {
  writeFileSync(markOf(root), fingerprint(root, platform, arch));
}
