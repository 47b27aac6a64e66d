import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageAt } from "../../site/href.ts";
import type { Locale } from "../../site/locales.ts";
import { switchAnswer, switchedLanguage } from "./language-switch.ts";

const site = { secure: false, isPage: (path: string) => pageAt(path) !== undefined && !path.includes(":") };

function lead(locale: Locale, to: string): string {
  const { headers } = switchAnswer(locale, `?to=${encodeURIComponent(to)}`, site);
  return headers[headers.indexOf("Location") + 1] as string;
}

describe("the language switch", () => {
  test("knows its addresses", () => {
    expect(switchedLanguage("/_language/en")).toBe("en");
    expect(switchedLanguage("/_language/tr")).toBe("tr");
    expect(["/_language/de", "/_language/", "/_language/en/", "/en"].map(switchedLanguage)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("remembers the language and is not kept", () => {
    const answer = switchAnswer("en", "?to=/en/about-us", { ...site, secure: true });
    expect(answer.status).toBe(302);
    expect(answer.headers).toEqual([
      ...["Location", "/en/about-us", "Content-Length", "0", "Cache-Control", "no-store"],
      ...["Set-Cookie", "i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax; Secure"],
    ]);
  });

  test.each([
    ["en", "/en/about-us", "/en/about-us"],
    ["en", "/hakkimizda", "/en/about-us"],
    ["tr", "/en/about-us", "/hakkimizda"],
    ["tr", "/", "/"],
    ["en", "/", "/en"],
    ["en", "/hakkimizda/medya/bir-haber", "/en/about-us/media/bir-haber"],
    ["en", "/hakkimizda/medya?year=2023#liste", "/en/about-us/media?year=2023#liste"],
  ] as const)("to %s from %s leads to %s", (locale, to, expected) => {
    expect(lead(locale, to)).toBe(expected);
  });

  test.each([
    "",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example/hakkimizda",
    "https:evil.example",
    "javascript:alert(1)",
    "/%2f%2fevil.example",
    "/bilinmeyen",
    "/hakkimizda/medya/:haber",
    "hakkimizda\r\nSet-Cookie: a=b",
    "http://own.invalid@evil.example/",
  ])("to a place that is no page of ours (%s) leads home", (to) => {
    expect(lead("en", to)).toBe("/en");
    expect(lead("tr", to)).toBe("/");
  });

  test("leads home without a parameter", () => {
    expect(switchAnswer("en", "", site).headers).toContain("/en");
  });

  test("never leaves the origin, whatever is asked", () => {
    const pieces = fc.constantFrom(
      "/",
      "\\",
      "//",
      "evil.example",
      "%2f",
      "@",
      ":",
      "hakkimizda",
      "?",
      "#",
      "\t",
      "..",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const location = lead("en", parts.join(""));
        expect(new URL(location, "https://yakamoz.example").origin).toBe("https://yakamoz.example");
        expect(location).toMatch(/^\/en(\/|\?|#|$)/);
      }),
    );
  });
});
