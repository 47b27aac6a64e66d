import { ensureInstalled } from "./install/ensure-installed.mjs";
import { command } from "./run.mjs";
import { runChecks } from "./testing/checks.mjs";
import { setColours } from "./testing/steps.mjs";
import { Tally } from "./testing/tally.mjs";

await command(async () => {
  const tally = new Tally();
  setColours(process.env);
  await runChecks(tally, await ensureInstalled());
  console.log(`\n${tally.line()}`);
  return tally.failed > 0 ? 1 : 0;
});
