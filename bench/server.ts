import { spawn } from "node:child_process";
import { once } from "node:events";
import { trustingSettings } from "../e2e/posted-forms.ts";
import { root, startServer, type TestServer } from "../e2e/server.ts";

const folders = { quick: ".cache/bench-build", full: ".cache/bench-build-full" };

/**
 * A finished build, made anew where the sources have changed. BUILD_DIR names one that is taken as it is. Who looks at
 * bytes needs the full compression.
 */
export async function finishedBuild(compression: "quick" | "full" = "quick"): Promise<string> {
  const given = process.env.BUILD_DIR;
  if (given) return given;
  const args = ["scripts/production/build.mjs", "--if-changed", "--default-settings"];
  const env = { ...process.env, BUILD_DIR: folders[compression], COMPRESSION: compression };
  const [code] = await once(spawn(process.execPath, args, { cwd: root, env, stdio: "inherit" }), "exit");
  if (code !== 0) throw new Error("There is no build to measure.");
  return folders[compression];
}

/**
 * The production server as a process of its own. Limits stay on: visitors come from as many addresses as a crowd has,
 * and the server takes our word for them as it takes a proxy's.
 */
export function startSubject(build: string, settings: Record<string, string> = {}): Promise<TestServer> {
  return startServer(build, { ...trustingSettings, ...settings });
}
