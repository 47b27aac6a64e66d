import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { href, pageAt } from "../../site/href.ts";
import { hiddenTexts, type PageView, readPage, readPlaceTable, textsOnPage } from "./page-texts.ts";
import { pageAddress } from "./text-addresses.ts";
import { factsFile } from "./text-names.ts";

const found = (path: string) => {
  const page = pageAt(path);
  if (!page) throw new Error(`no page at ${path}`);
  return page;
};
const shown = (...texts: string[]): PageView[] => [
  { locale: "tr", address: "/", places: texts.map((text) => ({ text, path: "title" })) },
];

test("the places of a page are those of its table, by the names of their texts", () => {
  const table = [
    [4, { file: "tr/home.yaml", path: "hero.title" }],
    [7, { file: "tr/news/a-b.md", path: "=body" }],
  ];
  const html = `<p></p><script type="application/json" id="places">${JSON.stringify(table)}</script></body>`;
  expect(readPlaceTable(html)).toEqual([
    { text: "home", path: "hero.title" },
    { text: "news/a-b", path: "=body" },
  ]);
  expect(readPlaceTable("<p>no table</p>")).toEqual([]);
});

test("each language is asked for, and what keeps a page from being shown is told", async () => {
  const asked: string[] = [];
  const show: Parameters<typeof readPage>[0] = async (path) => {
    asked.push(path);
    const body = '<script type="application/json" id="places">[[0,{"file":"tr/about.yaml","path":"a.b"}]]</script>';
    return path.startsWith("/en") ? { outcome: "not-built" } : { outcome: "shown", response: new Response(body) };
  };
  expect(await readPage(show, found("/en/about-us"))).toEqual([
    { locale: "tr", address: "/hakkimizda", places: [{ text: "about", path: "a.b" }] },
    { locale: "en", address: "/en/about-us", places: [], trouble: "not-built" },
  ]);
  expect(asked).toEqual(["/hakkimizda", "/en/about-us"]);
});

test("a page's own text comes before those of its parts, and what all pages have comes last", () => {
  expect(textsOnPage(found("/hakkimizda"), shown("chrome", "company", "about"), [])).toEqual([
    "about",
    "company",
    "chrome",
  ]);
  const news = found("/hakkimizda/medya/calisan-portali-yenilendi");
  const own = "news/calisan-portali-yenilendi";
  expect(textsOnPage(news, shown("chrome", "media", own, "news/other"), [])[0]).toBe(own);
  expect(textsOnPage(found("/cerez-politikasi"), shown("chrome", "legal/cerez-politikasi"), [])[0]).toBe(
    "legal/cerez-politikasi",
  );
});

test("the texts of a page that cannot be shown are those that are its own, and the one in the way", () => {
  const [sap, other] = ["managed-services/sap", "managed-services/data"];
  const all = ["about", "chrome", "home", "legal", "legal/older/kvkk/1.0", sap, other, "news/yeni-ofis", "stories/a-b"];
  const trouble: PageView[] = [{ locale: "tr", address: "/", places: [], trouble: "not-built" }];
  const textsAt = (path: string) => textsOnPage(found(path), trouble, all);
  expect(textsAt("/hakkimizda")).toEqual(["about"]);
  expect(textsAt("/")).toEqual(["home"]);
  expect(textsAt(href("yonetilen-hizmetler-sap-ve-is-uygulamalari-yonetimi", "tr"))).toEqual([sap]);
  expect(textsAt("/hakkimizda/medya/yeni-ofis")).toEqual(["news/yeni-ofis"]);
  const broken: PageView[] = [{ locale: "en", address: "/en", places: [], trouble: "broken", broken: "chrome" }];
  expect(textsOnPage(found("/hakkimizda"), [...trouble, ...broken], all)).toEqual(["about", "chrome"]);
  expect(textsOnPage(found("/hakkimizda"), [...shown("company"), ...broken], all)).toEqual(["company", "chrome"]);
});

test("what nobody can click is listed in both languages: head, spoken words and figures, of the page's texts alone", async () => {
  const text = (title: string, figure: string) =>
    `meta:\n  title: ${title}\n  description: x\nhead:\n  title: Seen\n  lead: "${figure}"\n`;
  const files = new Map([
    ["content/tr/management.yaml", { version: "1", text: text("Yönetim", "{{campus.buildings}}") }],
    ["content/en/management.yaml", { version: "2", text: text("Management", "Twelve people") }],
    ["content/tr/about.yaml", { version: "3", text: text("Hakkımızda", "1") }],
    [factsFile, { version: "4", text: await readFile(factsFile, "utf8") }],
  ]);
  const { hidden, version } = hiddenTexts(files, ["management"], "en");
  expect(hidden.map(({ path, values }) => [path, ...values])).toEqual([
    ["meta.title", "Yönetim", "Management"],
    ["meta.description", "x", "x"],
    ["head.lead", "{{campus.buildings}}", undefined],
  ]);
  expect(hidden[0]).toMatchObject({
    text: "management",
    label: "The title in search results and in the browser's tab.",
  });
  expect(version).toBe("1 2");
});

test("texts with a page of their own lead there; what several pages share does not", () => {
  expect(["home", "about", "stories/ege-enerji", "news/a-b", "legal/cerez-politikasi"].map(pageAddress)).toEqual([
    "/",
    "/hakkimizda",
    "/hakkimizda/basari-hikayeleri/ege-enerji",
    "/hakkimizda/medya/a-b",
    "/cerez-politikasi",
  ]);
  expect(["chrome", "news", "story", "legal/older/x/1.0", "report-texts/x"].map(pageAddress)).toEqual(
    Array(5).fill(undefined),
  );
});
