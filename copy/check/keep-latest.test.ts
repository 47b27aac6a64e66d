import { expect, test, vi } from "vitest";
import { keepLatest } from "./keep-latest.ts";

test("a result is made once for a file and its text, and the oldest ones go", () => {
  const work = vi.fn((file: string, source: string) => ({ file, source }));
  const kept = keepLatest(2, work);
  const first = kept("a", "1");
  expect(kept("a", "1")).toBe(first);
  expect(kept("a", "2")).toEqual({ file: "a", source: "2" });
  expect(kept("a", "1")).toBe(first);
  expect(kept("b", "1")).toEqual({ file: "b", source: "1" });
  expect(kept("a", "1")).toBe(first);
  expect(work).toHaveBeenCalledTimes(3);
  kept("a", "2");
  expect(work).toHaveBeenCalledTimes(4);
});

test("that there is nothing is kept as well", () => {
  const work = vi.fn(() => undefined);
  const kept = keepLatest(2, work);
  kept("a", "1");
  kept("a", "1");
  expect(work).toHaveBeenCalledTimes(1);
});
