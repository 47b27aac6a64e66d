import { expect, test } from "vitest";
import { lookedUpCountry } from "./country-lookup.ts";

test.each([
  ["1;TR;TUR;Türkiye", "TR"],
  ["1", ""],
  ["0;;;", undefined],
  ["2;;;UNKNOWN", undefined],
  ["", undefined],
  ["<!doctype html>", undefined],
])("the answer %j names %j", (answer, country) => {
  expect(lookedUpCountry(answer)).toBe(country);
});
