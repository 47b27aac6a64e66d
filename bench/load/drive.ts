import { type Connection, openConnection } from "./connection.ts";
import { costOf, type ProcessCost } from "./process-cost.ts";

/** Brings one lead in over a connection, and says how many milliseconds its acknowledgement took. */
export type Journey = (connection: Connection, index: number) => Promise<number>;

export type Target = { port: number; pid: number; connections: number; warmUp: number; seconds: number };

export type Driven = {
  perSecond: number;
  /** Also those of the warm-up. */
  acknowledged: number;
  /** Of acknowledgements, in milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /** Of the server's process, by lead. */
  cost: ProcessCost | undefined;
  /** How much of a core the client itself used. */
  clientLoad: number;
};

/** Sends leads over all connections at once, each as soon as the one before is acknowledged. */
export async function drive(target: Target, journey: Journey): Promise<Driven> {
  const { port, pid, connections, warmUp, seconds } = target;
  const all = Array.from({ length: connections }, () => openConnection(port));
  const before = await runFor(warmUp, all, journey);
  const [cpu, cost] = [process.cpuUsage(), costOf(pid)];
  const began = performance.now();
  const times = (await runFor(seconds, all, journey)).sort((a, b) => a - b);
  const elapsed = (performance.now() - began) / 1_000;
  const [ownCpu, ended] = [process.cpuUsage(cpu), costOf(pid)];
  for (const connection of all) connection.close();
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  const each = (before: number, after: number) => (after - before) / times.length;
  return {
    perSecond: times.length / elapsed,
    acknowledged: before.length + times.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    cost: cost && ended && { cpu: each(cost.cpu, ended.cpu), written: each(cost.written, ended.written) },
    clientLoad: (ownCpu.user + ownCpu.system) / 1e6 / elapsed,
  };
}

async function runFor(seconds: number, connections: readonly Connection[], journey: Journey): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  await Promise.all(
    connections.map(async (connection, index) => {
      while (performance.now() < end) times.push(await journey(connection, index));
    }),
  );
  return times;
}
