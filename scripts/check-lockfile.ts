import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lockfileProblems, npmSettingsProblems } from "./checks/lockfile-rules.ts";
import { report, root } from "./checks/sources.ts";
import { installScripts, unneededInstallScripts } from "./install-scripts.mjs";

const listed = [...installScripts.map(({ name }) => name), ...unneededInstallScripts];

const read = (file: string) => readFileSync(join(root, file), "utf8");

report([...lockfileProblems(JSON.parse(read("package-lock.json")), listed), ...npmSettingsProblems(read(".npmrc"))]);
