import { EventEmitter, once } from "node:events";
import { describe, expect, test, vi } from "vitest";
import { openConnection } from "../../testing/server/raw-connection.ts";
import { startSite } from "../../testing/server/running-site.ts";
import { stopOnSignals } from "./shutdown.ts";

const wizard = "/yonetilen-hizmetler/teklif-al";

/** A page that is rendered until it is told to end. */
function openEnded() {
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const handler = async () => {
    begun.resolve();
    await end.promise;
    return new Response("bitti");
  };
  return { handler, begun: begun.promise, end: end.resolve };
}

describe("the end of a server", () => {
  test("is announced: not ready, still answering, asking clients to close", async () => {
    const { get, stop } = await startSite({ timeouts: { announce: 3_000 } });
    const stopped = stop(true);
    const ready = await get("/readyz");
    expect([ready.status, ready.headers.get("connection")]).toEqual([503, "close"]);
    expect((await get("/hakkimizda")).status).toBe(200);
    await stopped;
    await expect(get("/hakkimizda")).rejects.toThrow("fetch failed");
  });

  test("waits for running requests and not for resting connections", async () => {
    const { handler, begun, end } = openEnded();
    const { get, stop, port } = await startSite({ handler });
    const resting = await openConnection(port);
    const closed = once(resting, "close");
    const running = get(wizard);
    await begun;
    const stopped = stop();
    await closed;
    end();
    expect(await (await running).text()).toBe("bitti");
    await stopped;
  });

  test("cuts off what takes too long", async () => {
    const { handler, begun } = openEnded();
    const { get, stop } = await startSite({ handler, timeouts: { shutdown: 300 } });
    const running = get(wizard).catch(() => "cut");
    await begun;
    await stop();
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
