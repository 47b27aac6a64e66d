import { afterEach, beforeEach, expect, test, vi } from "vitest";
import RunReporter from "./run-reporter.mjs";

const testCase = (name, state = "passed") => ({
  id: name,
  fullName: name,
  module: { relativeModuleId: "e2e/a.e2e.ts" },
  result: () => ({ state }),
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the reporter tells how many files are done and which test runs longest", () => {
  const send = vi.fn();
  const original = process.send;
  process.send = send;
  try {
    const reporter = new RunReporter();
    reporter.onTestRunStart([{}, {}]);
    reporter.onTestCaseReady(testCase("slow"));
    vi.advanceTimersByTime(5_000);
    reporter.onTestCaseReady(testCase("quick"));
    reporter.onTestModuleEnd();
    vi.advanceTimersByTime(1_000);
    expect(send).toHaveBeenLastCalledWith({ done: 1, of: 2, detail: "e2e/a.e2e.ts > slow, 6 s" });
    reporter.onTestRunEnd();
    vi.advanceTimersByTime(5_000);
    expect(send).toHaveBeenCalledTimes(6);
  } finally {
    process.send = original;
  }
});

test("a failure is printed with its time and the load of the machine", () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const reporter = new RunReporter();
  reporter.onTestRunStart([{}]);
  reporter.onTestCaseReady(testCase("broken"));
  vi.advanceTimersByTime(60_000);
  reporter.onTestCaseResult(testCase("broken", "failed"));
  reporter.onTestRunEnd();
  expect(log.mock.calls.join()).toMatch(/failed after 60 s at load [\d.]+ on \d+ cores: e2e\/a\.e2e\.ts > broken/);
});
