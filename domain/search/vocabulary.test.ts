import { expect, test } from "vitest";
import { stemsOf } from "../grammar/query-words.ts";
import { createVocabulary } from "./vocabulary.ts";

const words = {
  bulut: 9,
  bulutta: 2,
  bulgu: 3,
  guvenlik: 8,
  guvenligi: 4,
  cybersecurity: 5,
  kitabi: 1,
  sabah: 1,
  sap: 6,
};
const frequencies = new Map(Object.entries({ ...words, yedek: 5, yedegin: 2, yedekleme: 3 }));
const vocabulary = createVocabulary(frequencies, (word) => stemsOf(word, "tr"));

const read = (typed: string, asPrefix = true) => {
  const { word, words, isGuessed } = vocabulary.match(typed, asPrefix);
  return { words, instead: isGuessed ? word : undefined };
};

test("a word is found in all its forms", () => {
  const { words, instead } = read("yedek");
  expect([...words].sort()).toEqual(["yedegin", "yedek", "yedekleme"]);
  expect(instead).toBeUndefined();
});

test.each([
  ["yedeklemelerimizden", ["yedekleme"]],
  ["bulutumuzu", ["bulutta", "bulut"]],
  ["kitap", ["kitabi"]],
])("%s is found by its stem and is no guess", (typed, forms) => {
  expect(read(typed)).toEqual({ words: forms, instead: undefined });
});

test("only words of some length grow soft: SAP is not sabah", () => {
  expect(read("sap").words).toEqual(["sap"]);
});

test("without prefixes only the word itself is found", () => {
  expect(read("bulut", false).words).toEqual(["bulut"]);
  expect(read("bulu", false).words).toEqual([]);
});

test("a longer word is found inside a compound", () => {
  expect(read("security").words).toEqual(["cybersecurity"]);
});

test.each([
  ["guvnelik", "guvenlik"],
  ["bult", "bulut"],
  ["guvnel", "guvenlik"],
  ["gvenlikk", "guvenlik"],
])("%s is read as %s", (typed, instead) => {
  expect(read(typed).instead).toBe(instead);
  expect(read(typed).words).toContain(instead);
});

test.each(["zzzz", "sup", "x", "nevresim", "q".repeat(200)])("%s is nothing", (typed) => {
  expect(read(typed)).toEqual({ words: [], instead: undefined });
});

test("knows whether a word begins so", () => {
  expect(["bul", "bulut", "but", ""].map(vocabulary.hasPrefix)).toEqual([true, true, false, true]);
});
