import { expect, test } from "vitest";
import type { Attempt } from "../ports/deliveries.ts";
import { withCircuitBreaker } from "./circuit-breaker.ts";

const later: Attempt = { outcome: "later", error: "timeout" };

function target(answer: () => Attempt, takes: () => number) {
  const state = { now: 1_000_000, calls: 0 };
  const send = withCircuitBreaker(
    async () => {
      state.calls++;
      state.now += takes();
      return answer();
    },
    () => state.now,
  );
  return { state, send };
}

test("after a slow failure it is not asked for a while, then again", async () => {
  const { state, send } = target(
    () => later,
    () => 10_000,
  );
  expect(await send("a")).toEqual(later);
  expect(await send("b")).toEqual({ outcome: "later", error: "not tried: it did not answer a moment ago" });
  expect(state.calls).toBe(1);
  state.now += 15_000;
  expect(await send("c")).toEqual(later);
  expect(state.calls).toBe(2);
});

test("quick failures, slow successes and refusals stop nobody", async () => {
  for (const [answer, takes] of [
    [later, 100],
    [{ outcome: "delivered" }, 10_000],
    [{ outcome: "never", error: "no" }, 10_000],
  ] as const) {
    const { state, send } = target(
      () => answer,
      () => takes,
    );
    await send("a");
    await send("b");
    expect(state.calls).toBe(2);
  }
});

test("a clock that is set back does not make the pause longer", async () => {
  const { state, send } = target(
    () => later,
    () => 10_000,
  );
  await send("a");
  state.now -= 86_400_000;
  await send("b");
  expect(state.calls).toBe(2);
});
