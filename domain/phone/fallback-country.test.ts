import { expect, test } from "vitest";
import { fallbackCountry, isInternational, lacksCountry } from "./fallback-country.ts";

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
