import fc from "fast-check";
import { expect, test } from "vitest";
import { growth } from "../../testing/growth.ts";
import { tokenise } from "./tokens.ts";

const found = (text: string) => tokenise(text).map(({ start, end, words }) => [text.slice(start, end), ...words]);

test("words are found in order, without what stands between them", () => {
  expect(found("Yedek, geri döner!")).toEqual([
    ["Yedek", "yedek"],
    ["geri", "geri"],
    ["döner", "doner"],
  ]);
});

test("a compound is found by its parts and as one word, with and without the joiner", () => {
  expect(found("Ar-\u2060Ge")).toEqual([["Ar-\u2060Ge", "ar", "ge", "arge"]]);
  expect(found("e-fatura")).toEqual([["e-fatura", "e", "fatura", "efatura"]]);
  expect(found("7/\u206024")).toEqual([["7/\u206024", "7", "24", "724"]]);
});

test("a number is found without its separators", () => {
  expect(found("5.632 m²")).toEqual([
    ["5.632", "5", "632", "5632"],
    ["m²", "m2"],
  ]);
  expect(found("2024. Sonra").map(([text]) => text)).toEqual(["2024", "Sonra"]);
});

test("a suffix after an apostrophe belongs to the word, but not to its search", () => {
  expect(found("SAP’ye, Yakamoz'un ve ‘bulut’")).toEqual([
    ["SAP’ye", "sap"],
    ["Yakamoz'un", "yakamoz"],
    ["ve", "ve"],
    ["bulut", "bulut"],
  ]);
});

test("any text gives words inside it, in order and apart", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      let last = 0;
      for (const { start, end, words } of tokenise(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(words.every(Boolean)).toBe(true);
        last = end;
      }
    }),
  );
});

test.each(["a-", "1.", "a’"])("a long row of %j takes as long as its parts", (piece) => {
  expect(growth((length) => piece.repeat(length / 2), tokenise)).toBeLessThan(3);
});
