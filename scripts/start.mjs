import { join } from "node:path";
import { ensureInstalled } from "./install/ensure-installed.mjs";
import { serverCommand, serverEnvironment } from "./production/server-command.mjs";
import { command, foreground, root } from "./run.mjs";

await command(async () => {
  const node = await ensureInstalled();
  const built = await foreground(node, ["scripts/production/build.mjs", "--if-changed"]);
  if (built !== 0) return built;
  return foreground(node, serverCommand(join(root, "build")), { env: { ...process.env, ...serverEnvironment } });
});
