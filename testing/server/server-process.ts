import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const main = fileURLToPath(new URL("../../server/main.ts", import.meta.url));

/** Runs server/main.ts as a process of its own on a build. */
export function spawnServer(buildDir: string, settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "site-process-"));
  const env = { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir, ...settings };
  const child = spawn(process.execPath, [main, buildDir], { env, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  });
  const output = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (chunk) => {
    output.out += chunk;
  });
  child.stderr.setEncoding("utf8").on("data", (chunk) => {
    output.err += chunk;
  });
  const exited = once(child, "exit").then(([code]) => code as number | null);
  return { child, output, exited };
}

/** The port from the line that says it listens. */
export async function listeningPort(child: ChildProcess, output: { out: string }): Promise<number> {
  while (child.exitCode === null) {
    const port = /"port":(\d+)/.exec(output.out)?.[1];
    if (port) return Number(port);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("the server ended before it listened");
}
