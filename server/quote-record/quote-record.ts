import { facts } from "../../copy/facts.ts";
import type { Lead } from "../../domain/lead/lead.ts";
import { brandBand, MARK_SIZE, markPoints } from "../../site/brand.ts";
import type { Locale } from "../../site/locales.ts";
import { type Box, countFitting, paintStack } from "../pdf/box.ts";
import { bytesOf, openTaggedPdf, type Tag, TaggedCanvas, tagged } from "../pdf/tagged-canvas.ts";
import { millimetres, sheet, styles } from "../pdf/typography.ts";
import { type RecordContent, recordContent } from "./record-content.ts";
import { type Spacing, typesetRecord } from "./typeset-record.ts";

/** The record of a completed request as a tagged PDF. */
export function quoteRecord(lead: Lead, locale: Locale): Promise<Buffer> {
  const source = recordContent(lead, locale);
  const doc = openTaggedPdf(source);
  const bytes = bytesOf(doc);
  const canvas = new TaggedCanvas(doc);
  const root: Tag = { kind: "Document" };
  const typeset = (spacing: PageSpacing) =>
    pagesOf(typesetRecord(source, root, canvas.width.bind(canvas), spacing), spacing);
  const usual = { spacing: wide, pages: typeset(wide) };
  const close = { spacing: narrow, pages: typeset(narrow) };
  const { spacing, pages } = close.pages.length === 1 && usual.pages.length > 1 ? close : usual;
  for (const [index, boxes] of pages.entries()) {
    canvas.addPage();
    const isFirst = index === 0;
    if (isFirst) paintBrandBand(canvas, tagged("P", root), locale);
    paintStack(boxes, canvas, sheet.left, topOf(isFirst, spacing));
    paintFooter(canvas, source, index + 1, pages.length);
  }
  canvas.end();
  return bytes;
}

type PageSpacing = Spacing & { band: number };

/** A record that needs more than a page by a little is typeset closer, so that it needs one. */
const wide: PageSpacing = { band: 34, heading: 26, fact: 4, row: 5 };
const narrow: PageSpacing = { band: 12, heading: 15, fact: 2, row: 2.5 };

/** The first page begins below the band. */
function topOf(isFirst: boolean, { band }: PageSpacing): number {
  return isFirst ? sheet.top + band : sheet.top;
}

function pagesOf(boxes: readonly Box[], spacing: PageSpacing): Box[][] {
  const pages: Box[][] = [];
  for (let rest = boxes; rest.length > 0; ) {
    const count = Math.max(1, countFitting(rest, sheet.bottom - topOf(pages.length === 0, spacing)));
    pages.push(rest.slice(0, count));
    rest = rest.slice(count);
  }
  return pages;
}

function paintFooter(
  canvas: TaggedCanvas,
  { reference, pageLabel, locale }: RecordContent,
  number: number,
  count: number,
): void {
  const { legalName, offices } = facts(locale);
  const { street, postalCode, district, city } = offices.headquarters;
  const address = `${legalName}, ${street}, ${postalCode} ${district}/${city}`;
  const label = `${reference} · ${pageLabel(number, count)}`;
  canvas.text("artifact", address, styles.caption, sheet.left, sheet.footer);
  canvas.text("artifact", label, styles.caption, sheet.right - canvas.width(label, styles.caption), sheet.footer);
}

const HEIGHT = millimetres(22);

/** The dark band that our mails begin with too: the mark and the name. */
export function paintBrandBand(canvas: TaggedCanvas, tag: Tag, locale: Locale): void {
  const doc = canvas.beginArtifact();
  doc.rect(-4, -4, sheet.width + 8, HEIGHT + 4).fill(brandBand.background);
  for (const { x, y, radius, warm } of markPoints) {
    const top = (HEIGHT - MARK_SIZE) / 2;
    doc.circle(sheet.left + x, top + y, radius).fill(brandBand.points[warm ? "warm" : "cold"]);
  }
  canvas.text(
    tag,
    facts(locale).name.toLowerCase(),
    styles.wordmark,
    sheet.left + MARK_SIZE + 8,
    HEIGHT / 2 - styles.wordmark.leading / 2 - 1,
  );
}
