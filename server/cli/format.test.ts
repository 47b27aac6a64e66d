import { expect, test } from "vitest";
import { isoTime, shownAge, shownTime } from "./format.ts";

const minute = 60_000;
const at = Date.parse("2026-11-15T21:30:05.123Z");

test("times are those of Istanbul, also past midnight", () => {
  expect(shownTime(at)).toBe("2026-11-16 00:30");
  expect(isoTime(at)).toBe("2026-11-16T00:30:05.123+03:00");
  expect(Date.parse(isoTime(at))).toBe(at);
});

test("ages are said in the largest whole unit", () => {
  expect([0.5, 3, 119, 120, 2_879, 2_880].map((count) => shownAge(count * minute))).toEqual([
    "a moment",
    "3 minutes",
    "119 minutes",
    "2 hours",
    "47 hours",
    "2 days",
  ]);
});
