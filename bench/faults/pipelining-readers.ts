import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { type Bench, type Fault, type Finding, length, unless } from "./fault.ts";
import { amount, milliseconds, percentile } from "./figures.ts";
import { startReaders } from "./pages.ts";
import { type Client, closedAfter, pictureIn, readerOf } from "./slow-clients.ts";

const clients = length("PIPELINING_READERS", 60);
const limit = 25_000;
const mostMemory = 60;

export const pipeliningReaders: Fault = {
  row: 40,
  fault: "readers that send requests ahead and read nothing",
  mustShow: `all closed within 25 s, less than ${mostMemory} MB more memory, pages p95 under 500 ms`,
  run,
};

async function run(bench: Bench): Promise<Finding> {
  const { baseUrl, pid } = await bench.site();
  const port = Number(new URL(baseUrl).port);
  const picture = pictureIn(bench.build);
  const kinds = [packet, spaced(picture), readerOf(picture, 100)];
  // What the server needs for readers who behave is no burden of the others.
  const before = startReaders(bench, baseUrl, ["/hakkimizda"], 25);
  await pause(3_000);
  await before.finish();
  const rested = residentOf(pid());
  let most = rested;
  const looking = setInterval(() => {
    most = Math.max(most, residentOf(pid()));
  }, 100);
  const readers = startReaders(bench, baseUrl, ["/hakkimizda"], 25);
  const all = Array.from({ length: clients }, (_, index) => closedAfter(port, kinds[index % 3] as Client));
  const times = await Promise.all(all);
  clearInterval(looking);
  const { waits, failed } = await readers.finish();
  const [last, p95, more] = [Math.max(...times), percentile(waits, 0.95), most - rested];
  return {
    done: `${amount(clients)} clients at once, a third each: 1,700 requests in a packet, one for a picture every 100 ms, twelve of them every 100 ms; ${amount(waits.length)} pages read by others meanwhile`,
    measured: `the last one closed after ${(last / 1000).toFixed(1)} s; memory ${rested} MB, at most ${more} MB more; pages p95 ${milliseconds(p95)}, ${failed} failed`,
    failures: unless({
      "clients were open for too long": last < limit,
      "too much memory": more < mostMemory,
      "pages were slow": p95 < 500,
      "pages failed": failed === 0,
    }),
  };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

const packet: Client = async (socket) => {
  socket.pause();
  socket.write(get("/hakkimizda").repeat(1_700));
};

function spaced(path: string): Client {
  return async (socket) => {
    socket.pause();
    for (; socket.writable; await pause(100)) socket.write(get(path));
  };
}

/** What a process holds of the machine's memory, in megabytes. */
function residentOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}
