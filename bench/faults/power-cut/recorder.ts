import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "../../../e2e/server.ts";
import type { DiskEvent } from "./disk.ts";
import { traceReader } from "./trace.ts";

const calls = "openat,pwrite64,write,writev,sendmsg,sendto,ftruncate,fsync,fdatasync,unlink";

export type Recording = {
  /** A folder for the trace. */
  folder: string;
  /** Where the program keeps its database. */
  dataDir: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** What happens while it runs; without it, it runs to its end. */
  during?: () => Promise<void>;
};

/** Runs a program of Node under strace, and gives all it did to its database and whom it told of a lead. */
export async function record({ folder, dataDir, args, env, during }: Recording): Promise<DiskEvent[]> {
  if (spawnSync("strace", ["--version"]).status !== 0) throw new Error("strace is not installed");
  const trace = join(folder, "trace");
  // Every byte as hexadecimal digits, every descriptor with its path.
  const flags = ["-f", "-qq", "-y", "-xx", "-s", "100000", "-e", `trace=${calls}`, "-e", "signal=none", "-o", trace];
  const command = [...flags, process.execPath, ...args];
  const tracer = spawn("strace", command, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  tracer.stdout.resume();
  const ended = once(tracer, "exit");
  let complaints = "";
  tracer.stderr.on("data", (chunk) => {
    complaints += chunk;
  });
  try {
    if (during) await during();
    else await ended;
  } finally {
    killTraced(tracer);
    await ended;
  }
  const events = await read(trace, dataDir);
  if (events.length === 0) throw new Error(`strace recorded nothing:\n${complaints}`);
  return events;
}

/** strace itself is deaf to signals while it traces; it ends with the program it runs. */
function killTraced(tracer: ChildProcess): void {
  if (tracer.exitCode !== null) return;
  const children = readFileSync(`/proc/${tracer.pid}/task/${tracer.pid}/children`, "utf8");
  for (const child of children.split(" ").filter(Boolean)) process.kill(Number(child), "SIGKILL");
}

async function read(trace: string, dataDir: string): Promise<DiskEvent[]> {
  const eventIn = traceReader(dataDir);
  const events: DiskEvent[] = [];
  for await (const line of createInterface({ input: createReadStream(trace), crlfDelay: Infinity })) {
    const event = eventIn(line);
    if (event) events.push(event);
  }
  return events;
}
