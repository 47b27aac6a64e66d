import { existsSync } from "node:fs";
import { join } from "node:path";
import { findNode24 } from "./install/node-24.mjs";
import { command, foreground, Plain, root } from "./run.mjs";

await command(async () => {
  // Installing from here would pull the packages from under a running server.
  if (!existsSync(join(root, "node_modules"))) throw new Plain('The site is not installed: run "npm start" first.');
  return foreground(findNode24(root), ["server/cli.ts", ...process.argv.slice(2)]);
});
