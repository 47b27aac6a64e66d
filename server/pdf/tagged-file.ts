import { type Font, openSync } from "fontkit";
import PDFDocument from "pdfkit";
import { company } from "../../site/company.ts";
import { type Locale, locales } from "../../site/locales.ts";
import { type FontName, fontFile, fontNames, sheet } from "./typography.ts";

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

const fonts = new Map<FontName, Font>();

/** Reading a font takes longer than setting a document, so all documents share them. */
function openFont(name: FontName): Font {
  const font = fonts.get(name) ?? (openSync(fontFile(name)) as Font);
  fonts.set(name, font);
  return font;
}

/** A typed text in the letters a font has: a letter it lacks loses its marks, or becomes a question mark. */
export function inLettersOf(name: FontName, text: string): string {
  const font = openFont(name);
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) as number);
  const letters = [...text.normalize("NFC").replace(/\p{Cf}/gu, "")];
  return letters.map((letter) => [letter, ...letter.normalize("NFD")].find(has) ?? "?").join("");
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
