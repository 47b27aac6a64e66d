import type { Box } from "../../server/pdf/box.ts";
import { type Tag, tagged } from "../../server/pdf/pen.ts";
import { type Ruler, type Run, words } from "../../server/pdf/set-lines.ts";
import { PARAGRAPH_GAP, setHeading, setLead, setText } from "../../server/pdf/set-text.ts";
import { fullWidth, millimetres, styles } from "../../server/pdf/typography.ts";
import type { Part } from "./flow.ts";
import type { Block, Chapter } from "./manuscript.ts";
import { plain } from "./parse-inline.ts";
import type { ReportSource } from "./report-source.ts";
import { type Setting, setBlocks } from "./set-blocks.ts";
import { setFigures } from "./set-figures.ts";
import { setReaders } from "./set-readers.ts";

export type Bookmark = { title: string; anchor: string; children: Bookmark[] };

/** The name under which a part of the text is found. */
export function anchorOf(part: number | "summary", heading?: number): string {
  return heading === undefined ? `part-${part}` : `part-${part}-${heading}`;
}

/** The summary: what the report found, in three numbers and a few words, and for whom it was written. */
export function setSummary({ text, page, copy }: ReportSource, root: Tag, ruler: Ruler): Part {
  const parent = tagged("Sect", root);
  const title = { tag: tagged("H2", parent), style: styles.chapter, width: fullWidth, above: 0, ruler };
  const note = { tag: tagged("P", parent), style: styles.caption, width: fullWidth, above: PARAGRAPH_GAP, ruler };
  const setting = { parent, copy, ruler, anchorOf: (heading: number) => anchorOf("summary", heading) };
  const [head, ...more] = setHeading([{ text: copy.summary }], title);
  const { lead, rest } = withLead(text.summary);
  const opening = [{ ...(head as Box), anchor: anchorOf("summary") }, ...more, ...leadBoxes(lead, parent, ruler)];
  return {
    anchor: anchorOf("summary"),
    header: copy.summary,
    items: [
      { kind: "full", above: 0, boxes: opening },
      { kind: "full", above: 26, boxes: [setFigures(page.figures, parent, ruler)] },
      ...setBlocks(rest, setting),
      { kind: "full", above: 16, boxes: setText([{ text: copy.note }], note) },
      { kind: "full", above: 26, boxes: setReaders(copy.audience, page.audience, parent, ruler) },
    ],
  };
}

/** A chapter: number and title, a leading sentence, then its text. */
export function setChapter(chapter: Chapter, number: number, { copy }: ReportSource, root: Tag, ruler: Ruler): Part {
  const parent = tagged("Sect", root);
  const setting: Setting = { parent, copy, ruler, anchorOf: (heading) => anchorOf(number, heading) };
  const { lead, rest } = withLead(chapter.blocks);
  const head = chapterHead(copy.chapter.replace("#", String(number)), chapter.title, parent, ruler);
  return {
    anchor: anchorOf(number),
    header: `${number} · ${chapter.title}`,
    items: [
      { kind: "full", above: 0, boxes: [{ ...head, anchor: anchorOf(number) }, ...leadBoxes(lead, parent, ruler)] },
      ...setBlocks(rest, setting),
    ],
  };
}

/** The first paragraph of a part leads it, in larger letters. */
function withLead(blocks: readonly Block[]): { lead: Run[] | undefined; rest: readonly Block[] } {
  const [first, ...rest] = blocks;
  return first?.kind === "paragraph" ? { lead: first.runs, rest } : { lead: undefined, rest: blocks };
}

function chapterHead(kicker: string, title: string, parent: Tag, ruler: Ruler): Box {
  const tag = tagged("H2", parent);
  const lines = setHeading([{ text: title }], { tag, style: styles.chapter, width: fullWidth * 0.86, above: 0, ruler });
  const gap = 4;
  return {
    height: styles.kicker.leading + gap + lines.length * styles.chapter.leading,
    above: 0,
    breakable: true,
    paint(pen, x, y) {
      pen.text(tag, `${kicker} `, styles.kicker, x, y);
      for (const [index, line] of lines.entries()) {
        line.paint(pen, x - 1, y + styles.kicker.leading + gap + index * styles.chapter.leading);
      }
    },
  };
}

function leadBoxes(runs: Run[] | undefined, parent: Tag, ruler: Ruler): Box[] {
  if (!runs) return [];
  return setLead(runs, { tag: tagged("P", parent), style: styles.lead, width: millimetres(140), above: 10, ruler });
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
