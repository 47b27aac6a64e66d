import { describe, expect, test } from "vitest";
import { loadNews, loadStories } from "../../../copy/load.ts";
import { words } from "../../../copy/words.ts";
import { createSearch } from "../../../domain/search/search.ts";
import { readQuery } from "../../../domain/search/words.ts";
import { href } from "../../../site/href.ts";
import { localeCodes } from "../../../site/locales.ts";
import { pageNames, pageOf } from "../../../site/pages.ts";
import { growth } from "../../../testing/growth.ts";
import { pageCopy, siteDocuments } from "./documents.server.ts";

describe.each(localeCodes)("what can be found in %s", (locale) => {
  const documents = siteDocuments(locale);

  test("is every page that search engines may show, every story and every news item", () => {
    const pages = pageNames.filter((name) => !pageOf(name).noindex && !pageOf(name).tr.includes(":"));
    const expected = [
      ...pages.map((name) => href(name, locale)),
      ...loadStories(locale).map(({ slug }) => href("hakkimizda-basari-hikayeleri-hikaye", locale, { hikaye: slug })),
      ...loadNews(locale).map(({ slug }) => href("hakkimizda-medya-haber", locale, { haber: slug })),
    ];
    expect(documents.map((document) => document.href).sort()).toEqual(expected.sort());
  });

  test("has words, and no markup, keys or placeholders in them", () => {
    for (const { href, title, name, note, summary, body } of documents) {
      const all = [title, name, note, summary, ...body];
      expect(body.join(" ").split(" ").length, href).toBeGreaterThan(20);
      expect(
        all.filter((text) => text === "" || /<\/?[a-z]|&(amp|lt|gt|quot|#39);|\{\{|undefined|\[object/.test(text)),
        href,
      ).toEqual([]);
    }
  });

  test("holds every page that the list of frequent searches names", () => {
    const addresses = documents.map((document) => document.href);
    const named = words("frequent-searches", locale).flatMap(({ pages }) => pages.map((page) => href(page, locale)));
    expect(addresses).toEqual(expect.arrayContaining(named));
  });

  test("is found by its own title", () => {
    const search = createSearch(documents, locale);
    for (const { href, title } of documents) {
      const { hits } = search(readQuery(title).text);
      expect(
        hits.slice(0, 3).map(({ document }) => document.href),
        title,
      ).toContain(href);
    }
  });
});

test("a page whose copy is in no file of its module's name is told which file that is", () => {
  expect(() => pageCopy("aydinlatma-metni", "en")).toThrow(
    'content/en/legal.yaml must hold the copy of the page aydinlatma-metni, with its "meta"',
  );
});

describe("a search", () => {
  const search = createSearch(siteDocuments("tr"), "tr");

  test.each([
    ["güvenlik", "/yonetilen-hizmetler/siber-guvenlik-yonetim-ve-danismanlik-hizmetleri"],
    ["guvnelik", "/yonetilen-hizmetler/siber-guvenlik-yonetim-ve-danismanlik-hizmetleri"],
    ["bulut", "/bulut-cozumleri"],
    ["cerez", "/cerez-politikasi"],
    ["ILETISIM", "/iletisim"],
    ["arge", "/arge"],
    ["kariyer", "/hakkimizda/kariyer"],
    ["teklif", "/yonetilen-hizmetler/teklif-al"],
    ["tuna lojistik", "/hakkimizda/basari-hikayeleri/tuna-lojistik"],
    ["rpa", "/dijital-donusum-urunleri/robotik-surec-otomasyonu"],
  ])("for %s leads to %s", (query, path) => {
    expect(search(query).hits[0]?.document.href).toBe(path);
  });

  test("is ten times the work over ten times the texts at most, even for words that are nowhere", () => {
    const documents = siteDocuments("tr");
    const queries = [
      "güvenlik",
      "yedek",
      "v",
      "veri yönetimi ve stratejileri",
      "qwertyui zxcvbnma asdfghjkl poiuytrew mnbvcxzas",
    ];
    const over = (count: number) => createSearch(documents.slice(0, count), "tr");
    const answerAll = (search: ReturnType<typeof over>) =>
      queries.flatMap((query) =>
        search(query)
          .hits.slice(0, 25)
          .map((hit) => hit.excerpt()),
      );
    const often = (search: ReturnType<typeof over>) => Array.from({ length: 10 }, () => answerAll(search));
    expect(growth(over, often, documents.length)).toBeLessThan(3);
  });
});
