import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { step } from "../progress.mjs";
import { capture, programs, root } from "../run.mjs";
import { countsOf, retriedIn, skippedIn } from "./tally.mjs";

class Failed extends Error {}

/** Makes the build for journeys, with the default settings. */
export const buildForJourneys = ["scripts/production/build.mjs", "--if-changed", "--default-settings"];

/** Makes the build of the office. */
export const buildOffice = ["scripts/production/build-office.mjs", "--if-changed"];

/** A folder of its own, because it is compressed in a hurry: what npm start serves takes its time. */
export function testedBuild() {
  return { ...process.env, BUILD_DIR: ".cache/tested", COMPRESSION: "quick" };
}

/** What the steps print is kept and shown by us, so they cannot see for themselves whether a terminal is there. */
export function setColours(env) {
  delete env.FORCE_COLOR;
  if (process.stdout.isTTY && !env.NO_COLOR) env.FORCE_COLOR = "1";
  else env.NO_COLOR = "1";
}

/** Runs the programs of one check; what they printed is shown only when one fails. */
export async function check(tally, name, node, runs, env) {
  const ok = await shown(name, async () => {
    for (const args of runs) {
      const { code, output } = await capture(node, args, { env });
      if (code !== 0) throw new Failed(output);
    }
  });
  tally.check(ok);
  return ok;
}

/** Runs a set of Vitest tests; each of them counts. */
export async function vitest(tally, name, node, config, env) {
  const report = join(root, ".cache/tests", `${config.replace(/\W+/g, "-")}.json`);
  rmSync(report, { force: true });
  mkdirSync(dirname(report), { recursive: true });
  let found;
  await shown(name, async (progress) => {
    const reporters = ["--reporter=dot", "--reporter=scripts/testing/run-reporter.mjs", "--reporter=json"];
    const args = ["run", "--config", config, ...reporters, `--outputFile.json=${report}`];
    const onMessage = ({ done, of, detail }) => progress(done, `${of} files`, detail);
    const { code, output } = await capture(node, [programs.vitest, ...args], { env, onMessage });
    found = read(report);
    const counts = countsOf(found, code);
    tally.add(counts);
    if (counts.failed > 0) throw new Failed(output);
  });
  const [skipped, retried] = [skippedIn(found), retriedIn(found)];
  if (skipped.length > 0) console.log(`  not run on this machine: ${skipped.join(", ")}`);
  if (retried.length > 0) console.log(`  passed only at the second try: ${retried.join("; ")}`);
}

async function shown(name, work) {
  try {
    await step(name, work);
    return true;
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    console.log(`\n${error.message.trim()}\n`);
    return false;
  }
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, "utf8"));
  } catch {
    return undefined;
  }
}

/** Everything that is checked without running the site, in seconds. */
const checks = {
  "Format and lint": [[programs.biome, "check", "--error-on-warnings", "."]],
  Types: [[programs.reactRouter, "typegen"], types("."), [programs.reactRouter, "typegen", "office"], types("office")],
  "Import directions": [["scripts/checks/import-rules.ts"]],
  Texts: [["scripts/words/words.ts"]],
  "Table of pages": [["scripts/checks/page-table.ts"]],
  "Dead code": [[programs.knip]],
  Lockfile: [["scripts/checks/lockfile.ts"]],
  "Settings in the README": [["scripts/checks/readme.ts"]],
  Breakpoints: [["scripts/checks/breakpoints.ts"]],
  "Names of languages": [["scripts/checks/language-names.ts"]],
  "Words that do not belong": [["scripts/checks/words.ts"]],
};

export async function runChecks(tally, node) {
  for (const [name, runs] of Object.entries(checks)) await check(tally, name, node, runs);
}

/** Only files that changed since the last check are checked again. */
function types(project) {
  const last = `.cache/types/${project === "." ? "site" : project}.tsbuildinfo`;
  return [programs.typescript, "--noEmit", "--project", project, "--incremental", "--tsBuildInfoFile", last];
}
