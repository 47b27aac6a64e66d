import { beforeAll, describe, expect, test } from "vitest";
import type { Lead } from "../../domain/lead/lead.ts";
import { localeCodes, locales } from "../../site/locales.ts";
import { quoteLead } from "../../testing/samples.ts";
import { type Element, everyElement, PdfReader } from "../pdf/testing/pdf-reader.ts";
import { unmarkedPaint } from "../pdf/testing/unmarked-paint.ts";
import { quoteRecord } from "./quote-record.ts";
import { recordSource } from "./record-source.ts";

async function read(lead: Lead, locale: "tr" | "en") {
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

  test("makes the same bytes again", async () => {
    expect(Buffer.compare(await quoteRecord(quoteLead(), locale), made.bytes)).toBe(0);
  });
});

test("says who asked for what and when, the number masked", () => {
  const { facts, packages, next } = recordSource(quoteLead(), "en");
  expect(facts).toEqual([
    ["Sent", "November 15, 2026, 18:40 (Istanbul time)"],
    ["Company", "Kordon Gıda A.Ş."],
    ["Full name", "Deniz Işık"],
    ["Job title", "BT Müdürü"],
    ["E-mail", "deniz@kordongida.example"],
    ["Mobile phone", "+90 501 *** ** 78 (verified by SMS code)"],
  ]);
  expect(packages.rows[2]).toEqual(["Storage", "–", "Premium"]);
  expect(next.sentences[0]).toContain("by 18:00 on Monday, November 16, 2026 (Istanbul time)");
});

test("what a visitor typed stays within the page and within the letters there are", async () => {
  const { pdf, elements } = await read(longest, "tr");
  expect(pdf.pages.length).toBeGreaterThan(1);
  expect(recordSource(longest, "tr").facts[2]).toEqual(["Ad soyad", "Łukasz Ñandú ?? ?"]);
  for (const ref of pdf.pages) expect(unmarkedPaint(pdf.content(ref))).toEqual([]);
  expect(elements.filter(({ kind }) => kind === "H1")).toHaveLength(1);
});
