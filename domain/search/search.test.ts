import fc from "fast-check";
import { expect, test } from "vitest";
import { createSearch } from "./search.ts";

const texts = [
  { title: "Siber güvenlik", name: "Güvenlik", summary: "SOC ve SIEM.", body: ["Kayıtlar yedeklenir."] },
  {
    title: "Yedekleme",
    name: "Yedek",
    summary: "Her gece alınır.",
    body: ["Alınan yedeği sınarız; güvenlik esastır."],
  },
  {
    title: "İstanbul’da bir gün",
    name: "Haber",
    summary: "Ar-\u2060Ge ekibi yoldaydı.",
    body: ["e-\u2060Fatura, 7/\u206024."],
  },
  { title: "Deniz", name: "Işık", summary: "Işık ve iz.", body: [`${"güvenlik ".repeat(40)}`] },
];
const search = createSearch(texts, "tr");
const titles = (query: string) => search(query).hits.map(({ document }) => document.title);

test("a title outweighs any number of words in a body", () => {
  expect(titles("güvenlik")).toEqual(["Siber güvenlik", "Deniz", "Yedekleme"]);
});

test.each([
  ["guvenlik", "Siber güvenlik"],
  ["GÜVENLIK", "Siber güvenlik"],
  ["istanbul", "İstanbul’da bir gün"],
  ["ISTANBUL", "İstanbul’da bir gün"],
  ["IŞIK", "Deniz"],
  ["arge", "İstanbul’da bir gün"],
  ["ar-ge", "İstanbul’da bir gün"],
  ["efatura", "İstanbul’da bir gün"],
  ["7/24", "İstanbul’da bir gün"],
  ["yedek", "Yedekleme"],
])("%s finds %s first", (query, title) => {
  expect(titles(query)[0]).toBe(title);
});

test("the form as typed comes before other forms of the word", () => {
  const pages = ["Yedeğin yolu", "Yedeklemenin yolu", "Yedek yolu"].map((title) => {
    return { title, name: "", summary: "", body: [] };
  });
  const hits = createSearch(pages, "tr")("yedek").hits;
  expect(hits).toHaveLength(3);
  expect(hits[0]?.document.title).toBe("Yedek yolu");
});

test("every word must be there", () => {
  expect(titles("gece yedek")).toEqual(["Yedekleme"]);
  expect(search("gece yedek").partial).toBe(false);
});

test("if no document has every word, those with the most come, and it is said", () => {
  const found = search("gece siber yedek");
  expect(found.partial).toBe(true);
  expect(found.hits.map(({ document }) => document.title)).toEqual(["Yedekleme", "Siber güvenlik"]);
});

test("a page whose title holds a word comes beside those with every word", () => {
  const page = (title: string, summary: string) => ({ title, name: "", summary, body: [] });
  const pages = [page("Bulut", ""), page("Hikâye", "Bulut taşıma"), page("Haber", "Bulut")];
  const { hits } = createSearch(pages, "tr")("bulut taşıma");
  expect(hits.map(({ document }) => document.title).sort()).toEqual(["Bulut", "Hikâye"]);
});

test("what only makes a sentence of the query needs not be there", () => {
  expect(titles("siber güvenlik nedir acaba")).toEqual(titles("siber güvenlik"));
  expect(search("bize yedek lazım").partial).toBe(false);
});

test("a document of less weight comes later", () => {
  const page = { title: "Yedek", name: "", summary: "", body: [] };
  const { hits } = createSearch([{ ...page, weight: 0.5 }, page], "tr")("yedek");
  expect(hits.map(({ document }) => document)).toEqual([page, { ...page, weight: 0.5 }]);
});

test("a typing error is forgiven, and the right spelling is offered as the texts write it", () => {
  const found = search("siber güvnelik");
  expect(found.hits[0]?.document.title).toBe("Siber güvenlik");
  expect(found.suggestion).toBe("siber güvenlik");
  expect(search("siber güvenlik").suggestion).toBeUndefined();
});

test("a hit shows where it was found", () => {
  const [first] = search("yedek").hits;
  expect(first?.mark("Yedekleme")).toEqual([{ text: "Yedekleme", match: true }]);
  expect(first?.excerpt().filter(({ match }) => match)).toEqual([{ text: "yedeği", match: true }]);
});

test("beside longer words, short ones are not marked", () => {
  const [first] = search("SOC ve SIEM").hits;
  const marks = first?.excerpt().filter(({ match }) => match);
  expect(marks?.map(({ text }) => text)).toEqual(["SOC", "SIEM"]);
});

test.each(["", " ", "???", "<>", "‘’", "\u2060"])("%j finds nothing", (query) => {
  expect(search(query).hits).toEqual([]);
});

test("no documents, no hits", () => {
  expect(createSearch([], "en")("anything").hits).toEqual([]);
});

test("never throws and never shows a text that is not there, whatever is asked", () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 20 }),
    fc.constantFrom(
      "güvenlik",
      "yedek",
      "ışık",
      "__proto__",
      "constructor",
      "7/24",
      "e-",
      "’",
      "\ud800",
      "a".repeat(300),
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      for (const { document, mark, excerpt, score } of search(pieces.join(" ")).hits) {
        const joined = mark(document.title).map(({ text }) => text);
        expect(joined.join("")).toBe(document.title);
        expect(excerpt().length).toBeGreaterThan(0);
        expect(score).toBeGreaterThan(0);
      }
    }),
  );
});
