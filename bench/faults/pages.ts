import { setTimeout as pause } from "node:timers/promises";
import { someVisitor } from "../../e2e/posted-forms.ts";
import type { Bench } from "./fault.ts";

export type Readers = { finish(): Promise<{ waits: number[]; failed: number }> };

/** A visitor who reads one page after the other, over a kept connection or over a new one each. */
export function startReaders(
  bench: Bench,
  baseUrl: string,
  paths: readonly string[],
  every: number,
  keepAlive = true,
): Readers {
  const waits: number[] = [];
  let failed = 0;
  let finishing = false;
  bench.onEnd(() => {
    finishing = true;
  });

  async function read(): Promise<void> {
    for (let turn = 0; !finishing; turn++) {
      const began = performance.now();
      if ((await statusOf(`${baseUrl}${paths[turn % paths.length]}`, keepAlive)) !== 200) failed++;
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

async function statusOf(address: string, keepAlive: boolean): Promise<number> {
  try {
    // Everybody may search so often in a minute.
    const headers = { "X-Forwarded-For": someVisitor(), Connection: keepAlive ? "keep-alive" : "close" };
    const response = await fetch(address, { headers });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
