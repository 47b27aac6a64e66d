import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { serverCommand, serverEnvironment } from "../scripts/production/server-command.mjs";
import { environmentTable } from "../server/env.ts";

export const root = fileURLToPath(new URL("..", import.meta.url));

export type TestServer = {
  baseUrl: string;
  dataDir: string;
  pid: () => number;
  /** What it printed so far. */
  log: () => readonly string[];
  /** As a power cut does it: at once. */
  kill: () => Promise<void>;
  /** On the same port and the same data. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts the real server of a production build, with a data folder and, if none is given, a port of its own. */
export async function startServer(
  build = process.env.BUILD_DIR || "build",
  settings: Record<string, string> = {},
): Promise<TestServer> {
  const port = settings.PORT ?? (await freePort());
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), "site-e2e-")));
  const baseUrl = `http://127.0.0.1:${port}`;
  const env = { ...withoutSettings(), ...serverEnvironment, PORT: `${port}`, DATA_DIR: dataDir, ...settings };
  const log: string[] = [];
  let server = await start();

  async function start(): Promise<ChildProcess> {
    const child = spawn(process.execPath, serverCommand(resolve(root, build)), {
      cwd: root,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => log.push(String(chunk)));
    await answers(baseUrl, child, log);
    return child;
  }

  return {
    baseUrl,
    dataDir,
    pid: () => server.pid ?? 0,
    log: () => log,
    kill: () => end(server, "SIGKILL"),
    async restart() {
      server = await start();
    },
    async stop() {
      await end(server, "SIGTERM");
      if (!settings.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Journeys run on the defaults, whatever the shell they were started from has set. */
export function withoutSettings(): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const { name } of environmentTable) delete env[name];
  return env;
}

/** Waits until a server answers: its address, its process and what it printed so far. */
export async function answers(url: string, server: ChildProcess, log: string[]): Promise<void> {
  const startedAt = Date.now();
  while (Date.now() - startedAt < 200_000 && server.exitCode === null && server.signalCode === null) {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(10_000) }).catch(
      () => undefined,
    );
    if (response && response.status < 500) return;
    await pause(50);
  }
  server.kill("SIGKILL");
  const waited = `${Math.round((Date.now() - startedAt) / 1000)} s at load ${loadavg()[0]?.toFixed(1)}`;
  throw new Error(`${url} did not answer within ${waited}. The server printed:\n${log.join("")}`);
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill(signal);
  await Promise.race([ended, pause(10_000, undefined, { ref: false }).then(() => server.kill("SIGKILL"))]);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
