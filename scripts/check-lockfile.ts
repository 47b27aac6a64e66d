import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lockfileProblems } from "./checks/lockfile-rules.ts";
import { report, root } from "./checks/sources.ts";
import { installScripts, unneededInstallScripts } from "./install-scripts.mjs";

const listed = [...installScripts.map(({ name }) => name), ...unneededInstallScripts];

report(lockfileProblems(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")), listed));
