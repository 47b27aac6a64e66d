import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { growth } from "../../testing/growth.ts";
import { fullMetadata } from "./full-metadata.ts";
import { isMobile, type PhoneEntry, readPhone, validNumber } from "./read-phone.ts";

const read = (number: string, country = "TR") => readPhone({ country, number }, fullMetadata);

test("a number that parses comes with everything that is known about it", () => {
  expect(read("0532 123 45 67")).toEqual({
    countryCode: "TR",
    isValid: true,
    phoneNumber: "0532 123 45 67",
    countryCallingCode: "90",
    formattedNumber: "+905321234567",
    nationalNumber: "5321234567",
    type: "MOBILE",
    formatInternational: "+90 532 123 45 67",
    formatNational: "0532 123 45 67",
    uri: "tel:+905321234567",
    e164: "+905321234567",
  });
});

test.each([
  "0532 123 45 67",
  "00 49 30 901820",
  "+1 212 555 0100",
  "0532 123",
  "",
  "abc",
  "0532 123 45 67 #8",
  "9".repeat(300),
])("whether %j is valid is told alone as it is told with everything else", (number) => {
  for (const country of ["TR", "DE", "", "XX"]) {
    const { isValid, e164 } = read(number, country);
    expect(validNumber({ number, country }, fullMetadata)).toBe(isValid ? e164 : undefined);
  }
});

describe("however a number is filled in, it is the same number", () => {
  test.each([
    "0532 123 45 67",
    "5321234567",
    "905321234567",
    "+90 532 123 45 67",
    "+905321234567",
    "00905321234567",
    "0090 532 123 45 67",
    "(0532) 123-45-67",
    " 0532.123.45.67 ",
    "0532\u00a0123\u206045\u206067",
    "\u202a+90 532 123 45 67\u202c",
    "٠٥٣٢١٢٣٤٥٦٧",
    "۰۵۳۲۱۲۳۴۵۶۷",
    "０５３２１２３４５６７",
    "＋９０５３２１２３４５６７",
  ])("%s", (number) => {
    expect(read(number)).toMatchObject({
      isValid: true,
      countryCode: "TR",
      e164: "+905321234567",
      phoneNumber: number,
    });
  });

  test.each(["+90 532 123 45 67", "0090 532 123 45 67"])("%s tells its country where none is chosen", (number) => {
    expect(read(number, "")).toMatchObject({ isValid: true, countryCode: "TR", e164: "+905321234567" });
  });

  test("00 stands for + even where the chosen country dials abroad with other digits", () => {
    expect(read("0090 532 123 45 67", "US")).toMatchObject({ isValid: true, countryCode: "TR" });
  });
});

test("the country is the one the number belongs to, whatever was chosen", () => {
  expect(read("+49 171 1234567", "TR")).toMatchObject({ isValid: true, countryCode: "DE" });
  expect(read("212 555 0100", "CA")).toMatchObject({ isValid: true, countryCode: "US" });
  expect(read("+800 1234 5678", "TR")).toMatchObject({ isValid: true, countryCode: null, type: "TOLL_FREE" });
  expect(read("+1 21", "TR")).toMatchObject({ isValid: false, countryCode: null });
});

test("a number may parse and not be valid", () => {
  expect(read("532 123")).toMatchObject({ isValid: false, nationalNumber: "532123", e164: "+90532123" });
  expect(read("532 123")).not.toHaveProperty("failure");
});

