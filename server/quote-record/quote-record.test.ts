import { execFileSync, spawnSync } from "node:child_process";
import { beforeAll, describe, expect, test } from "vitest";
import type { Lead } from "../../domain/lead/lead.ts";
import { readPackages } from "../../domain/quote/links.ts";
import { summaryOf } from "../../domain/quote/summary.ts";
import type { Locale } from "../../site/locales.ts";
import { localeCodes, locales } from "../../site/locales.ts";
import { type Element, everyElement, PdfReader } from "../../testing/pdf/pdf-reader.ts";
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

  test("is tagged: one first heading, a list of labels and values, a table with headings", () => {
    const { elements } = made;
    const kinds = elements.map(({ kind }) => kind);
    expect(kinds.filter((kind) => /^H\d/.test(kind))).toEqual(["H1", "H2", "H2", "H2"]);
    const items = elements.filter(({ kind }) => kind === "LI");
    expect(items.map(({ children }) => children.map(({ kind }) => kind))).toEqual(Array(6).fill(["Lbl", "LBody"]));
    const [table] = elements.filter(({ kind }) => kind === "Table") as [Element];
    const rows = everyElement(table).filter(({ kind }) => kind === "TR");
    expect(rows).toHaveLength(8);
    expect(rows[0]?.children.map(({ kind }) => kind)).toEqual(["TH", "TH", "TH"]);
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
  expect(elements.filter(({ kind }) => kind === "TR")).toHaveLength(12);
});

/** The text of a PDF, as poppler reads it. */
function textOf(pdf: Buffer): string {
  return execFileSync("pdftotext", ["-layout", "-", "-"], { input: pdf, encoding: "utf8" });
}

const hasPoppler = spawnSync("pdftotext", ["-v"]).error === undefined;

describe.skipIf(!hasPoppler)("read with poppler’s pdftotext", () => {
  test("a name in another script keeps its letters, and is read in its own order", async () => {
    const fullname = "محمد علي Şen";
    const lead = quoteLead({ answers: { ...quoteLead().answers, fullname, company: "Αθήνα Київ" } });
    const text = textOf(await quoteRecord(lead, "tr")).replace(/[\u2000-\u206f]/g, "");
    expect(text).toMatch(/Şirket +Αθήνα Київ/);
    expect(text).toMatch(/محمد علي *Şen/);
  });

  test("what a visitor typed is never markup of the template", async () => {
    const company = '*A* _B_ $x^2$ #panic("no") @label <b> [c] \\ `d` // e';
    const note = "= Heading\n- item\n#set page(fill: black)\n/* comment */";
    const lead = quoteLead({ answers: { ...quoteLead().answers, company, note } });
    const text = textOf(await quoteRecord(lead, "en"));
    for (const line of [company, ...note.split("\n")]) expect(text).toContain(line);
    expect((await read(lead, "en")).elements.filter(({ kind }) => kind === "H2")).toHaveLength(3);
  });
});

test("carries a font for each script", async () => {
  const answers = { ...quoteLead().answers, fullname: "محمد", company: "Αθήνα Київ" };
  const { pdf } = await read(quoteLead({ answers }), "tr");
  const names = pdf.objects().map(({ BaseFont }) => String(BaseFont ?? ""));
  for (const font of ["HankenGrotesk", "Vazirmatn", "NotoSans"]) {
    expect(names.some((name) => name.includes(font))).toBe(true);
  }
});

test("what a visitor typed stays within the page and within the letters there are", async () => {
  const { pdf, elements } = await read(longest, "tr");
  expect(pdf.pages.length).toBeGreaterThan(1);
  expect(recordContent(longest, "tr").facts[2]).toEqual(["Ad soyad", "Łukasz Ñandú U+5C71 U+7530"]);
  expect(elements.filter(({ kind }) => kind === "H1")).toHaveLength(1);
});
