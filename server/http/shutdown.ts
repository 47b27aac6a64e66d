import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Connections } from "./connections.ts";
import type { Timeouts } from "./timeouts.ts";

export type Lifecycle = {
  isReady: () => boolean;
  isDraining: () => boolean;
  stop: (announce: boolean) => Promise<void>;
};

/**
 * Ends a server without dropping anything: it says "not ready" and asks clients to close, then refuses connections,
 * lets running requests finish, and cuts off whatever is left when the time is over.
 */
export function createLifecycle(server: Server, connections: Connections, timeouts: Timeouts): Lifecycle {
  let stopped: Promise<void> | undefined;

  return {
    isReady: () => server.listening && stopped === undefined,
    isDraining: () => stopped !== undefined,
    stop(announce) {
      stopped ??= drain(announce ? timeouts.announce : 0);
      return stopped;
    },
  };

  async function drain(announcement: number): Promise<void> {
    const cutOff = setTimeout(() => server.closeAllConnections(), timeouts.shutdown);
    if (announcement > 0) await pause(announcement);
    // Whoever has just connected may still ask.
    const settled = setTimeout(connections.closeResting, timeouts.settle);
    await new Promise<void>((resolve) => server.close(() => resolve()));
    clearTimeout(settled);
    clearTimeout(cutOff);
  }
}

type Signals = Pick<NodeJS.Process, "on">;

/** SIGTERM announces the end to a balancer first; Ctrl-C does not wait for one. A second signal ends at once. */
export function stopOnSignals(stop: (announce: boolean) => Promise<void>, exit: (code: number) => void, on: Signals) {
  let asked = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    on.on(signal, () => {
      if (asked) return exit(1);
      asked = true;
      stop(signal === "SIGTERM").then(
        () => exit(0),
        () => exit(1),
      );
    });
  }
}
