import { existsSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "./find-browser.mjs";
import { ensureInstalled } from "./install/ensure-installed.mjs";
import { findNode24 } from "./install/node-24.mjs";
import { serverEnvironment } from "./production/server-command.mjs";
import { command, foreground, Plain, programs, root } from "./run.mjs";
import { buildForJourneys, buildOffice, runChecks, setColours, testedBuild } from "./testing/steps.mjs";
import { Tally } from "./testing/tally.mjs";

/** The commands of npm besides start and test, which have files of their own. */
const commands = {
  dev: () => develop("PORT", "3000", "ORIGIN"),
  "dev:office": () => develop("OFFICE_PORT", "3100", "OFFICE_ORIGIN", "office"),
  check,
  build: async () => foreground(await ensureInstalled(), ["scripts/production/build.mjs", ...args]),
  "build:office": async () => foreground(await ensureInstalled(), buildOffice),
  "test:unit": async () => runVitest(await ensureInstalled(), "vitest.config.ts"),
  "test:e2e": testJourneys,
  words: async () => foreground(await ensureInstalled(), ["scripts/words/words.ts", ...args]),
  leads: () => runBesideServer("server/cli.ts"),
  office,
  worker: () => runBesideServer("server/worker.ts"),
};

const [name, ...rest] = process.argv.slice(2);
// npm drops the "--" before arguments. Vitest would take it for no filter at all and run every test.
const args = rest[0] === "--" ? rest.slice(1) : rest;

await command(commands[name]);

/** React Router's development server, for the site or for the application in a folder. */
async function develop(portName, usualPort, originName, ...folder) {
  const node = await ensureInstalled();
  const port = process.env[portName] || usualPort;
  const env = { [originName]: `http://localhost:${port}`, ...process.env, NODE_ENV: "development" };
  // Without this condition React Router starts itself a second time.
  const own = ["--conditions=development", programs.reactRouter, "dev", ...folder, "--port", port, "--strictPort"];
  return foreground(node, [...own, ...args], { env });
}

/** Alone it builds and serves; with arguments it is the office's command line. */
async function office() {
  if (args.length > 0) return runBesideServer("office/cli.ts");
  const node = await ensureInstalled();
  const built = await foreground(node, buildOffice);
  const env = { ...process.env, ...serverEnvironment };
  return built === 0 ? foreground(node, [join(root, "office/build/server/index.js")], { env }) : built;
}

async function check() {
  const tally = new Tally();
  setColours(process.env);
  await runChecks(tally, await ensureInstalled());
  console.log(`\n${tally.line()}`);
  return tally.failed > 0 ? 1 : 0;
}

async function testJourneys() {
  const node = await ensureInstalled();
  const browser = await findBrowser(node);
  for (const build of [buildForJourneys, buildOffice]) {
    const built = await foreground(node, build, { env: testedBuild() });
    if (built !== 0) return built;
  }
  return runVitest(node, "e2e/vitest.config.ts", { ...testedBuild(), CHROMIUM_PATH: browser });
}

/** The arguments are Vitest's: the name of a file or part of it, -t with the name of a test. */
function runVitest(node, config, env) {
  return foreground(node, [programs.vitest, "run", "--config", config, ...args], { env });
}

/** Installing from here would pull the packages from under a running server. */
function runBesideServer(entry) {
  if (!existsSync(join(root, "node_modules"))) throw new Plain('The site is not installed: run "npm start" first.');
  return foreground(findNode24(root), [entry, ...args]);
}
