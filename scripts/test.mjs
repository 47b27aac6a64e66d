import { findBrowser } from "./find-browser.mjs";
import { ensureInstalled } from "./install/ensure-installed.mjs";
import { programs } from "./programs.mjs";
import { command, Plain } from "./run.mjs";
import { check, vitest } from "./testing/steps.mjs";
import { Tally } from "./testing/tally.mjs";

await command(async () => {
  const tally = new Tally();
  setColours(process.env);
  const node = await ensureInstalled();
  const browser = await findBrowser(node).catch(sayWhy);

  await check(tally, "Format and lint", node, [[programs.biome, "check", "--error-on-warnings", "."]]);
  await check(tally, "Types", node, [
    [programs.reactRouter, "typegen"],
    [programs.typescript, "--noEmit"],
  ]);
  await check(tally, "Import directions", node, [["scripts/check-imports.ts"]]);
  await check(tally, "Dead code", node, [[programs.knip]]);
  await check(tally, "Lockfile", node, [["scripts/check-lockfile.ts"]]);
  await check(tally, "Settings in the README", node, [["scripts/check-readme.ts"]]);
  await check(tally, "Words that do not belong", node, [["scripts/check-words.ts"]]);
  await vitest(tally, "Unit and contract tests", node, "vitest.config.ts");
  // A folder of its own, because it is compressed in a hurry: what npm start serves takes its time.
  const environment = { ...process.env, BUILD_DIR: ".cache/tested", COMPRESSION: "quick" };
  const built = await check(
    tally,
    "Production build",
    node,
    [["scripts/production/build.mjs", "--if-changed", "--default-settings"]],
    environment,
  );

  if (built && browser) {
    await vitest(tally, "Journeys in the browser", node, "e2e/vitest.config.ts", {
      ...environment,
      CHROMIUM_PATH: browser,
    });
  } else {
    console.log(`✗ Journeys in the browser: not run, there is no ${built ? "browser" : "build"}`);
    tally.check(false);
  }

  console.log(`\n${tally.line()}`);
  return tally.failed > 0 ? 1 : 0;
});

/** What the steps print is kept and shown by us, so they cannot see for themselves whether a terminal is there. */
function setColours(env) {
  delete env.FORCE_COLOR;
  if (process.stdout.isTTY && !env.NO_COLOR) env.FORCE_COLOR = "1";
  else env.NO_COLOR = "1";
}

function sayWhy(error) {
  if (!(error instanceof Plain)) throw error;
  console.log(error.message);
  return undefined;
}
