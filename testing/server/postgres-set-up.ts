import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Where to ask for the PostgreSQL of this run. */
    postgres: string;
  }
}

const program = fileURLToPath(new URL("./postgres-process.ts", import.meta.url));

/** One PostgreSQL for the whole run, started by the first test that asks for it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let running: ReturnType<typeof startPostgres> | undefined;
  const door = createServer((_request, response) => {
    running ??= startPostgres();
    running.then(
      ({ url }) => response.end(url),
      ({ message }: Error) => response.writeHead(500).end(message),
    );
  });
  await once(door.listen(0, "127.0.0.1"), "listening");
  project.provide("postgres", `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.close();
    await (await running?.catch(() => undefined))?.stop();
  };
}

/** In a process group of its own: Ctrl-C in the terminal must not reach it before the tests have ended. */
async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = fork(program, { detached: true, execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const ended = once(child, "exit");
  const message = await Promise.race([once(child, "message"), ended.then(() => undefined)]);
  if (!message) throw new Error("PostgreSQL did not start: the lines above say why.");
  const stop = async () => {
    child.disconnect();
    await ended;
  };
  return { url: String(message[0]), stop };
}
