import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterPaint } from "./form-hooks.ts";

let draw: () => void;
let isPainted: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => {
    draw = callback;
  });
  isPainted = false;
  afterPaint().then(() => {
    isPainted = true;
  });
});

afterEach(() => void vi.useRealTimers());

test("a frame is painted after it has called back", async () => {
  draw();
  await Promise.resolve();
  expect(isPainted).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(isPainted).toBe(true);
});

test("a tab that draws nothing is not waited for", async () => {
  await vi.advanceTimersByTimeAsync(99);
  expect(isPainted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isPainted).toBe(true);
});
