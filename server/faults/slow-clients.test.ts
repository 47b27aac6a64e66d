import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { fakeFiles } from "../../testing/server/finished-build.ts";
import { openConnection, statuses } from "../../testing/server/raw-connection.ts";
import { startSite } from "../../testing/server/running-site.ts";
import { productionTimeouts } from "../http/timeouts.ts";

/** A tenth of the real times: what must hold within 25 s then holds within 2.5 s, and the rest is for a busy machine. */
const tenth = Object.fromEntries(Object.entries(productionTimeouts).map(([name, value]) => [name, value / 10]));
const limit = 30_000;

/** Far more than the buffers between two sockets hold. */
const huge = { kind: "share", type: "text/plain", text: "0123456789abcdef".repeat(1024 * 1024) } as const;

type Client = (socket: Socket) => Promise<void>;

/** Writes a beginning, then a byte now and then until the line is cut. */
function dripping(beginning: string): Client {
  return async (socket) => {
    socket.resume();
    socket.write(beginning);
    while (!socket.destroyed) {
      await pause(150);
      socket.write("a");
    }
  };
}

const slow: Record<string, Client> = {
  "that say nothing": async (socket) => void socket.resume(),
  "that drip headers": dripping("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "),
  "that drip a body": dripping(
    "POST /iletisim HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 60000\r\n\r\n",
  ),
  "that do not read": async (socket) => {
    socket.pause();
    socket.write("GET /assets/huge.txt HTTP/1.1\r\nHost: x\r\n\r\n");
  },
};

async function closedAfter(port: number, client: Client): Promise<number> {
  const socket = await openConnection(port);
  const started = performance.now();
  const closed = new Promise<number>((resolve) => socket.once("close", () => resolve(performance.now() - started)));
  void client(socket);
  // A paused socket does not notice its end by itself. To the server it looks like a sign of life, which must not help.
  const probe = setInterval(() => socket.isPaused() && socket.write("\r\n"), 100);
  return closed.finally(() => clearInterval(probe));
}

describe("slow clients", () => {
  test("200 of them are all closed in time, and pages stay quick for the others", async () => {
    const { port, get } = await startSite({ files: { ...fakeFiles, "/assets/huge.txt": huge }, timeouts: tenth });
    const clients = Object.values(slow);
    const waiting = Array.from({ length: 200 }, (_, i) => closedAfter(port, clients[i % clients.length] as Client));
    const times: number[] = [];
    while (times.length < 40) {
      const started = performance.now();
      expect((await get("/hakkimizda")).status).toBe(200);
      times.push(performance.now() - started);
      await pause(25);
    }
    const closed = await Promise.all(waiting);
    expect(Math.max(...closed)).toBeLessThan(limit);
    expect(times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]).toBeLessThan(5_000);
  });

  test("those who drip are told why", async () => {
    const { port } = await startSite({ timeouts: tenth });
    const socket = await openConnection(port);
    let received = "";
    socket.setEncoding("latin1").on("data", (chunk) => {
      received += chunk;
    });
    void dripping("GET / HTTP/1.1\r\nX-Slow: ")(socket);
    await new Promise((resolve) => socket.once("close", resolve));
    expect(statuses(received)).toEqual([408]);
  });

  test("a reader who takes crumbs is closed for the pace", async () => {
    const timeouts = { reader: 300 };
    const { port, lines } = await startSite({ files: { ...fakeFiles, "/assets/huge.txt": huge }, timeouts });
    const socket = await openConnection(port);
    socket.write("GET /assets/huge.txt HTTP/1.1\r\nHost: x\r\n\r\n");
    const closed = new Promise((resolve) => socket.once("close", resolve));
    let taken = 0;
    const crumbs = setInterval(() => {
      taken += (socket.read(1024) as Buffer | null)?.length ?? 0;
    }, 20);
    await expect.poll(() => lines.join("")).toContain('"cut":true');
    clearInterval(crumbs);
    socket.resume();
    await closed;
    expect(taken).toBeGreaterThan(0);
  });

  test("a reader who keeps up gets everything", async () => {
    const { url } = await startSite({ files: { ...fakeFiles, "/assets/huge.txt": huge } });
    const response = await fetch(`${url}/assets/huge.txt`, { headers: { "Accept-Encoding": "identity" } });
    expect((await response.text()).length).toBe(huge.text.length);
  });

  test("a client between two requests may rest", async () => {
    const { port } = await startSite({ timeouts: { ...tenth, keepAlive: 60_000 } });
    const socket = await openConnection(port);
    let received = "";
    socket.setEncoding("latin1").on("data", (chunk) => {
      received += chunk;
    });
    socket.write("HEAD /hakkimizda HTTP/1.1\r\nHost: x\r\n\r\n");
    await pause(1600);
    socket.write("HEAD /hakkimizda HTTP/1.1\r\nHost: x\r\n\r\n");
    await expect.poll(() => statuses(received)).toEqual([200, 200]);
    socket.destroy();
  });
});
