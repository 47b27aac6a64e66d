import { setTimeout as pause } from "node:timers/promises";
import type { Bench } from "./fault.ts";

export type Readers = { finish(): Promise<{ waits: number[]; failed: number }> };

/** Somebody who reads one page after the other. */
export function startReaders(bench: Bench, baseUrl: string, paths: readonly string[], every: number): Readers {
  const waits: number[] = [];
  let failed = 0;
  let finishing = false;
  bench.onEnd(() => {
    finishing = true;
  });

  async function read(): Promise<void> {
    for (let turn = 0; !finishing; turn++) {
      const began = performance.now();
      if ((await statusOf(`${baseUrl}${paths[turn % paths.length]}`)) !== 200) failed++;
      waits.push(performance.now() - began);
      await pause(every);
    }
  }

  const reading = read();
  return {
    async finish() {
      finishing = true;
      await reading;
      return { waits, failed };
    },
  };
}

async function statusOf(address: string): Promise<number> {
  try {
    const response = await fetch(address);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
