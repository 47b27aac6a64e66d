import { facts } from "../../copy/facts.ts";
import { bytesOf, openTaggedPdf, type Tag, TaggedCanvas } from "../../server/pdf/tagged-canvas.ts";
import { colours, fullWidth, sheet, styles } from "../../server/pdf/typography.ts";
import { paintContents } from "./contents-page.ts";
import { paintBack, paintCover } from "./cover-pages.ts";
import { PART_GAP, type Pages, paginate } from "./paginate.ts";
import { fillCircles } from "./points.ts";
import type { ReportSource } from "./report-source.ts";
import { type Bookmark, bookmarksOf, typesetChapter, typesetSummary } from "./typeset-parts.ts";

const CONTENTS_PAGE = 2;

/** The whole report as a tagged PDF: cover, contents, summary, chapters, back. */
export async function typesetReport(source: ReportSource): Promise<Uint8Array> {
  const doc = openReportPdf(source);
  const bytes = bytesOf(doc);
  const canvas = new TaggedCanvas(doc);
  const root: Tag = { kind: "Document" };
  const measure = canvas.width.bind(canvas);
  const chapters = source.text.chapters.map((chapter, index) =>
    typesetChapter(chapter, index + 1, source, root, measure),
  );
  const pages = paginate([typesetSummary(source, root, measure), ...chapters], CONTENTS_PAGE + 1);
  const pageOf = new Map(pages.placed.flatMap(({ box, page }) => (box.anchor ? [[box.anchor, page] as const] : [])));

  paintCover(canvas, source, root);
  startPage(canvas, source, CONTENTS_PAGE, undefined);
  paintContents(canvas, source, pageOf, root);
  paintText(canvas, source, pages);
  paintBack(canvas, source, root);
  addBookmarks(doc, source, pages);
  canvas.end();
  return bytes;
}

function paintText(canvas: TaggedCanvas, source: ReportSource, { placed, headers }: Pages): void {
  let current = CONTENTS_PAGE;
  for (const { box, page, x, y } of placed) {
    if (page !== current) startPage(canvas, source, page, headers.get(page));
    current = page;
    if (box.anchor) canvas.doc.addNamedDestination(box.anchor, "XYZ", null, Math.max(0, y - 24), null);
    if (isLowPart(box.anchor, y)) paintRule(canvas, y - PART_GAP / 2);
    box.paint(canvas, x, y);
  }
}

/** A part that begins below another is set off by a row of points. */
function isLowPart(anchor: string | undefined, y: number): boolean {
  return anchor !== undefined && /^part-\w+$/.test(anchor) && y > sheet.top;
}

function paintRule(canvas: TaggedCanvas, y: number): void {
  const count = Math.floor(fullWidth / 6);
  const points = Array.from({ length: count + 1 }, (_, index) => ({ x: sheet.left + (index * fullWidth) / count, y }));
  fillCircles(canvas.beginArtifact().fillColor(colours.faint), points, 0.9);
}

/** A new page with its header and its footer, which belong to no text. */
function startPage(
  canvas: TaggedCanvas,
  { page, locale }: ReportSource,
  number: number,
  header: string | undefined,
): void {
  canvas.addPage();
  if (header) canvas.text("artifact", header, styles.kicker, sheet.left, sheet.header);
  canvas.text(
    "artifact",
    `${facts(locale).name} · ${page.name} ${page.edition}`,
    styles.caption,
    sheet.left,
    sheet.footer,
  );
  const label = String(number);
  canvas.text("artifact", label, styles.caption, sheet.right - canvas.width(label, styles.caption), sheet.footer);
}

type Outline = { addItem(title: string, options: object): Outline };

function addBookmarks(doc: PDFKit.PDFDocument, source: ReportSource, { placed }: Pages): void {
  const places = new Map(
    placed.flatMap(({ box, page, y }) => (box.anchor ? [[box.anchor, { page, y }] as const] : [])),
  );
  const add = (parent: Outline, { title, anchor, children }: Bookmark) => {
    const { page, y } = places.get(anchor) ?? { page: 1, y: 0 };
    // PDFKit measures the left edge from the right.
    const place = { pageNumber: page - 1, fit: false, top: Math.max(0, y - 24), left: sheet.width };
    const item = parent.addItem(title, place);
    for (const child of children) add(item, child);
  };
  const outline = doc.outline as unknown as Outline;
  outline.addItem(source.copy.contents, { pageNumber: CONTENTS_PAGE - 1, fit: true });
  for (const bookmark of bookmarksOf(source)) add(outline, bookmark);
}

/** An empty report, dated as it was published. */
function openReportPdf({ page, locale, date, subtitle }: ReportSource): PDFKit.PDFDocument {
  const title = `${page.name} ${page.edition}`;
  return openTaggedPdf({ title, subject: subtitle, locale, date: new Date(`${date}T09:00:00Z`) });
}