describe("failures", () => {
  test.each([
    ["5321234567abc", "TR", "NOT_A_NUMBER"],
    ["532 123 45 67 dahili 12", "TR", "NOT_A_NUMBER"],
    ["532 123 45 67 ext 12", "TR", "NOT_A_NUMBER"],
    ["532 123 45 67 x12", "TR", "NOT_A_NUMBER"],
    ["532x1234567", "TR", "NOT_A_NUMBER"],
    ["532 123 45 67 #12", "TR", "NOT_A_NUMBER"],
    ["532 123 45 67,12", "TR", "NOT_A_NUMBER"],
    ["+1 800 FLOWERS", "", "NOT_A_NUMBER"],
    ["☎", "TR", "NOT_A_NUMBER"],
    ["+", "TR", "NOT_A_NUMBER"],
    ["०५३२१२३४५६७", "TR", "NOT_A_NUMBER"],
    ["5321234567", "", "INVALID_COUNTRY"],
    ["5321234567", "XX", "INVALID_COUNTRY"],
    ["+905321234567", "XX", "INVALID_COUNTRY"],
    ["5321234567", "__proto__", "INVALID_COUNTRY"],
    ["5321234567", "constructor", "INVALID_COUNTRY"],
    ["+999 123456", "", "INVALID_COUNTRY"],
    ["5", "TR", "TOO_SHORT"],
    ["+90", "", "TOO_SHORT"],
    ["1".repeat(18), "TR", "TOO_LONG"],
    ["5".repeat(251), "TR", "TOO_LONG"],
    ["a".repeat(251), "", "TOO_LONG"],
  ])("%s with country %j: %s", (number, country, failure) => {
    const result = read(number, country);
    expect(result).toMatchObject({ isValid: false, phoneNumber: number, failure });
    expect(result).not.toHaveProperty("e164");
  });

  test("two digits and seventeen digits are still numbers", () => {
    expect(read("53")).not.toHaveProperty("failure");
    expect(read("1".repeat(17))).not.toHaveProperty("failure");
  });

  test("nothing typed is no failure", () => {
    expect(read("")).toEqual({ countryCode: "TR", isValid: false, phoneNumber: "" });
    expect(read("  ", "")).toEqual({ countryCode: null, isValid: false, phoneNumber: "  " });
  });
});

describe("the work it takes", () => {
  test.each(["9", "+9", "a1", "(", " 0"])("100 kB of %j are refused, and little work", (piece) => {
    const text = (length: number) => piece.repeat(length / piece.length);
    expect(read(text(100_000)).failure).toBe("TOO_LONG");
    expect(growth(text, read)).toBeLessThan(3);
  });

  test.each(["9", "+", "(", " ", "9 ", "#1", "00", "٠"])("grows with the length of an accepted text of %j", (piece) => {
    expect(growth((length) => piece.repeat(length / piece.length), read, 240)).toBeLessThan(3);
  });
});

test("a text message reaches mobiles, and numbers of countries that make no difference", () => {
  expect(isMobile(read("0532 123 45 67"))).toBe(true);
  expect(isMobile(read("0532 123"))).toBe(false);
  expect(isMobile(read("0212 000 00 00"))).toBe(false);
  expect(isMobile(read("444 0 000"))).toBe(false);
  expect(isMobile(read("212 555 0100", "US"))).toBe(true);
});

describe("for anything at all", () => {
  const anything: fc.Arbitrary<PhoneEntry> = fc.record({
    country: fc.oneof(fc.constantFrom("", ...Object.keys(fullMetadata.countries)), fc.string()),
    number: fc.oneof(
      fc.string({ unit: "binary", maxLength: 260 }),
      fc.string({ unit: fc.constantFrom(..."0123456789+()- x#;,."), maxLength: 24 }),
    ),
  });

  test("reading never throws, and what was typed stays what was typed", () => {
    fc.assert(fc.property(anything, (entry) => readPhone(entry, fullMetadata).phoneNumber === entry.number));
  });

  test("what is valid has an E.164 form that reads back as itself", () => {
    const likely = fc.record({
      country: fc.constantFrom(...Object.keys(fullMetadata.countries)),
      number: fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 6, maxLength: 13 }),
    });
    let valid = 0;
    fc.assert(
      fc.property(likely, (entry) => {
        const { isValid, e164 = "", countryCode } = readPhone(entry, fullMetadata);
        if (!isValid) return;
        valid++;
        for (const country of ["", countryCode ?? "", "TR"]) {
          expect(read(e164, country)).toMatchObject({ isValid: true, e164, countryCode });
        }
      }),
      { numRuns: 1_500 },
    );
    expect(valid).toBeGreaterThan(50);
  });
});
