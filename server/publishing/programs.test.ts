import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { runProgram } from "./programs.ts";
import { isRunning } from "./site-builds.ts";

/** Starts another program, as a build does, and both stay for a minute. */
const long = `
  import { spawn } from "node:child_process";
  import { writeFileSync } from "node:fs";
  if (process.argv[2]) setTimeout(() => {}, 60_000);
  else {
    const { pid } = spawn(process.execPath, [process.argv[1], "below"], { stdio: "ignore" });
    writeFileSync("pids", process.pid + " " + pid + ".");
    setTimeout(() => {}, 60_000);
  }
`;

function aLongProgram() {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "long.mjs"), long);
  const said = () => (existsSync(join(folder, "pids")) ? readFileSync(join(folder, "pids"), "utf8") : "");
  // It is there before anything is written in it.
  const pids = async () => {
    await vi.waitUntil(() => said().endsWith("."), { timeout: 10_000, interval: 20 });
    return said().split(" ").map(Number.parseFloat);
  };
  return { folder, pids };
}

const haveEnded = (pids: number[]) =>
  vi.waitUntil(() => !pids.some((pid) => isRunning({ pid })), { timeout: 10_000, interval: 20 });

test("a program gets its settings and nothing else, and says in lines what it prints", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "say.mjs"), "console.log(Object.keys(process.env).sort().join()); console.error('two');");
  const heard: string[] = [];
  const options = { cwd: folder, env: { ORIGIN: "a" }, onLine: (line: string) => void heard.push(line) };
  const { code } = await runProgram(["say.mjs"], { ...options, signal: new AbortController().signal });
  expect(code).toBe(0);
  expect(heard.sort()).toEqual([expect.stringMatching(/^HOME,NODE_ENV,ORIGIN,PATH(,TMPDIR)?$/), "two"]);
});

test("a signal ends a program with all that it started", async () => {
  const { folder, pids } = aLongProgram();
  const ending = new AbortController();
  const ended = runProgram(["long.mjs"], { cwd: folder, signal: ending.signal });
  const running = await pids();
  ending.abort();
  expect(await ended).toMatchObject({ code: 1 });
  await haveEnded(running);
});

test("a program that takes too long is ended with all that it started, and the output says so", async () => {
  const { folder, pids } = aLongProgram();
  const ended = runProgram(["long.mjs"], { cwd: folder, signal: new AbortController().signal, deadline: 6_000 });
  const running = await pids();
  expect(await ended).toEqual({ code: 1, output: "It was ended after 0.1 minutes." });
  await haveEnded(running);
});

test("a program ends with the process that started it, also where that one is killed", async () => {
  const { folder, pids } = aLongProgram();
  const start = `
    import { runProgram } from ${JSON.stringify(join(import.meta.dirname, "programs.ts"))};
    await runProgram(["long.mjs"], { cwd: ${JSON.stringify(folder)}, signal: new AbortController().signal });
  `;
  const parent = spawn(process.execPath, ["--input-type=module", "--eval", start], { stdio: "ignore" });
  const running = await pids();
  expect(running.every((pid) => isRunning({ pid }))).toBe(true);
  parent.kill("SIGKILL");
  await once(parent, "exit");
  await haveEnded(running);
});
