import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textAnswer } from "./answer.ts";
import { decideLanguage, rootAnswers } from "./root.ts";

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

  test.each(["", ",", ";", "en;q=", "en;q=9", "en;q=NaN", "en;;;q=-1", "\u00ff", "en q=1", ";q=1", "-", "q=1;en"])(
    "a header that makes no sense (%s) means Turkish",
    (header) => {
      expect(language({ "accept-language": header })).toBe("tr");
    },
  );

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
  const page = textAnswer(200, "ana sayfa", ["Cache-Control", "no-cache", "Vary", "Accept-Encoding", "ETag", '"1"']);

  test("sends English readers to /en, keeps the query and remembers", () => {
    const asked = { headers: { "accept-language": "en" }, query: "?utm_source=x" };
    const answer = rootAnswers(true)(asked, page, isOwnOrigin);
    expect(answer.status).toBe(302);
    expect(answer.headers).toEqual([
      ...["Location", "/en?utm_source=x", "Content-Length", "0", "Cache-Control", "no-store"],
      ...["Vary", "Sec-Fetch-Site, Referer, Cookie, Accept-Language"],
      ...["Set-Cookie", "i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax; Secure"],
    ]);
  });

  test("is the Turkish page with the cookie, and Vary names only what was read", () => {
    const rootAnswer = rootAnswers(false);
    const answer = rootAnswer({ headers: { "sec-fetch-site": "same-origin" }, query: "" }, page, isOwnOrigin);
    expect(answer.status).toBe(200);
    expect(answer.body).toBe(page.body);
    expect(answer.headers).toEqual([
      ...["Content-Type", "text/plain; charset=utf-8", "Content-Length", "9", "ETag", '"1"'],
      ...["Cache-Control", "private, no-cache", "Vary", "Accept-Encoding, Sec-Fetch-Site"],
      ...["Set-Cookie", "i18n_redirected=tr; Max-Age=31536000; Path=/; SameSite=Lax"],
    ]);
    const other = rootAnswer({ headers: {}, query: "" }, page, isOwnOrigin);
    expect(other.headers).toContain("Accept-Encoding, Sec-Fetch-Site, Referer, Cookie, Accept-Language");
    expect(rootAnswer({ headers: { "sec-fetch-site": "same-origin" }, query: "" }, page, isOwnOrigin)).toBe(answer);
  });
});
