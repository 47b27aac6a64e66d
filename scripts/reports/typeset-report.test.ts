import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { facts } from "../../copy/facts.ts";
import { reportPages } from "../../copy/reports.ts";
import { localeCodes, locales } from "../../site/locales.ts";
import { type Bookmark, type Dictionary, type Element, everyElement, PdfReader } from "../../testing/pdf/pdf-reader.ts";
import { type ReportSource, readReport } from "./report-source.ts";
import { typesetReport } from "./typeset-report.ts";
import { typesetReports } from "./typeset-reports.ts";

const root = process.cwd();
const origin = "https://www.yakamoz.example";
const orders = reportPages.flatMap((page) => localeCodes.map((locale) => ({ page, locale, origin })));

const folder = mkdtempSync(join(tmpdir(), "reports-"));
const build = join(folder, "build");
const cache = join(folder, "cache");

type Made = { source: ReportSource; bytes: Uint8Array; pdf: PdfReader; elements: Element[] };
const made = new Map<string, Made>();
const of = (page: string, locale: string) => made.get(`${page} ${locale}`) as Made;

beforeAll(async () => {
  await typesetReports({ root, build, cache, origin });
  for (const order of orders) {
    const source = await readReport(root, order);
    const bytes = readFileSync(join(build, "reports", order.locale, `${order.page}.pdf`));
    const pdf = new PdfReader(bytes);
    made.set(`${order.page} ${order.locale}`, { source, bytes, pdf, elements: everyElement(pdf.structure()) });
  }
});

test("a second build takes all reports from the cache", async () => {
  expect(await typesetReports({ root, build, cache, origin })).toMatchObject({ reports: 6, cached: 6 });
});

describe.each(orders)("$page in $locale", ({ page, locale }) => {
  test("says its language and its title", () => {
    const { source, pdf } = of(page, locale);
    expect(pdf.catalogue.Lang).toBe(locales[locale].iso);
    expect(pdf.get(pdf.info.Title)).toBe(`${source.page.name} ${source.page.edition}`);
    expect(pdf.dictionary(pdf.catalogue.MarkInfo).Marked).toBe(true);
  });

  test("has at least eight pages, and bookmarks that lead into them", () => {
    const { source, pdf } = of(page, locale);
    expect(pdf.pages.length).toBeGreaterThanOrEqual(8);
    const [contents, summary, ...chapters] = pdf.bookmarks();
    expect([contents?.title, summary?.title]).toEqual([source.copy.contents, source.copy.summary]);
    expect(chapters.map(({ title }) => title)).toEqual(source.page.contents.map(({ title }) => title));
    expect(inOrder([contents, summary, ...chapters].map((one) => one?.page ?? 0))).toBe(true);
    expect(chapters.every((chapter) => chapter.children.length > 0)).toBe(true);
  });

  test("has one first heading and skips no level", () => {
    const levels = of(page, locale)
      .elements.flatMap(({ kind }) => /^H(\d)$/.exec(kind)?.[1] ?? [])
      .map(Number);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
  });

  test("describes every chart by its values", () => {
    const { source, elements } = of(page, locale);
    const figures = elements.filter(({ kind }) => kind === "Figure");
    expect(figures).toHaveLength(source.charts.length);
    for (const chart of source.charts) {
      const described = figures.find(({ data }) => String(data.Alt).startsWith(chart.label));
      for (const row of chart.rows) {
        expect(described?.data.Alt).toContain(`${row.label}, ${chart.unit.replace("#", String(row.value))}`);
      }
    }
  });

  test("has tables of equal rows below headings of their columns", () => {
    const tables = of(page, locale).elements.filter(({ kind }) => kind === "Table");
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) {
      const rows = everyElement(table).filter(({ kind }) => kind === "TR");
      const [head, ...body] = rows.map(({ children }) => children.map(({ kind }) => kind));
      expect(new Set(head)).toEqual(new Set(["TH"]));
      expect(body).toEqual(body.map(() => head?.map(() => "TD")));
    }
  });

  test("has lists of labels and bodies, a table of contents, and links that say where they lead", () => {
    const { elements, pdf } = of(page, locale);
    const childrenOf = (kind: string) => elements.filter((one) => one.kind === kind).flatMap((one) => one.children);
    expect(new Set(childrenOf("L").map(({ kind }) => kind))).toEqual(new Set(["LI"]));
    expect(childrenOf("LI").map(({ kind }) => kind)).toEqual(childrenOf("LI").map((_, i) => (i % 2 ? "LBody" : "Lbl")));
    expect(elements.filter(({ kind }) => kind === "TOCI")).toHaveLength(7);
    const annotations = pdf.objects().filter(({ Subtype }) => Subtype === "/Link");
    expect(annotations.length).toBeGreaterThan(7);
    expect(annotations.every(({ StructParent }) => StructParent !== undefined)).toBe(true);
  });

  test("carries its fonts and the company's facts", () => {
    const { pdf } = of(page, locale);
    const fonts = pdf.objects().filter(({ Type }) => Type === "/FontDescriptor");
    expect(fonts.length).toBeGreaterThanOrEqual(5);
    expect(fonts.every(({ FontFile2 }) => FontFile2 !== undefined)).toBe(true);
    expect(pdf.get(pdf.info.Author)).toBe(facts(locale).legalName);
    const addresses = pdf.objects().flatMap(({ A }) => (A as Dictionary | undefined)?.URI ?? []);
    expect(addresses).toContain(`mailto:${facts(locale).email.info}`);
  });

  test("makes the same bytes again", async () => {
    const { source, bytes } = of(page, locale);
    expect(Buffer.compare(await typesetReport(source), bytes)).toBe(0);
  });
});

test.each(reportPages)("%s has the same outline in both languages", (page) => {
  const [one, other] = localeCodes.map((locale) => shape(of(page, locale).pdf.bookmarks()));
  expect(one).toEqual(other);
  const [kinds, otherKinds] = localeCodes.map((locale) => of(page, locale).elements.map(({ kind }) => kind));
  expect(kinds).toEqual(otherKinds);
});

const shape = (bookmarks: Bookmark[]): unknown[] => bookmarks.map(({ children }) => shape(children));
const inOrder = (pages: number[]) => pages.every((page, index) => page >= (pages[index - 1] ?? 1));
