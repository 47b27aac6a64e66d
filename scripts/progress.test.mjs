import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { step } from "./progress.mjs";

const out = (isTTY) => ({
  isTTY,
  write(text) {
    printed += text;
  },
});
let printed = "";

beforeEach(() => {
  printed = "";
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function work(seconds, ending, longest) {
  return async (progress) => {
    for (let second = 1; second <= seconds; second++) {
      await vi.advanceTimersByTimeAsync(1_000);
      progress(second * 10, seconds * 10, longest);
    }
    return ending();
  };
}

test("a log says every five seconds how far a long step is, and every minute after the first", async () => {
  expect(
    await step(
      "Building",
      work(12, () => "built"),
      out(false),
    ),
  ).toBe("built");
  expect(printed).toBe("… Building\n  Building: 40 of 120\n  Building: 90 of 120\n✓ Building (12 s)\n");
  printed = "";
  await step(
    "Testing",
    work(240, () => {}),
    out(false),
  );
  expect(printed.match(/of/g)).toHaveLength(11 + 4);
});

test("a step that fails is marked as failed", async () => {
  const failing = step(
    "Building",
    work(1, () => Promise.reject(new Error("no"))),
    out(false),
  );
  await expect(failing).rejects.toThrow("no");
  expect(printed).toBe("… Building\n✗ Building (1.0 s)\n");
});

test("a terminal shows it in one line, which is gone at the end", async () => {
  await step(
    "Building",
    work(2, () => {}, `journey ${"x".repeat(80)}`),
    out(true),
  );
  expect(printed).toMatch(/Building 1\.\d s, 10 of 20, longest: journey x+\r/);
  expect(Math.max(...printed.split("\r").map((line) => line.length))).toBeLessThan(90);
  expect(printed.endsWith("\r\u001b[2K✓ Building (2.0 s)\n")).toBe(true);
});
