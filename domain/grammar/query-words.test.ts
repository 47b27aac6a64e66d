import { expect, test } from "vitest";
import { fold } from "../search/words.ts";
import { fillersOf, stemsOf } from "./query-words.ts";

test.each([
  ["sunucum", "sunucu"],
  ["teklifimi", "teklif"],
  ["yedeklerimizden", "yedek"],
  ["ofisinizde", "ofis"],
  ["kampüsü", "kampüs"],
  ["faturaya", "fatura"],
  ["başvurmak", "başvur"],
])("%s may be %s with endings", (word, stem) => {
  expect(stemsOf(fold(word), "tr")).toContain(fold(stem));
});

test.each([
  ["servers", "server"],
  ["graduated", "graduat"],
])("%s may be %s with an ending", (word, stem) => {
  expect(stemsOf(word, "en")).toContain(stem);
});

test("what is no ending stays, and no stem is shorter than four letters", () => {
  expect(stemsOf("guvenlik", "tr")).toEqual([]);
  expect(stemsOf("sapi", "tr")).toEqual([]);
});

test("fillers are written as words are compared", () => {
  for (const locale of ["tr", "en"] as const) for (const word of fillersOf(locale)) expect(fold(word)).toBe(word);
});
