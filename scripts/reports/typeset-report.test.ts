import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { facts } from "../../copy/facts.ts";
import { reportPages } from "../../copy/reports.ts";
import { localeCodes, locales } from "../../site/locales.ts";
import { type Bookmark, type Element, everyElement, PdfReader, unmarkedPaint } from "../../testing/pdf/pdf-reader.ts";
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
  test("says its language and its title, and shows the title", () => {
    const { source, pdf } = of(page, locale);
    expect(pdf.catalogue.Lang).toBe(locales[locale].iso);
    expect(pdf.get(pdf.info.Title)).toBe(`${source.page.name} ${source.page.edition}`);
    expect(pdf.dictionary(pdf.catalogue.ViewerPreferences).DisplayDocTitle).toBe(true);
    expect(pdf.dictionary(pdf.catalogue.MarkInfo).Marked).toBe(true);
  });

  test("has at least eight pages, and bookmarks that lead into them", () => {
    const { source, pdf } = of(page, locale);
    expect(pdf.pages.length).toBeGreaterThanOrEqual(8);
    const [contents, summary, ...chapters] = pdf.bookmarks();
    expect([contents?.title, summary?.title]).toEqual([source.copy.contents, source.copy.summary]);
    expect(chapters.map(({ title }) => title)).toEqual(
      source.page.contents.map(({ title }, i) => `${i + 1}. ${title}`),
    );
    expect(inOrder([contents, summary, ...chapters].map((one) => one?.page ?? 0))).toBe(true);
    expect(chapters.every((chapter) => chapter.children.length > 0)).toBe(true);
  });

  test("draws nothing that is neither tagged nor marked as decoration", () => {
    const { pdf } = of(page, locale);
    for (const ref of pdf.pages) expect(unmarkedPaint(pdf.content(ref))).toEqual([]);
  });

  test("holds each tagged stretch once in its structure", () => {
    const { pdf, elements } = of(page, locale);
    const drawn = pdf.pages.flatMap((ref, index) =>
      pdf.content(ref).flatMap((line) => (/^\/MCID (\d+)$/.exec(line) ? [`${index + 1}:${line.slice(6)}`] : [])),
    );
    const named = elements.flatMap(({ marks }) => marks).filter((mark) => !mark.endsWith("link"));
    expect(named.toSorted()).toEqual(drawn.toSorted());
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

  test("has tables of equal rows, with headings that say what they head", () => {
    const tables = of(page, locale).elements.filter(({ kind }) => kind === "Table");
    expect(tables.length).toBeGreaterThan(0);
    for (const { children: rows } of tables) {
      expect(new Set(rows.map((row) => row.children.length)).size).toBe(1);
      for (const [index, row] of rows.entries()) {
        const heads = index === 0 ? row.children : row.children.slice(0, 1);
        const scope = index === 0 ? "/Column" : "/Row";
        expect(heads.map(({ kind, data }) => [kind, data.A])).toEqual(
          heads.map(() => ["TH", { O: "/Table", Scope: scope }]),
        );
      }
    }
  });

  test("has lists of labels and bodies, a table of contents, and links that say where they lead", () => {
    const { elements, pdf } = of(page, locale);
    const childrenOf = (kind: string) => elements.filter((one) => one.kind === kind).flatMap((one) => one.children);
    expect(new Set(childrenOf("L").map(({ kind }) => kind))).toEqual(new Set(["LI"]));
    expect(childrenOf("LI").map(({ kind }) => kind)).toEqual(childrenOf("LI").map((_, i) => (i % 2 ? "LBody" : "Lbl")));
    expect(childrenOf("TOC").map(({ kind }) => kind)).toEqual(Array(7).fill("TOCI"));
    const links = elements.filter(({ kind }) => kind === "Link");
    expect(links.every(({ marks }) => marks.some((mark) => mark.endsWith(":link")))).toBe(true);
    const annotations = pdf.objects().filter(({ Subtype }) => Subtype === "/Link");
    expect(annotations).toHaveLength(links.length);
    expect(annotations.every(({ Contents }) => String(Contents).length > 0)).toBe(true);
  });

  test("carries its fonts and the company's facts", () => {
    const { pdf } = of(page, locale);
    const fonts = pdf.objects().filter(({ Type }) => Type === "/FontDescriptor");
    expect(fonts).toHaveLength(5);
    expect(fonts.every(({ FontFile2 }) => FontFile2 !== undefined)).toBe(true);
    expect(pdf.get(pdf.info.Author)).toBe(facts(locale).legalName);
    const addresses = pdf.objects().flatMap(({ URI }) => (URI ? [URI] : []));
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
