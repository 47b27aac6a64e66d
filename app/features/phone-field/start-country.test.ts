import { expect, test } from "vitest";
import { checkStartOptions, localeCountry, regionOf } from "./start-country.ts";

test("a default country is refused together with another way to find one, by their names", () => {
  const defaultCountry = "TR";
  expect(() => checkStartOptions({ defaultCountry, fetchCountry: true })).toThrow(/fetchCountry.*defaultCountry/);
  expect(() => checkStartOptions({ defaultCountry, noBrowserLocale: true })).toThrow(/noBrowserLocale.*defaultCountry/);
});

test("every other combination is fine", () => {
  const fine = [
    {},
    { defaultCountry: "TR" },
    { fetchCountry: true, fallbackCountry: "TR" },
    { fetchCountry: true, noBrowserLocale: true },
    { noBrowserLocale: true },
  ];
  for (const options of fine) expect(() => checkStartOptions(options)).not.toThrow();
});

test.each([
  ["tr-TR", "TR"],
  ["tr", "TR"],
  ["en-US", "US"],
  ["en", "EN"],
  ["ja", "JA"],
  ["es-419", "419"],
  ["en-GB-oxendict", "GB"],
  ["zh-Hant-TW", "TW"],
  ["sr-Latn", "SR"],
  ["de_AT", "AT"],
  ["C.UTF-8", "C"],
  ["", ""],
  ["-", ""],
])("the language %j speaks for %j", (language, country) => {
  expect(localeCountry(language)).toBe(country);
});

test("after a lookup only the region counts, not the language", () => {
  expect(["tr-TR", "sv", "es-419", "", "C.UTF-8"].map(regionOf)).toEqual([
    "TR",
    undefined,
    "419",
    undefined,
    undefined,
  ]);
});
