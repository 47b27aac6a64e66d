import { type Pen, type Tag, tagged } from "../../server/pdf/pen.ts";
import { setLines } from "../../server/pdf/set-lines.ts";
import { colours, fullWidth, millimetres, sheet, styles } from "../../server/pdf/typography.ts";
import { plain } from "./parse-inline.ts";
import { fillCircles } from "./points.ts";
import type { ReportSource } from "./report-source.ts";
import { anchorOf } from "./set-parts.ts";

type Entry = { number: string; title: string; text: string; anchor: string };

const INDENT = millimetres(11);
const WIDTH = millimetres(128);
const GAP = 19;

/** The table of contents: each chapter with its page, and a line on what it holds. */
export function paintContents(pen: Pen, source: ReportSource, pageOf: Map<string, number>, root: Tag): void {
  const { copy, page } = source;
  const parent = tagged("Sect", root);
  pen.text(tagged("H2", parent), copy.contents, styles.chapter, sheet.left - 1, sheet.top);
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
    y = paintEntry(pen, entry, pageOf.get(entry.anchor) ?? 0, toc, y) + GAP;
  }
}

/** Answers where the entry ends. */
function paintEntry(pen: Pen, { number, title, text, anchor }: Entry, page: number, toc: Tag, top: number): number {
  const ruler = pen.width.bind(pen);
  const item = tagged("TOCI", toc);
  const link = tagged("Link", tagged("Reference", item));
  const left = sheet.left + INDENT;
  if (number) pen.text(link, `${number} `, { ...styles.entry, colour: colours.point }, sheet.left, top);
  let y = top;
  let end = left;
  for (const line of setLines([{ text: plain(title) }], styles.entry, WIDTH, ruler)) {
    pen.line(link, line, left, y);
    end = left + line.width;
    y += styles.entry.leading;
  }
  const label = String(page);
  const right = sheet.left + fullWidth - pen.width(label, styles.entry);
  pen.text(link, ` ${label}`, styles.entry, right - pen.width(" ", styles.entry), y - styles.entry.leading);
  const area = { x: sheet.left, y: top, width: fullWidth, height: y - top };
  pen.link(link, area, { anchor }, `${plain(title)}, ${label}`);
  paintLeader(pen, end + 8, right - 8, y - styles.entry.leading * 0.32);
  const description = tagged("P", item);
  for (const line of setLines([{ text: plain(text) }], styles.small, WIDTH, ruler)) {
    pen.line(description, line, left, y + 2);
    y += styles.small.leading;
  }
  return y;
}

function paintLeader(pen: Pen, from: number, to: number, y: number): void {
  const step = 5;
  const count = Math.max(0, Math.floor((to - from) / step));
  // Counted from the right, so that the leaders of all entries stand in line.
  const points = Array.from({ length: count }, (_, index) => ({ x: to - index * step, y }));
  fillCircles(pen.asArtifact().fillColor(colours.faint), points, 0.75);
}
