import { readFileSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../../e2e/server.ts";
import { openConnection } from "../../testing/server/raw-connection.ts";
import { type Bench, type Fault, type Finding, length, unless } from "./fault.ts";
import { amount, milliseconds, percentile } from "./figures.ts";
import { startReaders } from "./pages.ts";

const clients = length("SLOW_CLIENTS", 1_000);
const limit = 25_000;

export const slowClients: Fault = {
  row: 29,
  fault: "slow headers, bodies, readers",
  mustShow: "all closed within 25 s, pages p95 under 500 ms",
  run,
};

async function run(bench: Bench): Promise<Finding> {
  const { baseUrl } = await bench.site();
  const port = Number(new URL(baseUrl).port);
  const kinds = [dripHeaders, dripBody, readerOf(pictureIn(bench.build))];
  const readers = startReaders(bench, baseUrl, ["/hakkimizda"], 25);
  const all: Promise<number>[] = [];
  // One after the other: this is about patience, not about how many can knock in the same instant.
  for (let index = 0; index < clients; index++, await pause(3)) all.push(closedAfter(port, kinds[index % 3] as Client));
  const times = await Promise.all(all);
  const { waits, failed } = await readers.finish();
  const p95 = percentile(waits, 0.95);
  const [last, open] = [Math.max(...times), times.filter((time) => time > limit).length];
  return {
    done: `${amount(clients)} clients within seconds, a third each; ${amount(waits.length)} pages read by others meanwhile`,
    measured: `the last one closed after ${(last / 1000).toFixed(1)} s, ${open} later than 25 s; pages p95 ${milliseconds(p95)}, ${failed} failed`,
    failures: unless({
      "clients were open for too long": open === 0,
      "pages were slow": p95 < 500,
      "pages failed": failed === 0,
    }),
  };
}

export type Client = (socket: Socket) => Promise<void>;

/** Writes a beginning, then a byte now and then until the line is cut. */
async function drip(socket: Socket, beginning: string): Promise<void> {
  socket.resume();
  socket.write(beginning);
  while (!socket.destroyed) {
    await pause(1_500);
    socket.write("a");
  }
}

const dripHeaders: Client = (socket) => drip(socket, "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");

const dripBody: Client = (socket) =>
  drip(socket, "POST /iletisim HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 60000\r\n\r\n");

/** Asks for more than the buffers between two sockets hold, and takes nothing of it. */
export function readerOf(path: string, every = 1_000): Client {
  return async (socket) => {
    socket.pause();
    for (; socket.writable; await pause(every)) socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(12));
  };
}

export async function closedAfter(port: number, client: Client): Promise<number> {
  const socket = await openConnection(port);
  const began = performance.now();
  const closed = new Promise<number>((resolve) => socket.once("close", () => resolve(performance.now() - began)));
  void client(socket);
  // A paused socket does not notice its end by itself. To the server it looks like a sign of life, which must not help.
  const probe = setInterval(() => socket.isPaused() && socket.write("\r\n"), 1_000);
  const giveUp = setTimeout(() => socket.destroy(), 2 * limit);
  return closed.finally(() => {
    clearInterval(probe);
    clearTimeout(giveUp);
  });
}

/** A picture for social media: the largest files of the site, and not compressed. */
export function pictureIn(build: string): string {
  const { files } = JSON.parse(readFileSync(join(root, build, "finished.json"), "utf8"));
  const picture = Object.keys(files).find((path) => path.startsWith("/share/") && path.endsWith(".png"));
  if (!picture) throw new Error("the build has no pictures");
  return picture;
}
