import { expect, test } from "vitest";
import {
  countriesIn,
  fallbackCountry,
  isInternational,
  lacksCountry,
  lookedUpCountry,
  offeredCountries,
} from "./countries.ts";
import { fullMetadata } from "./full-metadata.ts";

const turkish = countriesIn("tr", fullMetadata);
const codes = (countries: { code: string }[]) => countries.map(({ code }) => code);

test("every country is named in the language and stands in its alphabet", () => {
  expect(turkish).toHaveLength(Object.keys(fullMetadata.countries).length);
  expect(turkish.find(({ code }) => code === "TR")).toEqual({ code: "TR", name: "Türkiye", callingCode: "90" });
  expect(turkish.every(({ name, callingCode }) => name.length > 2 && /^\d{1,3}$/.test(callingCode))).toBe(true);
  const names = turkish.map(({ name }) => name);
  expect(names.indexOf("Irak")).toBeLessThan(names.indexOf("İran"));
  expect(names.indexOf("Çin")).toBeGreaterThan(names.indexOf("Curaçao"));
  expect(countriesIn("en", fullMetadata).find(({ code }) => code === "DE")?.name).toBe("Germany");
});

test("preferred countries come first, in their order, and once", () => {
  const offered = codes(offeredCountries(turkish, { preferred: ["TR", "DE", "TR", "XX"] }));
  expect(offered.slice(0, 2)).toEqual(["TR", "DE"]);
  expect(offered).toHaveLength(turkish.length);
  expect(new Set(offered).size).toBe(turkish.length);
});

test("only some, or all but some, may be offered", () => {
  expect(codes(offeredCountries(turkish, { only: ["TR", "DE", "FR"], ignored: ["FR"] }))).toEqual(["DE", "TR"]);
  expect(codes(offeredCountries(turkish, { preferred: ["FR", "TR"], only: ["TR", "DE"] }))).toEqual(["TR", "DE"]);
  expect(codes(offeredCountries(turkish, { ignored: ["TR"], preferred: ["TR"] }))).not.toContain("TR");
  expect(offeredCountries(turkish, {})).toEqual(turkish);
});

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

test("Turkish pages read a national number as a Turkish one, and so does whatever sends codes to Türkiye alone", () => {
  expect([fallbackCountry("tr"), fallbackCountry("en")]).toEqual(["TR", ""]);
  expect([fallbackCountry("tr", ["TR"]), fallbackCountry("en", ["TR"])]).toEqual(["TR", "TR"]);
  expect([fallbackCountry("tr", ["TR", "DE"]), fallbackCountry("en", ["TR", "DE"])]).toEqual(["TR", ""]);
  expect(fallbackCountry("en", ["DE"])).toBe("");
});

test("a number that begins with + or 00 brings its country along", () => {
  for (const number of ["+90 532", " 0090 532", "(+90) 532", "\u202a+90", "＋90"]) {
    expect(isInternational(number), number).toBe(true);
  }
  for (const number of ["0532", "90532", "532 +", ""]) expect(isInternational(number), number).toBe(false);
});

test("a country is missing only where it would help", () => {
  expect(lacksCountry({ country: "", number: "0532 123 45 67" })).toBe(true);
  expect(lacksCountry({ country: "TR", number: "0532 123 45 67" })).toBe(false);
  expect(lacksCountry({ country: "", number: "+90 5" })).toBe(false);
  expect(lacksCountry({ country: "", number: "call me" })).toBe(false);
});
