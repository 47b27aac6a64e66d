import { expect, test } from "vitest";
import { createFrequentSearches, frequentFirst } from "./frequent-searches.ts";
import { createSearch } from "./search.ts";

const matchFrequent = createFrequentSearches([
  { words: "fiyat, kaç para", pages: ["quote"] },
  { words: "iş ilan, cv", pages: ["career", "recruitment"] },
  { words: "sap", pages: ["sap"] },
  { words: "sap fiyatı", pages: ["sap-quote"] },
]);

test.each([
  ["fiyat", ["quote"]],
  ["FİYATLARINIZ", ["quote"]],
  ["para kac?", ["quote"]],
  ["is ilanlari", ["career", "recruitment"]],
  ["iş", []],
  ["işlem ilanı", []],
  ["cvler", []],
  ["", []],
])("%j is answered by %j", (query, pages) => {
  expect(matchFrequent(query).pages).toEqual(pages);
});

test("what is typed with more words comes first", () => {
  expect(matchFrequent("fiyatı nedir sap").pages).toEqual(["sap-quote", "quote", "sap"]);
});

test("a query is known whole where every word belongs to a phrase", () => {
  expect(matchFrequent("sap kaç para").isWhole).toBe(true);
  expect(matchFrequent("sap kaç liraya").isWhole).toBe(false);
});

const page = (title: string) => ({ title, name: "", summary: `${title} üzerine.`, body: [] });
const documents = [page("Teklif"), page("Bulut"), page("Bulut haberi")];
const [quote] = documents as [(typeof documents)[number]];
const search = createSearch(documents, "tr");
const titles = (query: string, isWhole: boolean) =>
  frequentFirst([quote], isWhole, search(query)).hits.map(({ document }) => document.title);

test("an answer comes before what was found, once, and shows its summary", () => {
  expect(titles("bulut", true)).toEqual(["Teklif", "Bulut", "Bulut haberi"]);
  expect(titles("teklif", true)).toEqual(["Teklif"]);
  const [first] = frequentFirst([quote], true, search("bulut")).hits;
  expect(first?.excerpt()).toEqual([{ text: "Teklif üzerine.", match: false }]);
  expect(first?.mark("Teklif")).toEqual([{ text: "Teklif", match: false }]);
});

test("beside an answer to the whole query nothing is guessed", () => {
  expect(titles("bulutt", true)).toEqual(["Teklif"]);
  expect(frequentFirst([quote], true, search("bulutt")).suggestion).toBeUndefined();
  expect(titles("bulut yok", true)).toEqual(["Teklif"]);
  expect(titles("bulutt", false)).toEqual(["Teklif", "Bulut", "Bulut haberi"]);
});

test("without an answer everything stays as it was found", () => {
  const found = search("bulutt");
  expect(frequentFirst([], true, found)).toBe(found);
});
