import { expect, test } from "vitest";
import { perMinute } from "./rate-limit.ts";

test("a key has its own count, which starts anew each minute", () => {
  let now = 0;
  const allowed = perMinute(2, () => now);
  expect([allowed("a"), allowed("a"), allowed("a"), allowed("b")]).toEqual([true, true, false, true]);
  now = 59_999;
  expect(allowed("a")).toBe(false);
  now = 60_000;
  expect(allowed("a")).toBe(true);
});
