import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fingerprint } from "../scripts/production/inputs.mjs";
import { buildInputs } from "../server/env.ts";

/** The exit code is 3 where the moment of a text has come since this build was made, and 0 where none has. */
const root = fileURLToPath(new URL("..", import.meta.url));
const [build = ""] = process.argv.slice(2);
const running = JSON.parse(readFileSync(join(build, "inputs.json"), "utf8"));
const settings = buildInputs(process.env);

if (fingerprint(root, settings, new Date(running.moment)) !== running.fingerprint) {
  console.error(
    `The release that runs was made from other sources or settings than ${root} has now, so nothing is published: make a release and switch to it.`,
  );
  process.exitCode = 1;
} else if (fingerprint(root, settings) !== running.fingerprint) {
  process.exitCode = 3;
}
