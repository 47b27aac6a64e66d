import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { fakeFiles } from "../../testing/server/finished-build.ts";
import { openConnection, rawExchange } from "../../testing/server/raw-connection.ts";
import { startSite } from "../../testing/server/running-site.ts";
import { productionTimeouts } from "../http/timeouts.ts";

/** A tenth of the real time: what must hold within 25 s then holds within 2.5 s, and the rest is for a busy machine. */
const timeouts = { reader: productionTimeouts.reader / 10, rest: productionTimeouts.rest / 10 };
const limit = 10_000;

/** More than the buffers between two sockets hold: at once, after a few requests, after hundreds. */
const text = (megabytes: number) => "0123456789abcdef".repeat(megabytes * 64 * 1024);
const files = {
  ...fakeFiles,
  "/assets/huge.txt": { kind: "share", type: "text/plain", text: text(16) },
  "/assets/large.txt": { kind: "share", type: "text/plain", text: text(1) },
  "/assets/small.txt": { kind: "share", type: "text/plain", text: text(1 / 64) },
} as const;

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** What they send; none of them reads. */
const readers: Record<string, (socket: Socket) => unknown> = {
  "1,700 requests in one packet": (socket) => socket.write(get("/assets/small.txt").repeat(1_700)),
  "spaced requests": async (socket) => {
    while (socket.writable) {
      socket.write(get("/assets/large.txt"));
      await pause(50);
    }
  },
  "a request whose response comes in chunks, and more behind it": (socket) =>
    socket.write(get("/assets/huge.txt") + get("/hakkimizda").repeat(10)),
  "a few requests whose answers the kernel takes": (socket) => socket.write(get("/hakkimizda").repeat(10)),
};

/** Bytes of answers on a connection that the kernel did not take. */
function queued(responses: readonly ServerResponse[]): number {
  return responses.reduce((sum, res) => sum + (res.destroyed || res.writableFinished ? 0 : res.writableLength), 0);
}

describe("readers that send ahead and do not read", () => {
  test.each(Object.entries(readers))("%s: ten are closed in time, with little queued", async (_, ask) => {
    const { server, port, get: fetchPage } = await startSite({ files, timeouts });
    const connections = new Map<Socket, ServerResponse[]>();
    server.prependListener("request", ({ socket }, res) => {
      connections.set(socket, connections.get(socket) ?? []);
      connections.get(socket)?.push(res);
    });
    let most = 0;
    const looking = setInterval(() => {
      for (const responses of connections.values()) most = Math.max(most, queued(responses));
    }, 5);
    const clients = await Promise.all(Array.from({ length: 10 }, () => openConnection(port)));
    const started = performance.now();
    for (const socket of clients) {
      socket.pause();
      void ask(socket);
    }
    await expect.poll(() => connections.size).toBe(10);
    expect((await fetchPage("/hakkimizda")).status).toBe(200);
    const served = [...connections.keys()].slice(0, 10);
    await expect.poll(() => served.every((socket) => socket.destroyed), { timeout: limit }).toBe(true);
    expect(performance.now() - started).toBeLessThan(limit);
    // The client's side knows too, as soon as it writes: nothing is left for it in the kernel.
    await Promise.all(clients.map(noticed));
    clearInterval(looking);
    expect(most).toBeLessThanOrEqual(64 * 1024);
  });

  test("whoever sends a few ahead and reads gets all answers in order", async () => {
    const { port } = await startSite({ files });
    const asked = ["/hakkimizda", "/assets/large.txt", "/nowhere", "/yonetilen-hizmetler/teklif-al", "/healthz"];
    const received = await rawExchange(port, `${asked.map(get).join("")}GET /x HTTP/1.1\r\n\r\n`);
    const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
    expect(statuses).toEqual([200, 200, 404, 200, 200, 400]);
    expect(received.length).toBeGreaterThan(files["/assets/large.txt"].text.length);
  });
});

/** Resolves when a client that does not read learns that the connection is gone. */
async function noticed(socket: Socket): Promise<void> {
  while (!socket.destroyed) {
    socket.write("\r\n");
    await pause(20);
  }
}
