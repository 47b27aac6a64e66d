import { type Connection, openConnection } from "./connection.ts";
import { costOf, type ProcessCost } from "./process-cost.ts";

/** Brings one lead in over a connection, and says how many milliseconds its acknowledgement took. */
export type Journey = (connection: Connection, index: number) => Promise<number>;

/** What a server did for a while. */
export type Driven = {
  perSecond: number;
  /** How long each acknowledgement took, in milliseconds. */
  times: readonly number[];
  /** Of the server's process, in all; absent where the system does not say. */
  cost: ProcessCost | undefined;
  /** How much of a core the client itself used. */
  clientLoad: number;
};

export type Driver = { drive(seconds: number): Promise<Driven>; close(): void };

/** Sends leads over all connections at once, each as soon as the one before is acknowledged. */
export function openDriver(port: number, pid: number, connections: number, journey: Journey): Driver {
  const all = Array.from({ length: connections }, () => openConnection(port));

  async function driveFor(seconds: number): Promise<number[]> {
    const times: number[] = [];
    const end = performance.now() + seconds * 1_000;
    await Promise.all(
      all.map(async (connection, index) => {
        while (performance.now() < end) times.push(await journey(connection, index));
      }),
    );
    return times;
  }

  return {
    async drive(seconds) {
      const [ownCpu, before] = [process.cpuUsage(), costOf(pid)];
      const began = performance.now();
      const times = await driveFor(seconds);
      const elapsed = (performance.now() - began) / 1_000;
      const { user, system } = process.cpuUsage(ownCpu);
      const after = costOf(pid);
      return {
        perSecond: times.length / elapsed,
        times,
        cost: before && after && { cpu: after.cpu - before.cpu, written: after.written - before.written },
        clientLoad: (user + system) / 1e6 / elapsed,
      };
    },
    close() {
      for (const connection of all) connection.close();
    },
  };
}
