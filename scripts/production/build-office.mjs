import { existsSync } from "node:fs";
import { join } from "node:path";
import { step } from "../progress.mjs";
import { capture, command, Plain, programs, root } from "../run.mjs";
import { fingerprintOf, markBuilt, readInputs } from "./inputs.mjs";

/** Everything that can change what the build of the office holds; nothing of it depends on a setting. */
const sources = [
  ...["office", "app/art", "app/ui", "app/styles", "copy", "domain", "public", "server", "site"],
  ...["scripts/content-plugin.ts", "scripts/production", "package-lock.json", "package.json", "tsconfig.json"],
];

const build = join(root, "office/build");

/** Makes the build of the office. With --if-changed only where there is none of these sources. */
await command(async () => {
  const inputs = fingerprintOf(root, sources);
  const isThere = existsSync(join(build, "server/index.js")) && readInputs(build)?.fingerprint === inputs;
  if (isThere && process.argv.includes("--if-changed")) return 0;
  await step("Building the office", makeBuild);
  markBuilt(build, inputs);
  return 0;
});

async function makeBuild() {
  const env = { ...process.env, NODE_ENV: "production" };
  const { code, output } = await capture(process.execPath, [programs.reactRouter, "build", "office"], { env });
  if (code !== 0) throw new Plain(output.trim());
}
