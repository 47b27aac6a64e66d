import fc from "fast-check";
import { expect, test } from "vitest";
import { longestQuery, readQuery, termsOf } from "./query.ts";

test("a query is trimmed and its spaces are single", () => {
  expect(readQuery("  veri\t\n yönetimi\u0000 ")).toEqual({ text: "veri yönetimi", cut: false });
  expect(readQuery(null)).toEqual({ text: "", cut: false });
});

test("a long query is cut, never inside a character", () => {
  const { text, cut } = readQuery("🌊".repeat(300));
  expect(cut).toBe(true);
  expect([...text]).toHaveLength(longestQuery);
  expect(text.isWellFormed()).toBe(true);
});

test("a query at the limit is whole", () => {
  expect(readQuery("a".repeat(longestQuery)).cut).toBe(false);
});

test("any text is a query, and reading it again changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 600 }), (given) => {
      const { text } = readQuery(given);
      expect([...text].length).toBeLessThanOrEqual(longestQuery);
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
