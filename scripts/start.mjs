import { ensureInstalled } from "./install/ensure-installed.mjs";
import { command, foreground } from "./run.mjs";

await command(async () => {
  const node = await ensureInstalled();
  return foreground(node, ["scripts/production/serve.mjs", ...process.argv.slice(2)]);
});
