import { spawn } from "node:child_process";
import { minute } from "../../domain/time.ts";

/** No check, build or try takes as long, also on a busy machine. */
const longest = 20 * minute;

export type ProgramOptions = {
  cwd: string;
  env?: Record<string, string>;
  /** Gets what it prints in whole lines, as it comes. */
  onLine?: (line: string) => void;
  /** Ends it, and all that it started. */
  signal: AbortSignal;
  /** Ends it too, in milliseconds. */
  deadline?: number;
};

/**
 * A program is given an input that nobody writes to. When that ends, the process that started it has ended, however it
 * did, and the program goes with all that it started. It does not wait for its input by itself.
 */
const endWithParent = `data:text/javascript,${encodeURIComponent(`
  import { isMainThread } from "node:worker_threads";
  if (isMainThread) process.stdin.on("end", () => process.kill(0, "SIGKILL")).resume().unref();
`)}`;

/** Runs a program of ours with only what it needs to run: no setting of this process, and no secret of it. */
export function runProgram(args: readonly string[], { cwd, env, onLine, signal, deadline = longest }: ProgramOptions) {
  const kept = { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR };
  return new Promise<{ code: number; output: string }>((done) => {
    const child = spawn(process.execPath, ["--import", endWithParent, ...args], {
      cwd,
      env: { ...kept, NODE_ENV: "production", ...env },
      stdio: "pipe",
      // A group of its own: a build starts programs too, and all of them end with it.
      detached: true,
    });
    let output = "";
    const kill = () => child.pid && endGroup(child.pid);
    if (signal.aborted) kill();
    signal.addEventListener("abort", kill);
    const late = setTimeout(() => {
      output += `\nIt was ended after ${deadline / minute} minutes.`;
      kill();
    }, deadline);
    for (const stream of [child.stdout, child.stderr]) {
      let line = "";
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        const lines = (line + text).split("\n");
        line = lines.pop() ?? "";
        for (const whole of lines) onLine?.(whole);
      });
    }
    child.on("error", (error) => {
      output += error.message;
    });
    child.on("close", (code) => {
      clearTimeout(late);
      signal.removeEventListener("abort", kill);
      done({ code: code ?? 1, output: output.trim() });
    });
  });
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}
