import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { buildInputs, environmentTable } from "../../server/env.ts";
import { StartRefusal } from "../../server/start-refusal.ts";
import { programs } from "../programs.mjs";
import { step } from "../progress.mjs";
import { capture, command, Plain, root } from "../run.mjs";
import { fingerprint, isBuilt, markBuilt } from "./inputs.mjs";

await command(async () => {
  const env = environment();
  const settings = checked(env);
  const inputs = fingerprint(root, settings);
  const build = join(root, env.BUILD_DIR || "build");
  if (process.argv.includes("--if-changed") && isBuilt(build, inputs)) return 0;
  rmSync(join(build, "inputs.json"), { force: true });
  await step("Reading texts", () => run(["scripts/check-content.ts"], env));
  await step("Building pages", () => run([programs.reactRouter, "build", "--logLevel=warn"], env));
  await step("Bundling the server", () => bundle(build));
  const pictures = await step("Drawing pictures", () => run(["scripts/draw-pictures.ts"], env));
  console.log(`  ${pictures.trim()}`);
  const reports = await step("Setting reports", () => run(["scripts/set-reports.ts"], env));
  console.log(`  ${reports.trim()}`);
  const summary = await step("Finishing files", () => run(["scripts/finish-build.ts"], env));
  console.log(`  ${summary.trim()}`);
  markBuilt(build, inputs, settings);
  return 0;
});

async function bundle(build) {
  const { bundleServer } = await import("./server-bundle.ts");
  await bundleServer(root, build);
}

function environment() {
  // zlib works on libuv's threads: one for each core.
  const env = { ...process.env, NODE_ENV: "production", UV_THREADPOOL_SIZE: String(availableParallelism()) };
  if (process.argv.includes("--default-settings")) for (const { name } of environmentTable) delete env[name];
  return env;
}

function checked(env) {
  try {
    return buildInputs(env);
  } catch (error) {
    throw error instanceof StartRefusal ? new Plain(error.message) : error;
  }
}

async function run(args, env) {
  const { code, output } = await capture(process.execPath, args, { env });
  if (code !== 0) throw new Plain(output.trim());
  return output;
}
