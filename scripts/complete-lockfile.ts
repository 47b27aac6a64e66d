import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { missingNatives } from "./checks/native-packages.ts";
import { root } from "./checks/sources.ts";

const path = join(root, "package-lock.json");
const lockfile = JSON.parse(readFileSync(path, "utf8"));
const added = missingNatives(lockfile);
const all = Object.entries({ ...lockfile.packages, ...added });
const packages = Object.fromEntries(all.sort(([one], [other]) => one.localeCompare(other, "en")));

writeFileSync(path, `${JSON.stringify({ ...lockfile, packages }, null, 2)}\n`);
console.log(`${Object.keys(added).length} native packages added to package-lock.json`);
