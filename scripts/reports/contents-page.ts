import { breakLines } from "../../server/pdf/line-breaking.ts";
import { type Tag, type TaggedCanvas, tagged } from "../../server/pdf/tagged-canvas.ts";
import { colours, fullWidth, millimetres, sheet, styles } from "../../server/pdf/typography.ts";
import { plain } from "./parse-report.ts";
import { fillCircles } from "./points.ts";
import type { ReportSource } from "./report-source.ts";
import { anchorOf } from "./typeset-parts.ts";

type Entry = { number: string; title: string; text: string; anchor: string };

const INDENT = millimetres(11);
const WIDTH = millimetres(128);
const GAP = 19;

/** The table of contents: each chapter with its page, and a line on what it holds. */
export function paintContents(
  canvas: TaggedCanvas,
  source: ReportSource,
  pageOf: Map<string, number>,
  root: Tag,
): void {
  const { copy, page } = source;
  const parent = tagged("Sect", root);
  canvas.text(tagged("H2", parent), copy.contents, styles.chapter, sheet.left - 1, sheet.top);
  const chapters = page.contents.map(({ title, text }, index) => ({
    number: String(index + 1),
    title,
    text,
    anchor: anchorOf(index + 1),
  }));
  const toc = tagged("TOC", parent);
  let y = sheet.top + styles.chapter.leading + 30;
  for (const entry of [
    { number: "", title: copy.summary, text: page.summary, anchor: anchorOf("summary") },
    ...chapters,
  ]) {
    y = paintEntry(canvas, entry, pageOf.get(entry.anchor) ?? 0, toc, y) + GAP;
  }
}

/** Returns where the entry ends. */
function paintEntry(
  canvas: TaggedCanvas,
  { number, title, text, anchor }: Entry,
  page: number,
  toc: Tag,
  top: number,
): number {
  const measure = canvas.width.bind(canvas);
  const item = tagged("TOCI", toc);
  const link = tagged("Link", tagged("Reference", item));
  const left = sheet.left + INDENT;
  if (number) canvas.text(link, `${number} `, { ...styles.entry, colour: colours.point }, sheet.left, top);
  let y = top;
  let end = left;
  for (const line of breakLines([{ text: plain(title) }], styles.entry, WIDTH, measure)) {
    canvas.line(link, line, left, y);
    end = left + line.width;
    y += styles.entry.leading;
  }
  const label = String(page);
  const right = sheet.left + fullWidth - canvas.width(label, styles.entry);
  canvas.text(link, ` ${label}`, styles.entry, right - canvas.width(" ", styles.entry), y - styles.entry.leading);
  const area = { x: sheet.left, y: top, width: fullWidth, height: y - top };
  canvas.link(link, area, { anchor }, `${plain(title)}, ${label}`);
  paintLeader(canvas, end + 8, right - 8, y - styles.entry.leading * 0.32);
  const place = { x: left, y: y + 2, width: WIDTH };
  return canvas.paragraph(tagged("P", item), { text: plain(text) }, styles.small, place) - 2;
}

function paintLeader(canvas: TaggedCanvas, from: number, to: number, y: number): void {
  const step = 5;
  const count = Math.max(0, Math.floor((to - from) / step));
  // Counted from the right, so that the leaders of all entries stand in line.
  const points = Array.from({ length: count }, (_, index) => ({ x: to - index * step, y }));
  fillCircles(canvas.beginArtifact().fillColor(colours.faint), points, 0.75);
}
