import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { localeCodes } from "../site/locales.ts";
import { checkFacts } from "./check/facts.ts";
import { problemOf, sentenceOf } from "./check/problem.ts";
import { facts } from "./facts.ts";
import { factSlots, fillFacts } from "./fill-facts.ts";
import { factsFile } from "./view/text-names.ts";

const source = readFileSync(join(import.meta.dirname, "../content/facts.yaml"), "utf8");

test("facts come in the language asked for", () => {
  expect(facts("tr").people["deniz-uslu"]?.title).toBe("Kurumsal İletişim Yöneticisi");
  expect(facts("en").people["deniz-uslu"]?.title).toBe("Corporate Communications Manager");
  expect(facts("en").offices.istanbul.phone).toBe(facts("tr").offices.istanbul.phone);
});

describe("a text", () => {
  const fill = (text: string, locale: "tr" | "en" = "en") =>
    fillFacts(
      text,
      () => facts(locale),
      (fact) => fact,
      (placeholder) => new Error(`unknown ${placeholder}`),
    );

  test("names a fact by its path, and gets it in its own language", () => {
    expect(fill("Founded in {{founded}}; call {{offices.istanbul.phone}}.")).toBe(
      "Founded in 1979; call +90 216 555 01 00.",
    );
    expect(fill("{{replies.request}}", "tr")).toBe("en geç bir sonraki iş günü");
    expect(fill("{{certificates.iso-27001.name}}")).toBe("ISO/IEC 27001:2022");
  });

  test("names facts that are put together", () => {
    expect(fill("{{address}}")).toBe("Yakamoz Dijital Kampüsü, Fener Yolu Caddesi No: 15, 35930 Çeşme/İzmir, Türkiye");
    expect(fill("{{phone}}, {{fax}}")).toBe("+90 232 555 01 00, +90 232 555 01 01");
    expect(fill("{{register.chair}}, {{spokesperson}}")).toBe("Nazlı Soydan, Defne Arslan");
    expect(fill("{{people.ipek-dogan.email}}")).toBe("kariyer@yakamoz.example");
  });

  test("that names no fact asks for none", () => {
    const text = fillFacts("{slot}", () => expect.unreachable(), String, expect.unreachable);
    expect(text).toBe("{slot}");
  });

  test("names no fact that there is not", () => {
    expect(() => fill("{{yok}}")).toThrow("unknown {{yok}}");
    expect(() => fill("{{offices}}")).toThrow("unknown {{offices}}");
  });
});

test("every fact can be named, and is the same set in every language", () => {
  const [first, ...others] = localeCodes.map((locale) => Object.entries(factSlots(facts(locale))));
  for (const slots of [first, ...others]) {
    expect(slots?.map(([name]) => name)).toEqual(first?.map(([name]) => name));
    expect(slots?.filter(([, value]) => value === "" || value.includes("[object"))).toEqual([]);
  }
});

describe("content/facts.yaml", () => {
  const said = (from: string, to: string) => {
    expect(source).toContain(from);
    const { findings } = checkFacts(new Map([[factsFile, source.replace(from, to)]]));
    return findings.map((finding) => sentenceOf(problemOf(finding, "en"), "en").replace(/, line \d+/, ""));
  };

  test("is in order", () => {
    expect(checkFacts(new Map([[factsFile, source]])).findings).toEqual([]);
  });

  test.each([
    ["founded: 1979", 'founded: "1979"', "“founded” is a number without quotation marks"],
    ["contactCenter: 0850 555 01 00", "contactCenter: 0850 5550100", "a phone number is written like"],
    ["customers: 4000+", "customers: 4000 kişi", "“customers” is digits and a plus sign, like 350+."],
    ["info: bilgi@yakamoz.example", "info: bilgi", "“info” is a mail address."],
    ["careers: https://kariyer", "careers: kariyer", "“careers” is an address that begins with https://."],
    ["spokesperson: defne-arslan", "spokesperson: defne", "there is no “defne” among people"],
    ["chair: nazli-soydan", "chair: nazli", "there is no “nazli” among people"],
    ["copyrightFrom: 2024\n", "", "“copyrightFrom” is missing."],
    [
      ", en: Recruitment Lead }",
      " }",
      "“title” is the same in every language, or there is one for each: { tr: …, en: … }",
    ],
  ])("refuses %j as %j", (from, to, sentence) => {
    expect(said(from, to)).toEqual([expect.stringContaining(`content/facts.yaml: ${sentence}`)]);
  });
});
