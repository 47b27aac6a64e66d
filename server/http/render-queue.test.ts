import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createRenderQueue, type RenderQueueLimits } from "./render-queue.ts";

const limitless = {
  maxWaitingPages: 32,
  perVisitor: 8,
  maxWaitingForms: 32,
  waitMs: 60_000,
  slotMs: 60_000,
  maxTurns: 100,
};
const noConnections = () => 0;
const signal = new AbortController().signal;

/** A queue with room for one at a time, and work that ends when it is told. */
function openQueue(limits: Partial<RenderQueueLimits> = {}) {
  const enqueue = createRenderQueue(noConnections, { ...limitless, concurrency: 1, ...limits });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, visitor: string, isPost = false, abortSignal = signal) =>
    enqueue({ visitor, isPost, signal: abortSignal }, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  async function endAll(): Promise<void> {
    for (let quiet = 0; quiet < 5; quiet++) {
      await turn();
      while (ends.length > 0) {
        quiet = 0;
        ends.shift()?.();
        await turn();
      }
    }
  }
  return { ask, begun, endAll };
}

describe("what is rendered", () => {
  test("begins by turns of the visitors' addresses, however much one of them asks for", async () => {
    const { ask, begun, endAll } = openQueue();
    const all = [ask("a1", "a"), ask("a2", "a"), ask("a3", "a"), ask("b1", "b"), ask("c1", "c"), ask("b2", "b")];
    await endAll();
    expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "b1", "c1", "b2"]);
    expect(begun).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
  });

  test("begins with forms", async () => {
    const { ask, begun, endAll } = openQueue();
    const all = [ask("page", "a"), ask("search", "b"), ask("form", "c", true)];
    await endAll();
    await Promise.all(all);
    expect(begun).toEqual(["form", "page", "search"]);
  });

  test("lets the event loop have a turn before each beginning", async () => {
    const enqueue = createRenderQueue(noConnections, { ...limitless, concurrency: 2 });
    let round = 0;
    let counting = setImmediate(function count() {
      round++;
      counting = setImmediate(count);
    });
    const rounds: number[] = [];
    const ask = (visitor: string) => enqueue({ visitor, isPost: false, signal }, async () => rounds.push(round));
    await Promise.all(["a", "b", "c", "d"].map(ask));
    clearImmediate(counting);
    expect(new Set(rounds).size).toBe(4);
  });

  test.each([
    { arrivals: 10, turns: 10 },
    { arrivals: 1_000, turns: limitless.maxTurns },
  ])("waits while connections arrive, $turns turns with $arrivals connections", async ({ arrivals, turns }) => {
    let accepted = 0;
    let arriving = setImmediate(function accept() {
      accepted = Math.min(accepted + 1, arrivals);
      arriving = setImmediate(accept);
    });
    const enqueue = createRenderQueue(() => accepted, { ...limitless, concurrency: 1 });
    const acceptedBefore = () => enqueue({ visitor: "a", isPost: false, signal }, async () => accepted);
    expect(await acceptedBefore()).toBe(turns);
    clearImmediate(arriving);
  });

  test("is refused where too much waits, of all or of one visitor, forms apart from pages", async () => {
    const { ask, endAll } = openQueue({ maxWaitingPages: 3, perVisitor: 2, maxWaitingForms: 3 });
    const kept = [ask("a1", "a"), ask("a2", "a")];
    expect(await ask("a3", "a")).toBe("busy");
    kept.push(ask("b1", "b"));
    expect(await ask("c1", "c")).toBe("busy");
    kept.push(...["form 1", "form 2", "form 3"].map((name) => ask(name, "a", true)));
    expect(await ask("form 4", "b", true)).toBe("busy");
    await endAll();
    expect(await Promise.all(kept)).toEqual(["a1", "a2", "b1", "form 1", "form 2", "form 3"]);
    const again = ask("a4", "a");
    await endAll();
    expect(await again).toBe("a4");
  });

  test("is refused after a while, and not made for whoever has left", async () => {
    const { ask, begun, endAll } = openQueue({ waitMs: 20 });
    const leaving = new AbortController();
    const running = ask("running", "a");
    await expect.poll(() => begun).toEqual(["running"]);
    const left = ask("left", "b", false, leaving.signal);
    leaving.abort();
    expect(await left).toBe("busy");
    expect(await ask("late", "c")).toBe("busy");
    await endAll();
    expect(await running).toBe("running");
    expect(begun).toEqual(["running"]);
  });

  test("that waits for somebody else makes room meanwhile", async () => {
    const { ask, begun, endAll } = openQueue({ slotMs: 20 });
    const all = [ask("code by SMS", "a", true), ask("page", "b")];
    await expect.poll(() => begun).toEqual(["code by SMS", "page"]);
    await endAll();
    expect(await Promise.all(all)).toEqual(["code by SMS", "page"]);
  });

  test("that fails makes room", async () => {
    const enqueue = createRenderQueue(noConnections, { ...limitless, concurrency: 1, perVisitor: 1 });
    const request = { visitor: "a", isPost: false, signal };
    await expect(enqueue(request, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await enqueue(request, async () => "made")).toBe("made");
  });
});
