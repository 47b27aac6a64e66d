import { describe, expect, test } from "vitest";
import { pageNames, pageOf, pages } from "../site/pages.ts";
import { ask, first, html, sitemapPaths } from "./documents.ts";
import { notIndexed, specifiedAddresses, specifiedDetails } from "./specified-addresses.ts";

const turkish = { headers: { "accept-language": "tr" } };
const specified = [...specifiedAddresses, ...specifiedDetails];
const specifiedNames = specified.map(([, , name]) => name);
/** Pages that came after the specification are known from the table alone. */
const added: typeof specifiedAddresses = pageNames
  .filter((name) => !specifiedNames.includes(name) && !pageOf(name).noindex && !pageOf(name).tr.includes(":"))
  .map((name) => [pages[name].tr, pages[name].en, name]);
const everywhere = [...specified, ...added];

describe("the addresses of the specification, and of pages that came after it", () => {
  test("are 39 specified pairs, and one that was decided on", () => expect(specifiedAddresses).toHaveLength(39 + 1));

  test.each(everywhere)("%s and %s answer as one page in two languages", async (tr, en, name) => {
    for (const [path, language] of [
      [tr, "tr"],
      [en, "en"],
    ] as const) {
      const answer = await ask(path, turkish);
      expect(answer.status, path).toBe(200);
      const source = await answer.text();
      expect(first(source, /<html lang="(\w+)"/), path).toBe(language);
      expect(source.match(/<h1[ >]/g), `${path} has one h1`).toHaveLength(1);
      if (notIndexed.includes(path)) continue;
      expect(first(source, /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/) || "/", path).toBe(path);
      expect(source).toMatch(alternate("tr", tr));
      expect(source).toMatch(alternate("en", en));
      expect(source).toMatch(alternate("x-default", tr));
    }
    expect(pages).toHaveProperty([name]);
  });

  test.each(everywhere)("%s switches to %s and back without JavaScript", async (tr, en) => {
    const there = await ask(first(await html(tr), /href="(\/_language\/en[^"]*)"/).replaceAll("&amp;", "&"));
    expect(there.status).toBe(302);
    expect(there.headers.get("location")).toBe(en);
    expect(there.headers.get("set-cookie")).toMatch(/^i18n_redirected=en; Max-Age=31536000; Path=\/; SameSite=Lax/);
    const back = await ask(first(await html(en), /href="(\/_language\/tr[^"]*)"/).replaceAll("&amp;", "&"));
    expect(back.headers.get("location")).toBe(tr);
  });
});

function alternate(language: string, path: string): RegExp {
  return new RegExp(
    `<link rel="alternate" hrefLang="${language}" href="https?://[^/"]+${path === "/" ? "/?" : path}"`,
    "i",
  );
}

describe("missing addresses", () => {
  test.each([
    ["/olmayan-sayfa", "tr", "Dosya veya dizin bulunamadı"],
    ["/en/no-such-page", "en", "File or directory not found"],
    ["/hakkimizda/basari-hikayeleri/yok", "tr", "Dosya veya dizin bulunamadı"],
    ["/en/about-us/media/nothing-here", "en", "File or directory not found"],
  ])("%s is a 404 page with a way home", async (path, language, heading) => {
    const answer = await ask(path);
    const source = await answer.text();
    expect(answer.status).toBe(404);
    expect(first(source, /<html lang="(\w+)"/)).toBe(language);
    expect(source).toContain(heading);
    expect(source).toMatch(language === "tr" ? /href="\/"/ : /href="\/en"/);
    expect(source).toContain('<meta name="robots" content="noindex"');
  });

  test("an English 404 is titled as specified", async () => {
    expect(await html("/en/nowhere")).toMatch(/<title>This page could not be found/);
  });
});

test("the sitemap names every page that may be indexed, and no other", async () => {
  const listed = new Set(await sitemapPaths());
  const pairs = [...specifiedAddresses, ...added].flatMap((row) => row.slice(0, 2));
  const expected = pairs.filter((path) => !notIndexed.includes(path));
  expect(expected.filter((path) => !listed.has(path))).toEqual([]);
  const details = [...listed].filter((path) => !expected.includes(path));
  expect(
    details.filter((path) => !/\/(basari-hikayeleri|success-stories|medya|media)\/[a-z0-9-]+$/.test(path)),
  ).toEqual([]);
  expect(details.length).toBeGreaterThanOrEqual(2 * 26);
});
