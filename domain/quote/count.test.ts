import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { growth } from "../../testing/growth.ts";
import { clampCount, maxCount, readCount } from "./count.ts";

test.each([
  ["12", 12],
  [" 12 ", 12],
  ["007", 7],
  ["1.000", 1_000],
  ["1,000", 1_000],
  ["1 000", 1_000],
  ["1\u00a0000", 1_000],
  ["1.000.000", 1_000_000],
])("%j is %i", (typed, count) => {
  expect(readCount(typed)).toBe(count);
});

test.each(["", "   ", "0", "000"])("%j asks for nothing", (typed) => {
  expect(readCount(typed)).toBe("count-missing");
});

test.each([
  "-1",
  "+1",
  "1,5",
  "1.5",
  "1.00",
  "1.000,000",
  "10.00.000",
  "1e3",
  "0x10",
  "on iki",
  "١٢",
  "12 adet",
  ".",
  "1.000.",
])("%j is no whole number", (typed) => {
  expect(readCount(typed)).toBe("count-wrong");
});

test("a million is the most", () => {
  expect(readCount("1000000")).toBe(maxCount);
  expect(readCount("1.000.001")).toBe("count-too-big");
  expect(readCount("9".repeat(400))).toBe("count-too-big");
});

test("events per second come in hundreds", () => {
  expect(readCount("500", 100)).toBe(500);
  expect(readCount("550", 100)).toBe("count-not-multiple");
  expect(readCount("1.000", 100)).toBe(1_000);
});

describe("any number", () => {
  test("is read back however its thousands are parted", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxCount }), fc.constantFrom("tr", "en", "fr"), (count, locale) => {
        expect(readCount(new Intl.NumberFormat(locale).format(count))).toBe(count);
      }),
    );
  });

  test("clamps to one that is allowed and never below what was asked for", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, noNaN: true }).map(Math.floor), fc.constantFrom(1, 100), (count, multipleOf) => {
        const clamped = clampCount(count, multipleOf);
        expect(readCount(String(clamped), multipleOf)).toBe(clamped);
        expect(clamped).toBeGreaterThanOrEqual(Math.min(count, maxCount));
      }),
    );
  });
});

test.each(["1", "1.000", " ", "1 "])("a hundred thousand characters of %j are little work", (piece) => {
  expect(growth((length) => piece.repeat(length / piece.length), readCount)).toBeLessThan(3);
});
