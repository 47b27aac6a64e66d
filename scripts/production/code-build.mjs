import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { step } from "../progress.mjs";
import { capture, Plain, programs, root } from "../run.mjs";
import { codeFingerprint } from "./inputs.mjs";

const folder = join(root, "build/code");
/** Other settings, and code that a site may still run. */
const kept = 10;

/** The folder of the code build of these sources and settings, which is made where it is not there. */
export async function codeBuild(settings, env) {
  const fingerprint = codeFingerprint(root, settings);
  const build = join(folder, fingerprint);
  if (!existsSync(build)) {
    await step("Building code", () => make(build, { fingerprint, settings }, env));
    removeOld();
  }
  return { build, fingerprint };
}

/** Those that were made longest ago. */
function removeOld() {
  const builds = readdirSync(folder).map((name) => join(folder, name));
  const madeAt = new Map(builds.map((path) => [path, statSync(path).mtimeMs]));
  const latest = builds.toSorted((one, other) => madeAt.get(other) - madeAt.get(one));
  for (const path of latest.slice(kept)) rmSync(path, { recursive: true, force: true });
}

/** Renamed into place: it is there whole or not at all, and nothing changes it later. */
async function make(build, about, env) {
  const unfinished = `${build}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  try {
    await run(["scripts/checks/page-table.ts"], env);
    await run([programs.reactRouter, "build", "--logLevel=info"], { ...env, CODE_BUILD_DIR: unfinished });
    writeFileSync(join(unfinished, "code.json"), `${JSON.stringify(about, null, 2)}\n`);
    // Two that began at once make the same.
    if (!existsSync(build)) renameSync(unfinished, build);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function run(args, env) {
  const { code, output } = await capture(process.execPath, args, { env });
  if (code !== 0) throw new Plain(output.trim());
}
