import { expect, test } from "vitest";
import { readAge, readSince } from "./options.ts";

const minute = 60_000;
const at = Date.parse("2026-11-15T21:30:05.123Z");

test("a day begins when it begins in Istanbul", () => {
  expect(readSince("2026-11-16", at)).toBe(Date.parse("2026-11-15T21:00:00Z"));
});

test("an age counts back from now", () => {
  expect(readSince("12h", at)).toBe(at - 720 * minute);
  expect(readAge("730d", at)).toBe(at - 730 * 1_440 * minute);
});

test.each(["2026-02-30", "2026-13-01", "16.11.2026", "0d", "-1d", "d", ""])("%j is no time", (text) => {
  expect(() => readSince(text, at)).toThrow("It must be a day");
});
