import { ensureInstalled } from "./install/ensure-installed.mjs";
import { programs } from "./programs.mjs";
import { command, foreground } from "./run.mjs";

await command(async () => {
  const node = await ensureInstalled();
  const port = process.env.PORT || "3000";
  const env = { ORIGIN: `http://localhost:${port}`, ...process.env, NODE_ENV: "development" };
  // Without this condition React Router starts itself a second time.
  const args = ["--conditions=development", programs.reactRouter, "dev", "--port", port, "--strictPort"];
  return foreground(node, [...args, ...process.argv.slice(2)], { env });
});
