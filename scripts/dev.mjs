import { ensureInstalled } from "./install/ensure-installed.mjs";
import { programs } from "./programs.mjs";
import { command, foreground } from "./run.mjs";

await command(async () => {
  const node = await ensureInstalled();
  const port = process.env.PORT || "3000";
  return foreground(node, [programs.reactRouter, "dev", "--port", port, "--strictPort", ...process.argv.slice(2)]);
});
