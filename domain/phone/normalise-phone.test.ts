import fc from "fast-check";
import { type CountryCode, getCountryCallingCode } from "libphonenumber-js/core";
import examples from "libphonenumber-js/examples.mobile.json";
import { describe, expect, test } from "vitest";
import { fullMetadata } from "./full-metadata.ts";
import { formatAsYouType, normalisePhone } from "./normalise-phone.ts";
import { exampleNumber, readPhone } from "./read-phone.ts";

const settle = (number: string, country = "TR") => normalisePhone({ country, number }, fullMetadata);
const codes = Object.keys(fullMetadata.countries);

describe("while one types", () => {
  test.each([
    ["5", "TR", "5"],
    ["5321", "TR", "532 1"],
    ["05321234567", "TR", "0532 123 45 67"],
    ["2125550", "US", "(212) 555-0"],
    ["+9053", "TR", "+90 53"],
    ["532 1", "", "532 1"],
    ["+1212", "", "+1 212"],
  ])("%s for %j is shown as %s", (typed, country, shown) => {
    expect(settle(typed, country)).toEqual({ country, number: shown });
  });

  test.each(["532 123abc", "a", "532 123 45 67 #12", "☎ 532", "1".repeat(60), "+1+2"])("%s stays as it is", (typed) => {
    expect(settle(typed).number).toBe(typed);
  });

  test("no digit is ever lost or added", () => {
    const digits = (text: string) => text.replace(/\D/g, "");
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789+()- ./x"), maxLength: 30 });
    fc.assert(
      fc.property(typed, fc.constantFrom("", ...codes), (text, country) => {
        expect(digits(formatAsYouType(text, country, fullMetadata))).toBe(digits(text));
      }),
    );
  });
});

describe("a number that begins with +", () => {
  test.each(["+90 532 123 45 67", "00905321234567", "\u202a+905321234567\u202c"])("%s sets the country", (typed) => {
    expect(settle(typed, "")).toEqual({ country: "TR", number: "532 123 45 67" });
  });

  test("sets the country as soon as it is known, and becomes national when it is complete", () => {
    expect(settle("+90", "")).toEqual({ country: "", number: "+90" });
    expect(settle("+9053", "")).toEqual({ country: "TR", number: "+90 53" });
    expect(settle("+90532123456", "")).toEqual({ country: "TR", number: "+90 532 123 45 6" });
    expect(settle("+905321234567", "TR")).toEqual({ country: "TR", number: "532 123 45 67" });
  });

  test.each(["+491711234567", "0049 171 1234567"])("%s outdoes a chosen country", (typed) => {
    expect(settle(typed, "TR")).toEqual({ country: "DE", number: "1711234567" });
  });

  test("leaves a chosen country alone where it is of none, or does not tell yet", () => {
    expect(settle("+80012345678", "TR")).toEqual({ country: "TR", number: "+800 1234 5678" });
    expect(settle("+121", "TR")).toEqual({ country: "TR", number: "+1 21" });
  });

  test("stays the same number as it becomes national, in every country", () => {
    for (const country of codes) {
      const number = exampleNumber(country, examples, fullMetadata) ?? "";
      const { e164 = "" } = readPhone({ country, number }, fullMetadata);
      const settled = settle(e164, "");
      expect(readPhone(settled, fullMetadata)).toMatchObject({ isValid: true, e164 });
      expect(settled.number).not.toContain("+");
    }
  });
});

test("a number is never valid under a country that it does not belong to", () => {
  for (const own of codes) {
    const number = exampleNumber(own, examples, fullMetadata) ?? "";
    const callingCode = getCountryCallingCode(own as CountryCode, fullMetadata);
    const sharing = codes.filter((code) => getCountryCallingCode(code as CountryCode, fullMetadata) === callingCode);
    for (const chosen of sharing) {
      const settled = settle(number, chosen);
      const { isValid, countryCode } = readPhone(settled, fullMetadata);
      if (isValid) expect([chosen, settled.country]).toEqual([chosen, countryCode]);
    }
  }
  expect(settle("2125550100", "CA")).toEqual({ country: "US", number: "(212) 555-0100" });
});

test("the example is a mobile number in national form", () => {
  expect(exampleNumber("TR", examples, fullMetadata)).toBe("0501 234 56 78");
  for (const code of ["", "XX", "toString"]) expect(exampleNumber(code, examples, fullMetadata)).toBeUndefined();
});
