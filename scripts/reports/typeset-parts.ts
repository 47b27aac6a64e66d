import {
  type Box,
  PARAGRAPH_GAP,
  sideBySide,
  stack,
  typesetHeading,
  typesetLead,
  typesetText,
} from "../../server/pdf/box.ts";
import { type MeasureText, type Run, words } from "../../server/pdf/line-breaking.ts";
import { type Tag, tagged } from "../../server/pdf/tagged-canvas.ts";
import { fullWidth, gutter, millimetres, strong, styles } from "../../server/pdf/typography.ts";
import type { Part } from "./paginate.ts";
import { type Block, type Chapter, plain } from "./parse-report.ts";
import type { ReportSource } from "./report-source.ts";
import { type BlockContext, typesetBlocks, typesetFigures } from "./typeset-blocks.ts";

export type Bookmark = { title: string; anchor: string; children: Bookmark[] };

/** The name under which a part of the text is found. */
export function anchorOf(part: number | "summary", heading?: number): string {
  return heading === undefined ? `part-${part}` : `part-${part}-${heading}`;
}

/** The summary: what the report holds, in three numbers and a few words, and for whom it was written. */
export function typesetSummary({ text, page, copy }: ReportSource, root: Tag, measure: MeasureText): Part {
  const parent = tagged("Sect", root);
  const title = { tag: tagged("H2", parent), style: styles.chapter, width: fullWidth, above: 0, measure };
  const note = { tag: tagged("P", parent), style: styles.caption, width: fullWidth, above: PARAGRAPH_GAP, measure };
  const context = { parent, copy, measure, anchorOf: (heading: number) => anchorOf("summary", heading) };
  const [head, ...more] = typesetHeading([{ text: copy.summary }], title);
  const { lead, rest } = withLead(text.summary);
  const opening = [{ ...(head as Box), anchor: anchorOf("summary") }, ...more, ...leadBoxes(lead, parent, measure)];
  return {
    anchor: anchorOf("summary"),
    header: copy.summary,
    items: [
      { kind: "full", above: 0, boxes: opening },
      { kind: "full", above: 26, boxes: [typesetFigures(page.figures, parent, measure)] },
      ...typesetBlocks(rest, context),
      { kind: "full", above: 16, boxes: typesetText([{ text: copy.note }], note) },
      { kind: "full", above: 26, boxes: typesetReaders(copy.audience, page.audience, parent, measure) },
    ],
  };
}

/** A chapter: number and title, a leading sentence, then its text. */
export function typesetChapter(
  chapter: Chapter,
  number: number,
  { copy }: ReportSource,
  root: Tag,
  measure: MeasureText,
): Part {
  const parent = tagged("Sect", root);
  const context: BlockContext = { parent, copy, measure, anchorOf: (heading) => anchorOf(number, heading) };
  const { lead, rest } = withLead(chapter.blocks);
  const head = chapterHead(copy.chapter.replace("#", String(number)), chapter.title, parent, measure);
  return {
    anchor: anchorOf(number),
    header: `${number} · ${chapter.title}`,
    items: [
      { kind: "full", above: 0, boxes: [{ ...head, anchor: anchorOf(number) }, ...leadBoxes(lead, parent, measure)] },
      ...typesetBlocks(rest, context),
    ],
  };
}

/** The first paragraph of a part leads it, in larger letters. */
function withLead(blocks: readonly Block[]): { lead: Run[] | undefined; rest: readonly Block[] } {
  const [first, ...rest] = blocks;
  return first?.kind === "paragraph" ? { lead: first.runs, rest } : { lead: undefined, rest: blocks };
}

function chapterHead(kicker: string, title: string, parent: Tag, measure: MeasureText): Box {
  const tag = tagged("H2", parent);
  const lines = typesetHeading([{ text: title }], {
    tag,
    style: styles.chapter,
    width: fullWidth * 0.86,
    above: 0,
    measure,
  });
  const gap = 4;
  return {
    height: styles.kicker.leading + gap + lines.length * styles.chapter.leading,
    above: 0,
    breakable: true,
    paint(canvas, x, y) {
      canvas.text(tag, `${kicker} `, styles.kicker, x, y);
      for (const [index, line] of lines.entries()) {
        line.paint(canvas, x - 1, y + styles.kicker.leading + gap + index * styles.chapter.leading);
      }
    },
  };
}

function leadBoxes(runs: Run[] | undefined, parent: Tag, measure: MeasureText): Box[] {
  if (!runs) return [];
  return typesetLead(runs, {
    tag: tagged("P", parent),
    style: styles.lead,
    width: millimetres(140),
    above: 10,
    measure,
  });
}

/** What the bookmarks list: parts, and the sections of each chapter. */
export function bookmarksOf({ text, copy }: ReportSource): Bookmark[] {
  const chapters = text.chapters.map((chapter, index) => ({
    title: plain(`${index + 1}. ${chapter.title}`),
    anchor: anchorOf(index + 1),
    children: chapter.blocks
      .filter((block) => block.kind === "heading")
      .map((block, heading) => ({ title: words(block.runs), anchor: anchorOf(index + 1, heading), children: [] })),
  }));
  return [{ title: copy.summary, anchor: anchorOf("summary"), children: [] }, ...chapters];
}

type Reader = { title: string; text: string };

/** For whom the report was written: a heading and readers side by side. */
function typesetReaders(title: string, readers: readonly Reader[], parent: Tag, measure: MeasureText): Box[] {
  const heading = { tag: tagged("H3", parent), style: styles.section, width: fullWidth, above: 0, measure };
  const width = (fullWidth - gutter * (readers.length - 1)) / readers.length;
  const boxes = readers.map((reader) => {
    const text = (value: string) => [{ text: plain(value) }];
    const order = { width: width - 4, measure, above: 2 };
    return stack([
      ...typesetText(text(reader.title), { ...order, tag: tagged("P", parent), style: strong(styles.small) }),
      ...typesetText(text(reader.text), { ...order, tag: tagged("P", parent), style: styles.small }),
    ]);
  });
  const row = sideBySide(boxes, width + gutter, { above: 8, breakable: false });
  return [...typesetHeading([{ text: title }], heading), row];
}
