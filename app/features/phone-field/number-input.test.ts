import { expect, test } from "vitest";
import { caretAfter, digitsBefore } from "./number-input.tsx";

test("a caret stays behind the same digit when the text is regrouped", () => {
  expect(caretAfter("532 123 45 67", digitsBefore("5321 23 45 67", 4))).toBe(5);
  expect(caretAfter("(212) 555-0100", digitsBefore("2125550100", 3))).toBe(4);
  expect(caretAfter("532 1", digitsBefore("5321", 0))).toBe(0);
});

test("behind the last digit, or where there are fewer than before, it goes to the end", () => {
  expect(caretAfter("(212) ", digitsBefore("212", 3))).toBe(6);
  expect(caretAfter("532 123 45 67", digitsBefore("+90 532 123 45 67", 17))).toBe(13);
  expect(caretAfter("", 4)).toBe(0);
});
