import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const background = new Set();
let front;

/** A message for the person at the keyboard: printed as it is, without a stack. */
export class Plain extends Error {}

/**
 * Runs a program to its end and keeps what it printed; `onLines` gets it as it comes, in whole lines, and
 * `onMessage` what it sends with `process.send`. Its input may be a pipe, which stays open as long as this process runs.
 */
export function capture(
  program,
  args,
  { env = process.env, cwd = root, shell = false, stdin = "ignore", onLines, onMessage } = {},
) {
  return new Promise((resolve) => {
    const stdio = [stdin, "pipe", "pipe", ...(onMessage ? ["ipc"] : [])];
    const child = spawn(program, args, { cwd, env, shell, stdio });
    if (onMessage) child.on("message", onMessage);
    let output = "";
    let said = 0;
    const keep = (chunk) => {
      output += chunk;
      const end = output.lastIndexOf("\n") + 1;
      if (end > said) onLines?.(output.slice(said, end));
      said = end;
    };
    background.add(child);
    child.stdout.setEncoding("utf8").on("data", keep);
    child.stderr.setEncoding("utf8").on("data", keep);
    child.on("error", (error) => keep(`${error.message}\n`));
    child.on("close", (code) => {
      background.delete(child);
      resolve({ code: code ?? 1, output, killed: child.killed });
    });
  });
}

/** Ends what `capture` still runs. */
export function endBackground() {
  for (const child of background) child.kill("SIGTERM");
}

/** Runs a program in front of the person; our signals become its signals, its exit code is the answer. */
export function foreground(program, args, { env = process.env, cwd = root } = {}) {
  return new Promise((resolve) => {
    front = spawn(program, args, { cwd, env, stdio: "inherit" });
    front.on("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    front.on("exit", (code, signal) => {
      front = undefined;
      resolve(code ?? exitCodeOf(signal));
    });
  });
}

/** Our signals become those of a program that was started otherwise. */
export function bringToFront(program) {
  front = program;
}

/** The outermost frame of a command: plain sentences for plain failures, a stack for our own mistakes. */
export async function command(main) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => passOn(signal));
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Plain ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

function passOn(signal) {
  if (front) {
    // A terminal sends Ctrl-C to the child as well; passing it on would make it two.
    if (signal !== "SIGINT" || !process.stdin.isTTY) front.kill(signal);
    return;
  }
  endBackground();
  process.exit(exitCodeOf(signal));
}

function exitCodeOf(signal) {
  return 128 + (constants.signals[signal] ?? 1);
}

function packaged(...path) {
  return join(root, "node_modules", ...path);
}

/** The programs among the packages, as files that Node runs: no shell and no .cmd shims in between. */
export const programs = {
  biome: packaged("@biomejs", "biome", "bin", "biome"),
  knip: packaged("knip", "bin", "knip.js"),
  playwright: packaged("playwright-core", "cli.js"),
  reactRouter: packaged("@react-router", "dev", "bin.cjs"),
  typescript: packaged("typescript", "bin", "tsc"),
  vitest: packaged("vitest", "vitest.mjs"),
};
