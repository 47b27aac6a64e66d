import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type LockEntry, missingNatives } from "./checks/lockfile.ts";
import { root } from "./checks/sources.ts";

const path = join(root, "package-lock.json");
const lockfile = JSON.parse(readFileSync(path, "utf8"));
const added = missingNatives(lockfile);
const all: [string, LockEntry][] = Object.entries({ ...lockfile.packages, ...added });
const unknown: string[] = [];
let hashed = 0;

for (const [place, entry] of all) {
  if (place === "" || entry.link || entry.integrity) continue;
  const name = place.replace(/^.*node_modules\//, "");
  const integrity = integrityOf(name, entry.version ?? "");
  if (integrity) hashed++;
  else unknown.push(`${name}@${entry.version}`);
  Object.assign(entry, { integrity });
}

/** As the registry in use gives it; undefined where it does not carry this version. */
function integrityOf(name: string, version: string): string | undefined {
  const { stdout } = spawnSync("npm", ["view", `${name}@${version}`, "dist.integrity"], { encoding: "utf8" });
  return stdout.trim() || undefined;
}

const packages = Object.fromEntries(all.sort(([one], [other]) => one.localeCompare(other, "en")));
writeFileSync(path, `${JSON.stringify({ ...lockfile, packages }, null, 2)}\n`);
console.log(`package-lock.json: ${Object.keys(added).length} native packages and ${hashed} hashes added`);
if (unknown.length > 0) {
  console.error(`The registry does not carry ${unknown.join(", ")}: take a version that is there for every system.`);
  process.exitCode = 1;
}
