import { findBrowser } from "./find-browser.mjs";
import { ensureInstalled } from "./install/ensure-installed.mjs";
import { command, Plain } from "./run.mjs";
import { buildForJourneys, buildOffice, check, runChecks, setColours, testedBuild, vitest } from "./testing/steps.mjs";
import { Tally } from "./testing/tally.mjs";

await command(async () => {
  const tally = new Tally();
  setColours(process.env);
  const node = await ensureInstalled();
  const browser = await findBrowser(node).catch(sayWhy);

  await runChecks(tally, node);
  await vitest(tally, "Unit and contract tests", node, "vitest.config.ts");
  const built = await check(tally, "Production build", node, [buildForJourneys, buildOffice], testedBuild());

  if (built && browser) {
    await vitest(tally, "Journeys in the browser", node, "e2e/vitest.config.ts", {
      ...testedBuild(),
      CHROMIUM_PATH: browser,
    });
  } else {
    console.log(`✗ Journeys in the browser: not run, there is no ${built ? "browser" : "build"}`);
    tally.check(false);
  }

  console.log(`\n${tally.line()}`);
  return tally.failed > 0 ? 1 : 0;
});

function sayWhy(error) {
  if (!(error instanceof Plain)) throw error;
  console.log(error.message);
  return undefined;
}
