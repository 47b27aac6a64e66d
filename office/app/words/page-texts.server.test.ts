import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { factsFile } from "../../../copy/check/facts.ts";
import { href, pageAt } from "../../../site/href.ts";
import type { OfficeServices, Words } from "../../services.server.ts";
import { hiddenTexts, placesIn, type ShownPage, showPage, textsOf } from "./page-texts.server.ts";
import { pageAddress } from "./texts.server.ts";

type Shown = Awaited<ReturnType<OfficeServices["previews"]["show"]>>;

const found = (path: string) => {
  const page = pageAt(path);
  if (!page) throw new Error(`no page at ${path}`);
  return page;
};
const shown = (...texts: string[]): ShownPage[] => [
  { locale: "tr", address: "/", places: texts.map((text) => ({ text, path: "title" })) },
];

test("the places of a page are those of its table, by the names of their texts", () => {
  const table = [
    [4, { file: "tr/home.yaml", path: "hero.title" }],
    [7, { file: "tr/news/a-b.md", path: "=body" }],
  ];
  const html = `<p></p><script type="application/json" id="places">${JSON.stringify(table)}</script></body>`;
  expect(placesIn(html)).toEqual([
    { text: "home", path: "hero.title" },
    { text: "news/a-b", path: "=body" },
  ]);
  expect(placesIn("<p>no table</p>")).toEqual([]);
});

test("each language is asked for, and what keeps a page from being shown is told", async () => {
  const asked: string[] = [];
  const show = async (_: string, path: string): Promise<Shown> => {
    asked.push(path);
    const body = '<script type="application/json" id="places">[[0,{"file":"tr/about.yaml","path":"a.b"}]]</script>';
    return path.startsWith("/en") ? { outcome: "not-built" } : { outcome: "shown", response: new Response(body) };
  };
  const services = { previews: { show } } as unknown as OfficeServices;
  expect(await showPage(services, "bahar", found("/en/about-us"))).toEqual([
    { locale: "tr", address: "/hakkimizda", places: [{ text: "about", path: "a.b" }] },
    { locale: "en", address: "/en/about-us", places: [], trouble: "not-built" },
  ]);
  expect(asked).toEqual(["/hakkimizda", "/en/about-us"]);
});

test("a page's own text comes before those of its parts, and what all pages have comes last", () => {
  expect(textsOf(found("/hakkimizda"), shown("chrome", "company", "about"), [])).toEqual([
    "about",
    "company",
    "chrome",
  ]);
  const news = found("/hakkimizda/medya/calisan-portali-yenilendi");
  const own = "news/calisan-portali-yenilendi";
  expect(textsOf(news, shown("chrome", "media", own, "news/other"), [])[0]).toBe(own);
  expect(textsOf(found("/cerez-politikasi"), shown("chrome", "legal/cerez-politikasi"), [])[0]).toBe(
    "legal/cerez-politikasi",
  );
});

test("the texts of a page that cannot be shown are those that are its own, and the one in the way", () => {
  const [sap, other] = ["managed-services/sap", "managed-services/data"];
  const all = ["about", "chrome", "home", "legal", "legal/older/kvkk/1.0", sap, other, "news/yeni-ofis", "stories/a-b"];
  const trouble: ShownPage[] = [{ locale: "tr", address: "/", places: [], trouble: "not-built" }];
  const textsAt = (path: string) => textsOf(found(path), trouble, all);
  expect(textsAt("/hakkimizda")).toEqual(["about"]);
  expect(textsAt("/")).toEqual(["home"]);
  expect(textsAt(href("yonetilen-hizmetler-sap-ve-is-uygulamalari-yonetimi", "tr"))).toEqual([sap]);
  expect(textsAt("/hakkimizda/medya/yeni-ofis")).toEqual(["news/yeni-ofis"]);
  const broken: ShownPage[] = [{ locale: "en", address: "/en", places: [], trouble: "broken", broken: "chrome" }];
  expect(textsOf(found("/hakkimizda"), [...trouble, ...broken], all)).toEqual(["about", "chrome"]);
  expect(textsOf(found("/hakkimizda"), [...shown("company"), ...broken], all)).toEqual(["company", "chrome"]);
});

test("what nobody can click is listed in both languages: head, spoken words and figures, of the page's texts alone", async () => {
  const text = (title: string, figure: string) =>
    `meta:\n  title: ${title}\n  description: x\nhead:\n  title: Seen\n  lead: "${figure}"\n`;
  const words = {
    texts: async () => [
      { path: "content/tr/management.yaml", version: "1", text: text("Yönetim", "{{campus.buildings}}") },
      { path: "content/en/management.yaml", version: "2", text: text("Management", "Twelve people") },
      { path: "content/tr/about.yaml", version: "3", text: text("Hakkımızda", "1") },
      { path: factsFile, version: "4", text: await readFile(factsFile, "utf8") },
    ],
  } as Partial<Words> as Words;
  const { hidden, version } = await hiddenTexts(words, "bahar", ["management"], "en");
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
