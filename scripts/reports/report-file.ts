import { type Font, openSync } from "fontkit";
import PDFDocument from "pdfkit";
import { company } from "../../site/company.ts";
import { locales } from "../../site/locales.ts";
import type { ReportSource } from "./report-source.ts";
import { type FontName, fontFile, fontNames, sheet } from "./typography.ts";

/** An empty tagged document. Its date is the report's, so that equal words make equal bytes. */
export function openFile({ page, locale, date, subtitle }: ReportSource): PDFKit.PDFDocument {
  const published = new Date(`${date}T09:00:00Z`);
  const doc = new PDFDocument({
    pdfVersion: "1.7",
    // The types of the package do not know this subset yet.
    subset: "PDF/UA" as never,
    tagged: true,
    lang: locales[locale].iso,
    displayTitle: true,
    autoFirstPage: false,
    size: [sheet.width, sheet.height],
    margin: 0,
    // None yet: PDFKit's own default is not embedded.
    font: "",
    info: {
      Title: `${page.name} ${page.edition}`,
      Author: company.legalName,
      Subject: subtitle,
      Creator: company.name,
      CreationDate: published,
      ModDate: published,
    },
  });
  for (const name of fontNames) doc.registerFont(name, openFont(name) as never);
  return doc;
}

const fonts = new Map<FontName, Font>();

/** Reading a font takes longer than setting a report, so all reports share them. */
function openFont(name: FontName): Font {
  const font = fonts.get(name) ?? (openSync(fontFile(name)) as Font);
  fonts.set(name, font);
  return font;
}

/** The bytes of a document, once it has ended. */
export function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
}
