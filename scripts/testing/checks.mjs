import { programs } from "../programs.mjs";
import { check } from "./steps.mjs";

/** Everything that is checked without running the site, in seconds. */
const checks = {
  "Format and lint": [[programs.biome, "check", "--error-on-warnings", "."]],
  Types: [
    [programs.reactRouter, "typegen"],
    [programs.typescript, "--noEmit"],
  ],
  "Import directions": [["scripts/check-imports.ts"]],
  Texts: [["scripts/check-content.ts"]],
  "Dead code": [[programs.knip]],
  Lockfile: [["scripts/check-lockfile.ts"]],
  "Settings in the README": [["scripts/check-readme.ts"]],
  Breakpoints: [["scripts/check-breakpoints.ts"]],
  "Words that do not belong": [["scripts/check-words.ts"]],
};

export async function runChecks(tally, node) {
  for (const [name, runs] of Object.entries(checks)) await check(tally, name, node, runs);
}
