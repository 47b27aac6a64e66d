import { once } from "node:events";

export type Memory = {
  /** Bytes of living objects: what is left once everything that can go is gone. */
  heap: number;
  /** Bytes that the process holds of the machine's memory. */
  resident: number;
};

/** Lets a process of Node be asked for its memory; goes into its environment. */
export const inspected = { NODE_OPTIONS: "--inspect=127.0.0.1:0" };

/** Asks a running server, which says in its log where, for its memory after a collection of garbage. */
export async function openInspector(log: readonly string[]): Promise<{ memory(): Promise<Memory>; close(): void }> {
  const address = /Debugger listening on (ws:\S+)/.exec(log.join(""))?.[1];
  if (!address) throw new Error("the server cannot be asked for its memory");
  const socket = new WebSocket(address);
  await once(socket, "open");
  const waiting = new Map<number, (result: unknown) => void>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    waiting.get(id)?.(result);
    waiting.delete(id);
  });

  function ask<Result>(method: string, params = {}): Promise<Result> {
    const id = ++last;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => waiting.set(id, resolve as (result: unknown) => void));
  }

  return {
    async memory() {
      await ask("HeapProfiler.collectGarbage");
      const { usedSize } = await ask<{ usedSize: number }>("Runtime.getHeapUsage");
      const expression = "process.memoryUsage.rss()";
      const { result } = await ask<{ result: { value: number } }>("Runtime.evaluate", { expression });
      return { heap: usedSize, resident: result.value };
    },
    close: () => socket.close(),
  };
}
