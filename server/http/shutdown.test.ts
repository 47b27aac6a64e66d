import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { openConnection } from "../testing/raw-connection.ts";
import { startSite } from "../testing/running-site.ts";
import { stopOnSignals } from "./shutdown.ts";

const wizard = "/yonetilen-hizmetler/teklif-al";

function waiting(milliseconds: number) {
  return async () => {
    await pause(milliseconds, undefined, { ref: false });
    return new Response("bitti");
  };
}

describe("the end of a server", () => {
  test("is announced: not ready, still answering, asking clients to close", async () => {
    const { get, stop } = await startSite({ timeouts: { announce: 1_500 } });
    const stopped = stop(true);
    const ready = await get("/readyz");
    expect([ready.status, ready.headers.get("connection")]).toEqual([503, "close"]);
    expect((await get("/hakkimizda")).status).toBe(200);
    await stopped;
    await expect(get("/hakkimizda")).rejects.toThrow("fetch failed");
  });

  test("waits for running requests and not for resting connections", async () => {
    const { get, stop, port } = await startSite({ handler: waiting(300) });
    const resting = await openConnection(port);
    const running = get(wizard);
    await pause(50);
    await stop();
    expect(await (await running).text()).toBe("bitti");
    resting.destroy();
  });

  test("cuts off what takes too long", async () => {
    const { get, stop } = await startSite({ handler: waiting(60_000), timeouts: { shutdown: 300 } });
    const running = get(wizard).catch(() => "cut");
    await pause(50);
    const started = performance.now();
    await stop();
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(await running).toBe("cut");
  });

  test("comes once, however often it is asked for", async () => {
    const { stop } = await startSite();
    const [first, second] = [stop(), stop(true)];
    expect(first).toBe(second);
    await first;
  });
});

describe("signals", () => {
  function listen(stop: (announce: boolean) => Promise<void>) {
    const exit = vi.fn();
    const signals = new EventEmitter();
    stopOnSignals(stop, exit, signals as NodeJS.Process);
    return { exit, signals };
  }

  test("SIGTERM announces the end, Ctrl-C does not", async () => {
    for (const [signal, announce] of [
      ["SIGTERM", true],
      ["SIGINT", false],
    ] as const) {
      const stop = vi.fn(() => Promise.resolve());
      const { exit, signals } = listen(stop);
      signals.emit(signal);
      await expect.poll(() => exit.mock.calls).toEqual([[0]]);
      expect(stop).toHaveBeenCalledExactlyOnceWith(announce);
    }
  });

  test("the second one ends at once", () => {
    const { exit, signals } = listen(() => new Promise(() => {}));
    signals.emit("SIGTERM");
    expect(exit).not.toHaveBeenCalled();
    signals.emit("SIGTERM");
    expect(exit).toHaveBeenCalledWith(1);
  });

  test("an end that fails is told", async () => {
    const { exit, signals } = listen(() => Promise.reject(new Error("x")));
    signals.emit("SIGINT");
    await expect.poll(() => exit.mock.calls).toEqual([[1]]);
  });
});
