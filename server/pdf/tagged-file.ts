import PDFDocument from "pdfkit";
import { company } from "../../site/company.ts";
import { type Locale, locales } from "../../site/locales.ts";
import { openFont } from "./open-font.ts";
import { fontNames, sheet } from "./typography.ts";

export type FileFacts = { title: string; subject: string; locale: Locale; date: Date };

/** An empty tagged document. Its date is passed in, so that equal words make equal bytes. */
export function openTaggedFile({ title, subject, locale, date }: FileFacts): PDFKit.PDFDocument {
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
      Title: title,
      Author: company.legalName,
      Subject: subject,
      Creator: company.name,
      CreationDate: date,
      ModDate: date,
    },
  });
  for (const name of fontNames) doc.registerFont(name, openFont(name) as never);
  return doc;
}

/** The bytes of a document, once it has ended. */
export function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
}
