import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

type Settings = Record<string, string>;
export type Site = { origin: string; log: () => string; stop: () => Promise<void> };

/** The programs of a build, with nothing of this shell's settings. */
export function programs(build: string, settings: Settings) {
  const env = { PATH: process.env.PATH ?? "", NODE_ENV: "production", TZ: "UTC", ...settings };
  const run = (program: string, more: Settings = {}) =>
    spawn(process.execPath, [join(build, "server", program)], { env: { ...env, ...more } });
  return {
    async start(more: Settings = {}): Promise<Site> {
      const port = await freePort();
      const child = run("main.js", { PORT: `${port}`, ...more });
      const log = collect(child);
      const origin = `http://127.0.0.1:${port}`;
      await until(async () => (await fetch(`${origin}/healthz`).catch(() => undefined))?.ok ?? false, log);
      return { origin, log, stop: () => end(child) };
    },
    /** Delivers what waits in a process of its own. */
    worker(): Omit<Site, "origin"> {
      const child = run("worker.js");
      return { log: collect(child), stop: () => end(child) };
    },
    /** The operator's command line. */
    command(...args: string[]): string {
      const cli = join(build, "server/cli.js");
      const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
        env,
        encoding: "utf8",
        input: "",
      });
      return `exit ${status}\n--- out\n${stdout}--- err\n${stderr}`;
    },
  };
}

export async function until(isSo: () => Promise<boolean>, log: () => string = () => ""): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(50)) if (await isSo()) return;
  throw new Error(`This did not come:\n${isSo}\n${log()}`);
}

function collect({ stdout, stderr }: ChildProcess): () => string {
  let text = "";
  for (const stream of [stdout, stderr]) stream?.on("data", (chunk) => (text += String(chunk)));
  return () => text;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  return typeof address === "object" && address ? address.port : 0;
}
