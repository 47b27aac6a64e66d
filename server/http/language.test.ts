import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageAt } from "../../site/href.ts";
import type { Locale } from "../../site/locales.ts";
import { textResponse } from "./http-response.ts";
import { decideLanguage, languageSwitchResponse, rootResponses, switchedLanguage } from "./language.ts";

const own = "https://yakamoz.example";
const isOwnOrigin = (origin: string) => origin === own;

function language(headers: Record<string, string>) {
  return decideLanguage(headers, isOwnOrigin).locale;
}

describe("the language at the root", () => {
  test("is Turkish for those who come from our own pages, whatever else they say", () => {
    const english = { "accept-language": "en", cookie: "i18n_redirected=en" };
    expect(language({ ...english, "sec-fetch-site": "same-origin" })).toBe("tr");
    expect(language({ ...english, referer: `${own}/hakkimizda` })).toBe("tr");
  });

  test("does not take a foreign visit for one of ours", () => {
    const english = { "accept-language": "en" };
    expect(language({ ...english, "sec-fetch-site": "none" })).toBe("en");
    expect(language({ ...english, "sec-fetch-site": "cross-site", referer: `${own}/` })).toBe("en");
    expect(language({ ...english, referer: "https://search.example/" })).toBe("en");
    expect(language({ ...english, referer: `${own}.evil.example/` })).toBe("en");
    expect(language({ ...english, referer: "not an address" })).toBe("en");
  });

  test("is the remembered one before the browser's", () => {
    expect(language({ cookie: "a=b; i18n_redirected=en", "accept-language": "tr" })).toBe("en");
    expect(language({ cookie: "i18n_redirected=tr", "accept-language": "en" })).toBe("tr");
  });

  test.each([
    "i18n_redirected=de",
    "i18n_redirected=",
    "i18n_redirected",
    "xi18n_redirected=en",
    "=;;=en",
    "i18n_redirected=EN",
    "i18n_redirected=en-US",
    "__proto__=en",
  ])("is not read from the cookie %s", (cookie) => {
    expect(language({ cookie })).toBe("tr");
  });

  test.each([
    ["en-US,en;q=0.9,tr;q=0.8", "en"],
    ["tr-TR,tr;q=0.9,en-US;q=0.8,en;q=0.7", "tr"],
    ["tr;q=0.3, en;q=0.7", "en"],
    ["en, tr", "en"],
    ["tr, en", "tr"],
    ["de-DE, de;q=0.9, en;q=0.4", "en"],
    ["de, fr", "tr"],
    ["*", "tr"],
    ["de, *;q=0.5", "tr"],
    ["tr;q=0, *", "en"],
    ["en;q=0", "tr"],
    ["en;q=0, tr;q=0", "tr"],
    ["EN-gb", "en"],
    ["en-US;q=0.1, tr;q=0.5, en;q=0.9", "en"],
    ["english", "tr"],
    ["ent", "tr"],
  ])("%s asks for %s", (header, expected) => {
    expect(language({ "accept-language": header })).toBe(expected);
  });

  test("is one of ours for any header at all", () => {
    const text = fc.string({ maxLength: 200 });
    fc.assert(
      fc.property(text, text, text, (accept, cookie, referer) => {
        expect(["tr", "en"]).toContain(language({ "accept-language": accept, cookie, referer }));
      }),
    );
  });
});

describe("the answer at the root", () => {
  const page = textResponse(200, "ana sayfa", ["Cache-Control", "no-cache", "Vary", "Accept-Encoding", "ETag", '"1"']);

  test("sends English readers to /en, keeps the query and remembers", () => {
    const asked = { headers: { "accept-language": "en" }, query: "?utm_source=x" };
    const response = rootResponses(true)(asked, page, isOwnOrigin);
    expect(response.status).toBe(302);
    expect(response.headers).toEqual([
      ...["Location", "/en?utm_source=x", "Content-Length", "0", "Cache-Control", "no-store"],
      ...["Vary", "Sec-Fetch-Site, Referer, Cookie, Accept-Language"],
      ...["Set-Cookie", "i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax; Secure"],
    ]);
  });

  test("is the Turkish page with the cookie, and Vary names only what was read", () => {
    const rootResponse = rootResponses(false);
    const response = rootResponse({ headers: { "sec-fetch-site": "same-origin" }, query: "" }, page, isOwnOrigin);
    expect(response.status).toBe(200);
    expect(response.body).toBe(page.body);
    expect(response.headers).toEqual([
      ...["Content-Type", "text/plain; charset=utf-8", "Content-Length", "9", "ETag", '"1"'],
      ...["Cache-Control", "private, no-cache", "Vary", "Accept-Encoding, Sec-Fetch-Site"],
      ...["Set-Cookie", "i18n_redirected=tr; Max-Age=31536000; Path=/; SameSite=Lax"],
    ]);
    const other = rootResponse({ headers: {}, query: "" }, page, isOwnOrigin);
    expect(other.headers).toContain("Accept-Encoding, Sec-Fetch-Site, Referer, Cookie, Accept-Language");
    expect(rootResponse({ headers: { "sec-fetch-site": "same-origin" }, query: "" }, page, isOwnOrigin)).toBe(response);
  });
});

const site = { secure: false, isPage: (path: string) => pageAt(path) !== undefined && !path.includes(":") };

function lead(locale: Locale, to: string): string {
  const { headers } = languageSwitchResponse(locale, `?to=${encodeURIComponent(to)}`, site);
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
    const response = languageSwitchResponse("en", "?to=/en/about-us", { ...site, secure: true });
    expect(response.status).toBe(302);
    expect(response.headers).toEqual([
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

  test.each(["", "//evil.example", "/bilinmeyen", "/hakkimizda/medya/:haber", "hakkimizda\r\nSet-Cookie: a=b"])(
    "to a place that is no page of ours (%s) leads home",
    (to) => {
      expect(lead("en", to)).toBe("/en");
      expect(lead("tr", to)).toBe("/");
    },
  );

  test("leads home without a parameter", () => {
    expect(languageSwitchResponse("en", "", site).headers).toContain("/en");
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
