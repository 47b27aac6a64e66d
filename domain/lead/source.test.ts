import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type LeadSource, readSource, sourceFields, sourceName } from "./source.ts";

const own = { host: "www.yakamoz.example", isPage: (path: string) => ["/", "/iletisim", "/en/contact"].includes(path) };
const read = (posted: LeadSource) => readSource(posted as Record<string, string>, own);

test("a source comes back as it was, in the order in which it is shown", () => {
  const posted = {
    landingPage: "/en/contact",
    referringHost: "search.example",
    utmContent: "üst",
    utmTerm: "bulut yedekleme",
    utmCampaign: "Güz 2026",
    utmMedium: "cpc",
    utmSource: "Bülten",
  };
  expect(read(posted)).toEqual(posted);
  expect(Object.keys(read(posted) ?? {})).toEqual([...sourceFields]);
});

test("where nothing is known there is no source", () => {
  expect(read({})).toBeUndefined();
  expect(read({ utmSource: " \t", referringHost: "", landingPage: "nowhere" })).toBeUndefined();
  expect(readSource({ gclid: "1", fbclid: "2", msclkid: "3", utm_source: "x" }, own)).toBeUndefined();
});

test.each([
  ["  Bülten   ekim ", "Bülten ekim"],
  ["a\u0000b\r\nc\u2028d\u0085e", "abcde"],
  ["\u202egnp.exe\u2066", "gnp.exe"],
  ["goo\u200bgle\ufeff\u00ad", "google"],
  ["\u3164\u2800\u034f", ""],
  ["i\u0307\ud800", "i\u0307"],
  ["e\u0301", "é"],
  ["gclid=EAIaIQ", ""],
  ["marka&fbclid=IwAR0", ""],
  ["x?MSCLKID=1", ""],
  ["wbraid=1", ""],
  ["a".repeat(101), "a".repeat(100)],
  ["🌊".repeat(300), "🌊".repeat(100)],
])("%j of a campaign is read as %j", (typed, value) => {
  for (const field of ["utmSource", "utmMedium", "utmCampaign", "utmTerm", "utmContent"] as const) {
    expect(read({ [field]: typed })?.[field] ?? "").toBe(value);
  }
});

test.each([
  [" Search.EXAMPLE ", "search.example"],
  ["xn--strae-oqa.example", "xn--strae-oqa.example"],
  ["192.0.2.7", "192.0.2.7"],
  ["user:word@search.example", ""],
  ["search.example/path?q=private", ""],
  ["https://search.example", ""],
  ["search.example:8443", ""],
  ["-search.example", ""],
  ["search..example", ""],
  ["=cmd|' /C calc'!A0", ""],
  ["straße.example", ""],
  [`${"a".repeat(60)}.${"b".repeat(40)}`, ""],
])("the host %j is read as %j", (typed, host) => {
  expect(read({ referringHost: typed })?.referringHost ?? "").toBe(host);
});

test("our own host is no source, with www or without, in whichever field it stands", () => {
  for (const host of ["www.yakamoz.example", "yakamoz.example", "WWW.Yakamoz.Example"]) {
    expect(read({ referringHost: host, utmSource: host })).toBeUndefined();
  }
  expect(read({ referringHost: "notyakamoz.example" })).toEqual({ referringHost: "notyakamoz.example" });
});

test.each(["/en/contact?utm_term=x", "/iletisim#write", "/nowhere", "//evil.example", "iletisim", "/ILETISIM", "/\n"])(
  "%j is no landing page",
  (landingPage) => {
    expect(read({ landingPage })).toBeUndefined();
  },
);

test("a path of the table that holds more than letters, digits and hyphens is none", () => {
  const anywhere = { ...own, isPage: () => true };
  for (const landingPage of ["/hakkimizda/medya/=1+1", "/hakkimizda/medya/<b>", `/${"a".repeat(100)}`]) {
    expect(readSource({ landingPage }, anywhere)).toBeUndefined();
  }
});

test("whatever is posted, each field is clean and has at most a hundred characters", () => {
  const anything = fc.record(
    Object.fromEntries(sourceFields.map((name) => [name, fc.string({ unit: "binary", maxLength: 500 })])),
  );
  fc.assert(
    fc.property(anything, (posted) => {
      for (const value of Object.values(readSource(posted, own) ?? {})) {
        expect([...value].length).toBeLessThanOrEqual(100);
        expect(value).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
        expect(value.trim()).toBe(value);
      }
    }),
  );
});

describe("the name that lists and figures go by", () => {
  test.each<[LeadSource | undefined, string | null]>([
    [undefined, null],
    [{ landingPage: "/" }, null],
    [{ utmMedium: "cpc" }, null],
    [{ referringHost: "search.example", utmMedium: "cpc" }, "search.example"],
    [{ utmSource: "Bülten", referringHost: "search.example" }, "bülten"],
  ])("of %j is %j", (source, name) => {
    expect(sourceName(source)).toBe(name);
  });
});
