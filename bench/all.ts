import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../e2e/server.ts";
import { goalsIn, results } from "./results.ts";

/** What a page costs: the server first, while the machine is cool, and what takes longest last. */
const benches = ["server-speed", "pages", "growth"];

let failed = false;
for (const bench of benches) {
  const child = spawn(process.execPath, [join(root, "bench", `${bench}.ts`)], { stdio: "inherit" });
  const [code] = await once(child, "exit");
  failed ||= code !== 0;
}
console.log(`\n${goalsIn(readFileSync(results, "utf8"), ["server", "pages", "growth"])}`);
if (failed) process.exitCode = 1;
