import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "./fold.ts";

test.each([
  ["IŞIK", "ışık"],
  ["İSTANBUL", "istanbul"],
  ["Isparta", "ısparta"],
  ["güvenlik", "guvenlik"],
  ["ÇÖZÜM", "cozum"],
  ["hikâye", "hikaye"],
  ["Ar-\u2060Ge", "ar-ge"],
  ["ya\u00adka\u200dmoz", "yakamoz"],
  ["i\u0307z", "iz"],
])("%s and %s are one word", (a, b) => {
  expect(fold(a)).toBe(fold(b));
});

test("different letters stay different", () => {
  expect(new Set(["kar", "kor", "kir", "tar", "kas"].map(fold)).size).toBe(5);
});

test("folding what is folded changes nothing, for every character there is", () => {
  const odd: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const once = fold(String.fromCodePoint(code));
    if (fold(once) !== once) odd.push(code.toString(16));
  }
  expect(odd).toEqual([]);
});

test("folding what is folded changes nothing, for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});
