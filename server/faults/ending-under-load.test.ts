import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { fakeFiles } from "../../testing/server/finished-build.ts";
import { openConnection } from "../../testing/server/raw-connection.ts";
import { startSite } from "../../testing/server/running-site.ts";
import { writeServerBuild } from "../../testing/server/server-build.ts";
import { listeningPort, spawnServer } from "../../testing/server/server-process.ts";

type Outcome = "whole" | "refused" | `lost: ${string}`;

/** One request of a client that knows nothing of /readyz. */
function ask(agent: Agent, port: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const lost = (error: NodeJS.ErrnoException) =>
      resolve(error.code === "ECONNREFUSED" ? "refused" : `lost: ${error.code}`);
    const asked = request({ agent, port, path: "/hakkimizda", host: "127.0.0.1" }, (response) => {
      response.resume().on("end", () => resolve("whole"));
      response.on("error", lost);
    });
    asked.on("error", lost).end();
  });
}

/** Each client asks again and again until nobody listens any more. */
async function askWithoutPause(port: number, keepAlive: boolean, clients: number, outcomes: Outcome[]): Promise<void> {
  const agent = new Agent({ keepAlive });
  const client = async () => {
    let outcome: Outcome;
    do {
      outcome = await ask(agent, port);
      outcomes.push(outcome);
    } while (outcome !== "refused");
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
}

describe("SIGTERM with clients that know nothing of /readyz", () => {
  test.each([
    ["keep their connections", true],
    ["connect for each request", false],
  ])("no request is reset where 16 %s", async (_, keepAlive) => {
    const { child, output, exited } = spawnServer(await writeServerBuild());
    const port = await listeningPort(child, output);
    const outcomes: Outcome[] = [];
    const asking = askWithoutPause(port, keepAlive, 16, outcomes);
    await expect.poll(() => outcomes.length).toBeGreaterThan(200);
    child.kill("SIGTERM");
    await asking;
    expect(await exited).toBe(0);
    expect(outcomes.filter((outcome) => outcome.startsWith("lost"))).toEqual([]);
  });

  test("an answer that waits for its reader is not cut off", async () => {
    const text = "0123456789abcdef".repeat(1024);
    const files = { ...fakeFiles, "/assets/small.txt": { kind: "share", type: "text/plain", text } } as const;
    const { server, port, stop } = await startSite({ files });
    const socket = await openConnection(port);
    socket.pause();
    let asked = 0;
    for (let isTaken = true; isTaken; asked++) {
      const seen = once(server, "request");
      socket.write("GET /assets/small.txt HTTP/1.1\r\nHost: x\r\n\r\n");
      const [, response] = await seen;
      for (let waited = 0; !response.writableFinished && waited < 300; waited += 2) await pause(2);
      isTaken = response.writableFinished;
    }
    const stopped = stop();
    await expect.poll(() => server.listening).toBe(false);
    let received = "";
    socket.setEncoding("latin1").on("data", (chunk) => {
      received += chunk;
    });
    socket.resume();
    await once(socket, "close");
    await stopped;
    expect(received.split(text)).toHaveLength(asked + 1);
  });
});
