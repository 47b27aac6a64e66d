import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { writeServerBuild } from "../../testing/server/server-build.ts";
import { listeningPort, spawnServer } from "../../testing/server/server-process.ts";

type Outcome = "whole" | "dropped";

/** One request over a kept connection. */
function ask(agent: Agent, port: number, path: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const asked = request({ agent, port, path, host: "127.0.0.1" }, (response) => {
      let length = 0;
      response.on("data", (chunk) => {
        length += chunk.length;
      });
      response.on("end", () => resolve(length === Number(response.headers["content-length"]) ? "whole" : "dropped"));
      response.on("error", () => resolve("dropped"));
    });
    asked.on("error", () => resolve("dropped"));
    asked.end();
  });
}

/** Visitors behind a balancer: it sends them here as long as /readyz says so. */
function load(port: number, paths: string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: paths.length });
  const outcomes: Outcome[] = [];
  let ready = true;
  const balancer = async () => {
    for (; ready; await pause(100)) ready = (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200;
  };
  const visitor = async (path: string) => {
    while (ready) outcomes.push(await ask(agent, port, path));
  };
  const ended = Promise.all([balancer(), ...paths.map(visitor)]).finally(() => agent.destroy());
  return { outcomes, ended };
}

/** Status, and whether it asks to close the connection. */
async function health(port: number) {
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/healthz`);
  return [status, headers.get("connection")];
}

describe("SIGTERM under load", () => {
  test("drops nothing, says it is not ready, and ends in time", async () => {
    const { child, output, exited } = spawnServer(await writeServerBuild());
    const port = await listeningPort(child, output);
    const quick = Array.from({ length: 20 }, () => "/hakkimizda");
    const slow = Array.from({ length: 5 }, () => "/yonetilen-hizmetler/teklif-al?wait=1500");
    const { outcomes, ended } = load(port, [...quick, ...slow]);
    await expect.poll(() => outcomes.length).toBeGreaterThan(50);
    const started = performance.now();
    child.kill("SIGTERM");
    await expect.poll(() => health(port), { interval: 10 }).toEqual([200, "close"]);
    await ended;
    expect(await exited).toBe(0);
    // 10 s are promised; a server that waits for somebody's connection takes as long as they like.
    expect(performance.now() - started).toBeLessThan(30_000);
    expect(outcomes).not.toContain("dropped");
    expect(output.err).toMatch(/^The site is at http:\/\/[^\n]+(\n {2}(on |off) [^\n]+)+(\n\*\*\* [^\n]+)+\n$/);
  });

  test("a second signal ends at once", async () => {
    const { child, output, exited } = spawnServer(await writeServerBuild());
    const port = await listeningPort(child, output);
    child.kill("SIGTERM");
    await expect.poll(() => health(port), { interval: 10 }).toEqual([200, "close"]);
    child.kill("SIGINT");
    expect(await exited).toBe(1);
  });
});
