import fc from "fast-check";
import { expect, test } from "vitest";
import { forgivenErrors, lacksMoreThan, lettersOf, typingErrors } from "./typing-errors.ts";

test.each([
  ["guvenlik", "guvenlik", 0],
  ["guvnelik", "guvenlik", 1],
  ["guvelik", "guvenlik", 1],
  ["guvvenlik", "guvenlik", 1],
  ["guvemlik", "guvenlik", 1],
  ["gvnelik", "guvenlik", 2],
])("%s and %s are %i errors apart", (typed, word, errors) => {
  expect(typingErrors(typed, word, 2, "word")).toBe(errors);
});

test("a beginning is compared with a beginning", () => {
  expect(typingErrors("guvnel", "guvenlikten", 1, "beginning")).toBe(1);
  expect(typingErrors("guvnel", "guvenlikten", 1, "word")).toBe(Number.POSITIVE_INFINITY);
});

test("too many errors are not counted", () => {
  expect(typingErrors("zebra", "bulut", 2, "word")).toBe(Number.POSITIVE_INFINITY);
});

test("short words are taken at their word", () => {
  expect(["sap", "veri", "modernlesme"].map(forgivenErrors)).toEqual([0, 1, 2]);
});

const word = fc.string({ unit: fc.constantFrom(..."abcde"), minLength: 1, maxLength: 12 });

test("the count is the same from both sides, and none only for the same word", () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const errors = typingErrors(a, b, 12, "word");
      expect(typingErrors(b, a, 12, "word")).toBe(errors);
      expect(errors === 0).toBe(a === b);
      expect(errors).toBeLessThanOrEqual(Math.max(a.length, b.length));
      expect(typingErrors(a, b, 12, "beginning")).toBeLessThanOrEqual(errors);
    }),
  );
});

test("a bound changes what is counted, never the count", () => {
  fc.assert(
    fc.property(
      word,
      word,
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom("word", "beginning"),
      (a, b, most, what) => {
        const errors = typingErrors(a, b, 12, what);
        expect(typingErrors(a, b, most, what)).toBe(errors <= most ? errors : Number.POSITIVE_INFINITY);
      },
    ),
  );
});

test("one slip of the finger is one error", () => {
  fc.assert(
    fc.property(word, fc.nat(), (right, place) => {
      const at = place % right.length;
      const slips = [
        right.slice(0, at) + right.slice(at + 1),
        `${right.slice(0, at)}x${right.slice(at)}`,
        `${right.slice(0, at)}x${right.slice(at + 1)}`,
        right.slice(0, at) + (right[at + 1] ?? "") + right[at] + right.slice(at + 2),
      ];
      for (const typed of slips) expect(typingErrors(typed, right, 1, "word")).toBeLessThanOrEqual(1);
    }),
  );
});

test("the quick look at letters never rules out a word that is near enough", () => {
  fc.assert(
    fc.property(word, word, fc.constantFrom("word", "beginning"), (a, b, what) => {
      const errors = typingErrors(a, b, 12, what);
      expect(lacksMoreThan(errors, lettersOf(a), lettersOf(b))).toBe(false);
    }),
  );
  expect(lacksMoreThan(1, lettersOf("zebra"), lettersOf("bulut"))).toBe(true);
});
