import { expect, test } from "vitest";
import { mayPrefetch } from "./browser-events.ts";

test("prefetching waits for a good connection", () => {
  expect(mayPrefetch({ onLine: true, connection: { effectiveType: "4g" } })).toBe(true);
  expect(mayPrefetch({ onLine: false })).toBe(false);
  expect(mayPrefetch({ onLine: true, connection: { effectiveType: "2g" } })).toBe(false);
  expect(mayPrefetch({ onLine: true, connection: { effectiveType: "slow-2g" } })).toBe(false);
  expect(mayPrefetch({ onLine: true, connection: { effectiveType: "4g", saveData: true } })).toBe(false);
});

test("a browser that does not say counts as online", () => {
  expect(mayPrefetch({})).toBe(true);
});
