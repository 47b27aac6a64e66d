import { expect, test } from "vitest";
import { countriesIn, offeredCountries } from "./countries.ts";
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
