import { findBrowser } from "./find-browser.mjs";
import { ensureInstalled } from "./install/ensure-installed.mjs";
import { programs } from "./programs.mjs";
import { command, foreground } from "./run.mjs";
import { buildForJourneys, testedBuild } from "./testing/steps.mjs";

/** "unit" or "e2e", then whatever Vitest takes: the name of a file or part of it, -t with the name of a test. */
const [part, ...asked] = process.argv.slice(2);

await command(async () => {
  const node = await ensureInstalled();
  const vitest = (config, env) => foreground(node, [programs.vitest, "run", "--config", config, ...asked], { env });
  if (part === "unit") return vitest("vitest.config.ts");
  const browser = await findBrowser(node);
  const built = await foreground(node, buildForJourneys, { env: testedBuild() });
  return built === 0 ? vitest("e2e/vitest.config.ts", { ...testedBuild(), CHROMIUM_PATH: browser }) : built;
});
