import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLoadingBar, hiddenBar } from "./loading-bar.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("nothing shows for 200 ms", () => {
  const bar = createLoadingBar();
  bar.start();
  vi.advanceTimersByTime(199);
  expect(bar.read()).toEqual(hiddenBar);
  vi.advanceTimersByTime(1);
  expect(bar.read()).toEqual({ shown: true, failed: false, percent: 0 });
});

test("a navigation that ends inside 200 ms shows nothing", () => {
  const bar = createLoadingBar();
  const seen = vi.fn();
  bar.start();
  bar.subscribe(() => seen(bar.read().shown));
  vi.advanceTimersByTime(150);
  bar.finish();
  vi.advanceTimersByTime(10_000);
  expect(seen).not.toHaveBeenCalledWith(true);
  expect(bar.read()).toEqual(hiddenBar);
});

test("it grows by 2 % each 100 ms, up to 100", () => {
  const bar = createLoadingBar();
  bar.start();
  vi.advanceTimersByTime(200 + 100);
  expect(bar.read().percent).toBe(2);
  vi.advanceTimersByTime(900);
  expect(bar.read().percent).toBe(20);
  vi.advanceTimersByTime(4_000);
  expect(bar.read().percent).toBe(100);
  vi.advanceTimersByTime(60_000);
  expect(bar.read()).toEqual({ shown: true, failed: false, percent: 100 });
});

test("ending fills it, hides it after 500 ms and resets it", () => {
  const bar = createLoadingBar();
  bar.start();
  vi.advanceTimersByTime(1_000);
  bar.finish();
  expect(bar.read()).toEqual({ shown: true, failed: false, percent: 100 });
  vi.advanceTimersByTime(499);
  expect(bar.read().shown).toBe(true);
  vi.advanceTimersByTime(1);
  expect(bar.read()).toEqual(hiddenBar);
});

test("an error turns it to its failed colour, then it finishes", () => {
  const bar = createLoadingBar();
  bar.start();
  vi.advanceTimersByTime(1_000);
  bar.finish();
  bar.fail();
  bar.finish();
  expect(bar.read()).toEqual({ shown: true, failed: true, percent: 100 });
  vi.advanceTimersByTime(500);
  expect(bar.read()).toEqual(hiddenBar);
});

test("a quick error is marked too", () => {
  const bar = createLoadingBar();
  bar.start();
  vi.advanceTimersByTime(50);
  bar.fail();
  expect(bar.read()).toEqual({ shown: true, failed: true, percent: 100 });
});

test("a new start while it is hiding begins anew", () => {
  const bar = createLoadingBar();
  bar.start();
  vi.advanceTimersByTime(300);
  bar.fail();
  vi.advanceTimersByTime(400);
  bar.start();
  expect(bar.read()).toEqual(hiddenBar);
  vi.advanceTimersByTime(400);
  expect(bar.read()).toEqual({ shown: true, failed: false, percent: 4 });
});

test("listeners hear of changes until they leave", () => {
  const bar = createLoadingBar();
  const listener = vi.fn();
  const leave = bar.subscribe(listener);
  bar.fail();
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  vi.advanceTimersByTime(500);
  expect(listener).toHaveBeenCalledTimes(1);
});
