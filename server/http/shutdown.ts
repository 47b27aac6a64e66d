import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import type { Connections } from "./connections.ts";
import type { Timeouts } from "./timeouts.ts";

export type Lifecycle = {
  isReady: () => boolean;
  isDraining: () => boolean;
  /** While the port is being closed: responses wait for it. */
  closing: () => Promise<void> | undefined;
  stop: (announce: boolean) => Promise<void>;
};

/**
 * Ends a server without dropping anything: it says "not ready" and asks clients to close, then refuses connections,
 * lets running requests finish, and cuts off whatever is left when the time is over.
 *
 * The kernel resets whoever has connected to a port that closes and was not accepted yet. So responses wait for a moment,
 * until nobody connects because everybody has asked; then the port closes, and the responses go out.
 */
export function createLifecycle(server: Server, connections: Connections, timeouts: Timeouts): Lifecycle {
  let stopped: Promise<void> | undefined;
  let closing: Promise<void> | undefined;
  let connected = 0;
  server.on("connection", () => connected++);

  return {
    isReady: () => server.listening && stopped === undefined,
    isDraining: () => stopped !== undefined,
    closing: () => closing,
    stop(announce) {
      stopped ??= drain(announce ? timeouts.announce : 0);
      return stopped;
    },
  };

  async function drain(announcement: number): Promise<void> {
    const cutOff = setTimeout(() => server.closeAllConnections(), timeouts.shutdown);
    if (announcement > 0) await pause(announcement);
    closing = nobodyConnects();
    await closing;
    // Not the close of node:http: it also destroys connections whose response is made and not yet read.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    closing = undefined;
    // Whoever has just connected may still ask.
    const settled = setTimeout(connections.closeIdle, timeouts.settle);
    await closed;
    clearTimeout(settled);
    clearTimeout(cutOff);
  }

  async function nobodyConnects(): Promise<void> {
    const latest = performance.now() + timeouts.hold;
    let before: number;
    do {
      before = connected;
      await pause(timeouts.quiet);
      // After the next look for connections, however long the one before has been.
      await turn();
    } while (connected !== before && performance.now() < latest);
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
