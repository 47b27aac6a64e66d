import { describe, expect, it } from "vitest";
import { countsOf, retriedIn, skippedIn, Tally } from "./tally.mjs";

it("the last line adds checks and tests", () => {
  const tally = new Tally();
  tally.check(true);
  tally.check(false);
  tally.add({ passed: 40, failed: 2 });
  expect(tally.line()).toBe("41 passed, 3 failed");
});

describe("the counts of a test run", () => {
  const file = (status, ...tests) => ({ status, assertionResults: tests.map((test) => ({ status: test })) });

  it("are those of its report", () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [file("failed", "passed", "passed", "failed")],
    };
    expect(countsOf(report, 1)).toEqual({ passed: 2, failed: 1 });
  });

  it("have a failure for each file that broke before its tests", () => {
    const report = { numPassedTests: 1, numFailedTests: 0, testResults: [file("passed", "passed"), file("failed")] };
    expect(countsOf(report, 1)).toEqual({ passed: 1, failed: 1 });
  });

  it("have a failure when the run ended badly, without a report or without any test", () => {
    expect(countsOf(undefined, 1)).toEqual({ passed: 0, failed: 1 });
    expect(countsOf({ numPassedTests: 3, numFailedTests: 0, testResults: [] }, 1)).toEqual({ passed: 3, failed: 1 });
    expect(countsOf({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

it("what was left out is named once, with how many tests that are", () => {
  const test = (status, title, ...ancestorTitles) => ({ status, title, ancestorTitles });
  const assertionResults = [test("skipped", "a", "nginx", "files"), test("skipped", "b", "nginx"), test("passed", "c")];
  expect(skippedIn({ testResults: [{ assertionResults }] })).toEqual(["nginx (2)"]);
  expect(skippedIn(undefined)).toEqual([]);
});

it("what passed only when it was tried again is named", () => {
  const test = (status, fullName, ...failureMessages) => ({ status, fullName, failureMessages });
  const assertionResults = [
    test("passed", "a"),
    test("passed", "in tr b", "Error: timeout"),
    test("failed", "c", "Error: timeout", "Error: timeout"),
  ];
  expect(retriedIn({ testResults: [{ assertionResults }] })).toEqual(["in tr b"]);
  expect(retriedIn(undefined)).toEqual([]);
});
