import type { Lead } from "../../domain/lead/lead.ts";
import { company } from "../../site/company.ts";
import type { Locale } from "../../site/locales.ts";
import { type Box, fitting } from "../pdf/box.ts";
import { Pen, type Tag, tagged } from "../pdf/pen.ts";
import { bytesOf, openTaggedFile } from "../pdf/tagged-file.ts";
import { sheet, styles } from "../pdf/typography.ts";
import { paintMasthead } from "./masthead.ts";
import { type RecordSource, recordSource } from "./record-source.ts";
import { type Spacing, setRecord } from "./set-record.ts";

/** The record of a completed request as a tagged PDF. */
export function quoteRecord(lead: Lead, locale: Locale): Promise<Buffer> {
  const source = recordSource(lead, locale);
  const doc = openTaggedFile(source);
  const bytes = bytesOf(doc);
  const pen = new Pen(doc);
  const root: Tag = { kind: "Document" };
  const set = (spacing: PageSpacing) => pagesOf(setRecord(source, root, pen.width.bind(pen), spacing), spacing);
  const usual = { spacing: wide, pages: set(wide) };
  const close = { spacing: narrow, pages: set(narrow) };
  const { spacing, pages } = close.pages.length === 1 && usual.pages.length > 1 ? close : usual;
  for (const [index, boxes] of pages.entries()) {
    pen.addPage();
    const isFirst = index === 0;
    if (isFirst) paintMasthead(pen, tagged("P", root));
    paintBoxes(pen, boxes, topOf(isFirst, spacing));
    paintFooter(pen, source, index + 1, pages.length);
  }
  pen.end();
  return bytes;
}

type PageSpacing = Spacing & { masthead: number };

/** A record that needs more than a page by a little is set closer, so that it needs one. */
const wide: PageSpacing = { masthead: 34, heading: 26, fact: 4, row: 5 };
const narrow: PageSpacing = { masthead: 12, heading: 15, fact: 2, row: 2.5 };

/** The first page begins below the masthead. */
function topOf(isFirst: boolean, { masthead }: PageSpacing): number {
  return isFirst ? sheet.top + masthead : sheet.top;
}

function pagesOf(boxes: readonly Box[], spacing: PageSpacing): Box[][] {
  const pages: Box[][] = [];
  for (let rest = boxes; rest.length > 0; ) {
    const count = Math.max(1, fitting(rest, sheet.bottom - topOf(pages.length === 0, spacing)));
    pages.push(rest.slice(0, count));
    rest = rest.slice(count);
  }
  return pages;
}

function paintBoxes(pen: Pen, boxes: readonly Box[], top: number): void {
  let y = top;
  for (const [index, box] of boxes.entries()) {
    if (index > 0) y += box.above;
    box.paint(pen, sheet.left, y);
    y += box.height;
  }
}

function paintFooter(pen: Pen, { reference, pageLabel }: RecordSource, number: number, count: number): void {
  const { street, postalCode, district, city } = company.address;
  const address = `${company.legalName}, ${street}, ${postalCode} ${district}/${city}`;
  const label = `${reference} · ${pageLabel(number, count)}`;
  pen.text("artifact", address, styles.caption, sheet.left, sheet.footer);
  pen.text("artifact", label, styles.caption, sheet.right - pen.width(label, styles.caption), sheet.footer);
}
