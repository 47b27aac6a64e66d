import { existsSync } from "node:fs";
import { join } from "node:path";
import { findNode24 } from "./install/node-24.mjs";
import { command, foreground, Plain, root } from "./run.mjs";

/** Runs a program of the server beside a site that is installed. */
export async function runInstalled(entry) {
  await command(async () => {
    // Installing from here would pull the packages from under a running server.
    if (!existsSync(join(root, "node_modules"))) throw new Plain('The site is not installed: run "npm start" first.');
    return foreground(findNode24(root), [entry, ...process.argv.slice(2)]);
  });
}
