import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { residentMegabytes } from "../load/process-cost.ts";

export type Built = {
  pages: number;
  seconds: number;
  /** Bundling and rendering, in seconds. */
  rendering: number;
  /** Those on pages, with an empty cache, in seconds. */
  drawing: number;
  /** Compression, and pictures for previews of links. */
  completing: number;
  /** The most that the build and its programs had at one time, in megabytes. */
  memory: number;
  /** What lies in the build afterwards, in megabytes. */
  output: number;
};

/** Makes the production build of a folder, with an eye on time and memory. */
export async function build(folder: string): Promise<Built> {
  const began = performance.now();
  const args = ["scripts/production/build.mjs", "--default-settings"];
  const env = { ...process.env, COMPRESSION: process.env.COMPRESSION ?? "quick", BUILD_DIR: "build" };
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
  const watched = watchMemory(child.pid as number);
  const [printed] = await Promise.all([text(child.stdout), once(child, "exit")]);
  const memory = watched.stop();
  if (child.exitCode !== 0) throw new Error(`The build failed: ${printed}`);
  const number = (pattern: RegExp) => Number(pattern.exec(printed)?.[1]);
  return {
    pages: number(/(\d+) pages/),
    seconds: (performance.now() - began) / 1_000,
    rendering: number(/✓ Rendering pages \(([\d.]+) s\)/),
    drawing: number(/✓ Drawing pictures \(([\d.]+) s\)/),
    completing: number(/✓ Compressing, drawing share images \(([\d.]+) s\)/),
    memory,
    output: folderBytes(join(folder, "build")) / 1e6,
  };
}

function watchMemory(pid: number): { stop: () => number } {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, residentBelow(pid));
  }, 250);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}

/** Megabytes of a process and all that it started. */
function residentBelow(pid: number): number {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
    );
    return children.reduce((sum, child) => sum + residentBelow(child), residentMegabytes(pid));
  } catch {
    // It has just ended, or the system has no such files.
    return 0;
  }
}

function folderBytes(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
