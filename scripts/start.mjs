import { join } from "node:path";
import { ensureInstalled } from "./install/ensure-installed.mjs";
import { serverCommand, serverEnvironment } from "./production/server-command.mjs";
import { capture, command, endBackground, foreground, root } from "./run.mjs";

const build = "scripts/production/build.mjs";

await command(async () => {
  const node = await ensureInstalled();
  const built = await foreground(node, [build, "--if-changed", "--postpone"]);
  if (built !== 0) return built;
  const env = { ...process.env, ...serverEnvironment };
  const serving = foreground(node, serverCommand(join(root, "build")), { env });
  void capture(node, [build, "--postponed"]).then(sayFailure);
  const code = await serving;
  endBackground();
  return code;
});

/** The site goes on without it, only larger and without pictures for shared links. */
function sayFailure({ code, output, killed }) {
  if (code !== 0 && !killed)
    console.error(`What was left of the build failed; "npm run build" does it all:\n${output}`);
}
