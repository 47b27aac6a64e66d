import { Pen, type Tag } from "../../server/pdf/pen.ts";
import { bytesOf } from "../../server/pdf/tagged-file.ts";
import { colours, fullWidth, sheet, styles } from "../../server/pdf/typography.ts";
import { company } from "../../site/company.ts";
import { paintBack } from "./back-page.ts";
import { paintContents } from "./contents-page.ts";
import { paintCover } from "./cover-page.ts";
import { PART_GAP, type Pages, paginate } from "./paginate.ts";
import { fillCircles } from "./points.ts";
import { openFile } from "./report-file.ts";
import type { ReportSource } from "./report-source.ts";
import { type Bookmark, bookmarksOf, setChapter, setSummary } from "./set-parts.ts";

const CONTENTS_PAGE = 2;

/** The whole report as a tagged PDF: cover, contents, summary, chapters, back. */
export async function setReport(source: ReportSource): Promise<Uint8Array> {
  const doc = openFile(source);
  const bytes = bytesOf(doc);
  const pen = new Pen(doc);
  const root: Tag = { kind: "Document" };
  const ruler = pen.width.bind(pen);
  const chapters = source.text.chapters.map((chapter, index) => setChapter(chapter, index + 1, source, root, ruler));
  const pages = paginate([setSummary(source, root, ruler), ...chapters], CONTENTS_PAGE + 1);
  const pageOf = new Map(pages.placed.flatMap(({ box, page }) => (box.anchor ? [[box.anchor, page] as const] : [])));

  paintCover(pen, source, root);
  startPage(pen, source, CONTENTS_PAGE, undefined);
  paintContents(pen, source, pageOf, root);
  paintText(pen, source, pages);
  paintBack(pen, source, root);
  addBookmarks(doc, source, pages);
  pen.end();
  return bytes;
}

function paintText(pen: Pen, source: ReportSource, { placed, headers }: Pages): void {
  let current = CONTENTS_PAGE;
  for (const { box, page, x, y } of placed) {
    if (page !== current) startPage(pen, source, page, headers.get(page));
    current = page;
    if (box.anchor) pen.doc.addNamedDestination(box.anchor, "XYZ", null, Math.max(0, y - 24), null);
    if (isLowPart(box.anchor, y)) paintRule(pen, y - PART_GAP / 2);
    box.paint(pen, x, y);
  }
}

/** A part that begins below another is set off by a row of points. */
function isLowPart(anchor: string | undefined, y: number): boolean {
  return anchor !== undefined && /^part-\w+$/.test(anchor) && y > sheet.top;
}

function paintRule(pen: Pen, y: number): void {
  const count = Math.floor(fullWidth / 6);
  const points = Array.from({ length: count + 1 }, (_, index) => ({ x: sheet.left + (index * fullWidth) / count, y }));
  fillCircles(pen.asArtifact().fillColor(colours.faint), points, 0.9);
}

/** A new page with its header and its footer, which belong to no text. */
function startPage(pen: Pen, { page }: ReportSource, number: number, header: string | undefined): void {
  pen.addPage();
  if (header) pen.text("artifact", header, styles.kicker, sheet.left, sheet.header);
  pen.text("artifact", `${company.name} · ${page.name} ${page.edition}`, styles.caption, sheet.left, sheet.footer);
  const label = String(number);
  pen.text("artifact", label, styles.caption, sheet.right - pen.width(label, styles.caption), sheet.footer);
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
