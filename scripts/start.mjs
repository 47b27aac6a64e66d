import { ensureInstalled } from "./install/ensure-installed.mjs";
import { command, foreground } from "./run.mjs";

await command(async () => {
  const node = await ensureInstalled();
  const built = await foreground(node, ["scripts/production/build.mjs", "--if-changed"]);
  if (built !== 0) return built;
  return foreground(node, ["server/main.ts"], { env: { ...process.env, NODE_ENV: "production" } });
});
