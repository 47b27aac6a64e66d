import PDFDocument from "pdfkit";
import { facts } from "../../copy/facts.ts";
import { type Locale, locales } from "../../site/locales.ts";
import { openFont } from "./fonts.ts";
import { breakLines, type Line, type Run } from "./line-breaking.ts";
import { fontNames, type Style, sheet } from "./typography.ts";

type Kind =
  | "Document"
  | "Sect"
  | "Div"
  | "H1"
  | "H2"
  | "H3"
  | "P"
  | "Caption"
  | "Figure"
  | "Link"
  | "Reference"
  | "Span"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Table"
  | "TR"
  | "TH"
  | "TD"
  | "TOC"
  | "TOCI";
type Options = PDFKit.Mixins.StructureElementOptions & {
  scope?: "Row" | "Column";
  bbox?: [number, number, number, number];
  attributes?: Record<string, string>;
};

/** A place in the document's structure. Its element is created when the first thing in it is drawn. */
export type Tag = { kind: Kind; parent?: Tag; options?: Options };

export function tagged(kind: Kind, parent: Tag, options?: Options): Tag {
  return { kind, parent, ...(options && { options }) };
}

type Element = PDFKit.PDFStructureElement & { dictionary: { data: Record<string, unknown> } };
type Target = { url: string } | { anchor: string };
export type Area = { x: number; y: number; width: number; height: number };

/** Draws on the pages of a document and tells for each stroke what it is a part of. */
export class TaggedCanvas {
  readonly doc: PDFKit.PDFDocument;
  readonly #elements = new Map<Tag, Element>();
  #open: Tag | "artifact" | undefined;

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
  }

  addPage(): void {
    this.#close();
    this.doc.addPage();
  }

  /** What follows belongs to the tag, until the next call of this kind. */
  beginTag(tag: Tag): PDFKit.PDFDocument {
    if (this.#open !== tag) {
      this.#close();
      this.element(tag).add(this.doc.markStructureContent(tag.kind));
      this.#open = tag;
    }
    return this.doc;
  }

  /** What follows is decoration, or repeats from page to page. */
  beginArtifact(type: "Layout" | "Pagination" = "Layout"): PDFKit.PDFDocument {
    if (this.#open !== "artifact") {
      this.#close();
      this.doc.markContent("Artifact", { type });
      this.#open = "artifact";
    }
    return this.doc;
  }

  /** Draws a line of text with its top at y. Linked words get a tag of their own inside the given one. */
  line(given: Tag | "artifact", { pieces, actual }: Line, x: number, y: number): void {
    const tag = actual !== undefined && given !== "artifact" ? tagged("Span", given, { actual }) : given;
    let left = x;
    for (const { text, style, link } of pieces) {
      const width = this.width(text, style);
      const own = link !== undefined && tag !== "artifact" ? tagged("Link", tag) : tag;
      this.text(own, text, style, left, y);
      if (link !== undefined && own !== "artifact") {
        this.link(own, { x: left, y, width, height: style.leading }, { url: link }, text.trim());
      }
      left += width;
    }
  }

  /** Draws a text line by line from y on, and returns where it ends. */
  paragraph(tag: Tag, run: Run, style: Style, { x, y, width }: Omit<Area, "height">): number {
    const lines = breakLines([run], style, width, this.width.bind(this));
    for (const [index, line] of lines.entries()) this.line(tag, line, x, y + index * style.leading);
    return y + lines.length * style.leading;
  }

  text(tag: Tag | "artifact", text: string, style: Style, x: number, top: number): void {
    this.word(tag, text, style, x, top + style.leading / 2 + style.size * 0.35);
  }

  /** Draws one text in one style on a base line. */
  word(tag: Tag | "artifact", text: string, style: Style, x: number, base: number): void {
    const doc = tag === "artifact" ? this.beginArtifact("Pagination") : this.beginTag(tag);
    const { font, size, colour, tracking = 0 } = style;
    doc.font(font, size).fillColor(colour);
    // With features given, even none, PDFKit lays words out together: those that run to the left change places.
    const whole = font === "arabic-400" ? { features: [] } : {};
    doc.text(text, x, base, { lineBreak: false, baseline: "alphabetic", characterSpacing: tracking * size, ...whole });
  }

  width(text: string, { font, size, tracking = 0 }: Style): number {
    return this.doc.font(font, size).widthOfString(text) + tracking * size * text.length;
  }

  /** Makes an area of the page active. Closes the tag: PDFKit notes the page of an annotation when its tag ends. */
  link(tag: Tag, { x, y, width, height }: Area, target: Target, contents: string): void {
    this.#close();
    const element = this.element(tag);
    // PDFKit tells strings from names by the wrapper object.
    const options = { structParent: element, Contents: new String(contents) } as object;
    if ("url" in target) this.doc.link(x, y, width, height, target.url, options);
    else this.doc.goTo(x, y, width, height, target.anchor, options);
    element.end();
  }

  /** The tag's element in the structure tree, made with its parents if it is not there yet. */
  element(tag: Tag): Element {
    const known = this.#elements.get(tag);
    if (known) return known;
    const made = this.doc.struct(tag.kind, tag.options) as Element;
    if (tag.options?.attributes) made.dictionary.data.A = tag.options.attributes;
    this.#elements.set(tag, made);
    if (tag.parent) this.element(tag.parent).add(made);
    else this.doc.addStructure(made);
    return made;
  }

  end(): void {
    this.#close();
    this.doc.end();
  }

  #close(): void {
    if (this.#open !== undefined) this.doc.endMarkedContent();
    this.#open = undefined;
  }
}

export type PdfFacts = { title: string; subject: string; locale: Locale; date: Date };

/** An empty tagged document. Its date is passed in, so that equal words make equal bytes. */
export function openTaggedPdf({ title, subject, locale, date }: PdfFacts): PDFKit.PDFDocument {
  const { name: creator, legalName } = facts(locale);
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
      Author: legalName,
      Subject: subject,
      Creator: creator,
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
