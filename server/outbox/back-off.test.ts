import { expect, test } from "vitest";
import { minute } from "../../domain/time.ts";
import { delayAfter, maximumAttempts } from "./back-off.ts";

const middle = () => 0.5;

test("waits grow from half a minute to two hours", () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 40].map((attempts) => (delayAfter(attempts, middle) ?? 0) / minute);
  expect(waits).toEqual([0.5, 2, 10, 30, 60, 120, 120, 120]);
});

test("patience ends after three days", () => {
  let waited = 0;
  for (let attempts = 1; attempts < maximumAttempts; attempts++) waited += delayAfter(attempts, middle) ?? Number.NaN;
  expect(waited / (24 * 60 * minute)).toBeGreaterThan(2.9);
  expect(waited / (24 * 60 * minute)).toBeLessThanOrEqual(3);
  expect(delayAfter(maximumAttempts, middle)).toBeUndefined();
});

test("chance spreads the waits by a fifth", () => {
  expect([delayAfter(1, () => 0), delayAfter(1, () => 1)]).toEqual([24_000, 36_000]);
});
