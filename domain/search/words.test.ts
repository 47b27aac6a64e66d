import fc from "fast-check";
import { expect, test } from "vitest";
import { growth } from "../../testing/growth.ts";
import { fold, maxQueryLength, readQuery, termsOf, tokenise } from "./words.ts";

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

test("a query is trimmed and its spaces are single", () => {
  expect(readQuery("  veri\t\n yönetimi\u0000 ")).toEqual({ text: "veri yönetimi", cut: false });
  expect(readQuery(null)).toEqual({ text: "", cut: false });
});

test("a long query is cut, never inside a character", () => {
  const { text, cut } = readQuery("🌊".repeat(300));
  expect(cut).toBe(true);
  expect([...text]).toHaveLength(maxQueryLength);
  expect(text.isWellFormed()).toBe(true);
});

test("a query at the limit is whole", () => {
  expect(readQuery("a".repeat(maxQueryLength)).cut).toBe(false);
});

test("any text is a query, and reading it again changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 600 }), (given) => {
      const { text } = readQuery(given);
      expect([...text].length).toBeLessThanOrEqual(maxQueryLength);
      expect(readQuery(text)).toEqual({ text, cut: false });
    }),
  );
});

test("every word is asked for once", () => {
  expect(termsOf("Veri, VERİ ve veri", () => true).map(({ word }) => word)).toEqual(["veri", "ve"]);
});

test("a compound is one word where the texts know it, and its parts elsewhere", () => {
  const known = (word: string) => word === "arge";
  expect(termsOf("ar-ge bulut-yerli", known).map(({ word }) => word)).toEqual(["arge", "bulut", "yerli"]);
});

test("a row of very many words is cut", () => {
  const text = Array.from({ length: 90 }, (_, i) => i).join(" ");
  expect(termsOf(text, () => true)).toHaveLength(12);
});
