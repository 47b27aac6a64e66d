import { beforeAll, describe, expect, test } from "vitest";
import type { Lead } from "../../domain/lead/lead.ts";
import { readPackages } from "../../domain/quote/links.ts";
import { summaryOf } from "../../domain/quote/summary.ts";
import type { Locale } from "../../site/locales.ts";
import { localeCodes, locales } from "../../site/locales.ts";
import { type Element, everyElement, PdfReader, unmarkedPaint } from "../../testing/pdf/pdf-reader.ts";
import { quoteLead } from "../../testing/samples.ts";
import { quoteRecord } from "./quote-record.ts";
import { recordContent } from "./record-content.ts";

async function read(lead: Lead, locale: Locale) {
  const bytes = await quoteRecord(lead, locale);
  const pdf = new PdfReader(bytes);
  return { bytes, pdf, elements: everyElement(pdf.structure()) };
}

const longest = quoteLead({
  answers: {
    ...quoteLead().answers,
    company: "W".repeat(160),
    fullname: "Łukasz Ñandú 山田 \u202e😀",
    note: `${"Uzun bir satır ".repeat(60)}\n\n${"x".repeat(1_000)}`,
    partner: "yes",
  },
});

describe.each(localeCodes)("the record in %s", (locale) => {
  let made: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    made = await read(quoteLead(), locale);
  });

  test("says its language and its title, and fits on a page", () => {
    const { pdf } = made;
    expect(pdf.catalogue.Lang).toBe(locales[locale].iso);
    expect(pdf.get(pdf.info.Title)).toContain("7F3K-92QM");
    expect(pdf.dictionary(pdf.catalogue.MarkInfo).Marked).toBe(true);
    expect(pdf.pages).toHaveLength(1);
  });

  test("is tagged throughout: one first heading, two tables with headings, nothing outside", () => {
    const { pdf, elements } = made;
    const kinds = elements.map(({ kind }) => kind);
    expect(kinds.filter((kind) => /^H\d/.test(kind))).toEqual(["H1", "H2", "H2", "H2"]);
    const [facts, packages] = elements.filter(({ kind }) => kind === "Table") as [Element, Element];
    expect(facts.children.map((row) => row.children.map(({ kind }) => kind))).toEqual(Array(6).fill(["TH", "TD"]));
    expect(packages.children).toHaveLength(8);
    for (const ref of pdf.pages) expect(unmarkedPaint(pdf.content(ref))).toEqual([]);
  });

  test("begins with the mark: eight cold points and a warm one", () => {
    const { pdf } = made;
    const fills = pdf
      .content(pdf.pages[0] as never)
      .filter((line) => /^[\d. ]+ scn$/.test(line))
      .slice(1, 10);
    expect(new Set(fills.slice(0, 8)).size).toBe(1);
    expect(fills[8]).toMatch(/^1 0\.788/);
    expect(new Set(fills).size).toBe(2);
  });

  test("makes the same bytes again", async () => {
    expect(Buffer.compare(await quoteRecord(quoteLead(), locale), made.bytes)).toBe(0);
  });
});

test("says who asked for what and when, the number masked", () => {
  const { facts, packages, next } = recordContent(quoteLead(), "en");
  expect(facts).toEqual([
    ["Sent", "November 15, 2026, 18:40 (Istanbul time)"],
    ["Company", "Kordon Gıda A.Ş."],
    ["Full name", "Deniz Işık"],
    ["Job title", "BT Müdürü"],
    ["E-mail", "deniz@kordongida.example"],
    ["Mobile phone", "+90 501 *** ** 78 (verified by code)"],
  ]);
  expect(packages.head).toEqual(["Service", "Levels", "Scope"]);
  expect(packages.rows.slice(0, 4)).toEqual([
    ["Operating system management", "4 Basic, 12 Premium", "16 servers"],
    ["Database management", "MSSQL 2 Advanced, PostgreSQL 6 Premium", "8 databases"],
    ["Storage", "Premium", "–"],
    ["SAN management", "–", "Talk to an expert"],
  ]);
  expect(next.sentences[0]).toContain("by 18:00 on Monday, November 16, 2026 (Istanbul time)");
});

test.each(localeCodes)("every service, partner and a note fit on a page in %s", async (locale) => {
  const packages = summaryOf(
    readPackages(
      "os.b4.a3.p12_db-mssql.a2-mysql.b3-pg.p6-oracle.a1-mongo.b2-db2.p1_storage.b.p_vm.b3_backup.a20_san_fw.b2_soc.p500_siem.a1200_rise-prod.p3-nonprod.b2-dr.a1_sap.b2",
    ),
  );
  const note = "Perşembe günü arayın. Sözleşmemiz yıl sonunda bitiyor; geçişi ocak ayında yapmak istiyoruz.";
  const { pdf, elements } = await read(
    quoteLead({ packages, answers: { ...quoteLead().answers, partner: "yes", note } }),
    locale,
  );
  expect(pdf.pages).toHaveLength(1);
  const [, table] = elements.filter(({ kind }) => kind === "Table");
  expect(table?.children).toHaveLength(12);
});

test("a name in another script keeps its letters, and is read in its own order", async () => {
  const fullname = "محمد علي Şen";
  const lead = quoteLead({ answers: { ...quoteLead().answers, fullname, company: "Αθήνα Київ" } });
  const { pdf, elements } = await read(lead, "tr");
  expect(recordContent(lead, "tr").facts.slice(1, 3)).toEqual([
    ["Şirket", "Αθήνα Київ"],
    ["Ad soyad", fullname],
  ]);
  expect(elements.filter(({ kind }) => kind === "Span").map(({ data }) => data.ActualText)).toEqual([fullname]);
  const names = pdf.objects().map(({ BaseFont }) => String(BaseFont ?? ""));
  for (const font of ["Vazirmatn", "NotoSans"]) expect(names.some((name) => name.includes(font))).toBe(true);
  for (const ref of pdf.pages) expect(unmarkedPaint(pdf.content(ref))).toEqual([]);
});

test("what a visitor typed stays within the page and within the letters there are", async () => {
  const { pdf, elements } = await read(longest, "tr");
  expect(pdf.pages.length).toBeGreaterThan(1);
  expect(recordContent(longest, "tr").facts[2]).toEqual(["Ad soyad", "Łukasz Ñandú U+5C71 U+7530"]);
  for (const ref of pdf.pages) expect(unmarkedPaint(pdf.content(ref))).toEqual([]);
  expect(elements.filter(({ kind }) => kind === "H1")).toHaveLength(1);
});
