import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort, root, withoutSettings } from "../../e2e/server.ts";
import { serverCommand, serverEnvironment } from "../../scripts/production/server-command.mjs";
import { firstAnswer, requestFor } from "./raw-client.ts";

/** A server to be measured. */
export type Subject = { port: number; pid: number; stop: () => Promise<void> };
export type Started = Subject & { /** Until its first 200, in milliseconds. */ start: number };

/** Where there are two cores, servers have one of them and the client another. */
export const isPinned = availableParallelism() > 1 && spawnSync("taskset", ["--version"]).status === 0;

const folder = mkdtempSync(join(tmpdir(), "server-speed-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

export function pinClient(): void {
  if (isPinned) spawnSync("taskset", ["-acp", "1", `${process.pid}`]);
}

/** The production server as npm start runs it, with a line of log for each request, which goes to a file. */
export async function startProduct(build: string): Promise<Started> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(folder, "data-"));
  const env = { ...withoutSettings(), ...serverEnvironment, PORT: `${port}`, HOST: "127.0.0.1", DATA_DIR: dataDir };
  return start(serverCommand(join(root, build)), port, env);
}

/** The same bytes from node:http, and nothing else. */
export async function startBare(answer: Buffer): Promise<Started> {
  const port = await freePort();
  const file = join(folder, `answer-${port}`);
  writeFileSync(file, answer);
  return start([join(import.meta.dirname, "bare-server.ts"), file, `${port}`], port, process.env);
}

async function start(args: string[], port: number, env: NodeJS.ProcessEnv): Promise<Started> {
  const log = join(folder, `log-${port}`);
  const out = openSync(log, "a");
  const [program, ...before] = isPinned ? ["taskset", "-c", "0", process.execPath] : [process.execPath];
  const began = performance.now();
  const child = spawn(program as string, [...before, ...args], { cwd: root, env, stdio: ["ignore", out, out] });
  if (!(await answers(child, port))) throw new Error(`A server did not start: ${readFileSync(log, "utf8")}`);
  return { port, pid: child.pid as number, start: performance.now() - began, stop: () => end(child) };
}

async function answers(child: ChildProcess, port: number): Promise<boolean> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && child.exitCode === null; await pause(2)) {
    const answer = await firstAnswer(port, requestFor("/hakkimizda")).catch(() => undefined);
    if (answer?.toString("latin1", 9, 12) === "200") return true;
  }
  return false;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
