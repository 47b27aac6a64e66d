import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fingerprint } from "../scripts/production/inputs.mjs";
import { buildInputs } from "../server/env.ts";

/** The exit code is 3 where the moment of a text has come since this build was made, and 0 where none has. */
const root = fileURLToPath(new URL("..", import.meta.url));
const [build = ""] = process.argv.slice(2);
const running = JSON.parse(readFileSync(join(build, "inputs.json"), "utf8"));
const due = Date.parse(running.due);

if (due <= Date.now()) {
  // What the build was made from is what makes the same one now, but for the text that is due.
  const isSame = fingerprint(root, buildInputs(process.env), new Date(due - 1)) === running.fingerprint;
  process.exitCode = isSame ? 3 : 1;
  if (!isSame) {
    console.error(
      `The release that runs was made from other sources or settings than ${root} has now, so nothing is published: make a release and switch to it.`,
    );
  }
}
