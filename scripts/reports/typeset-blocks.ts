import type { Figure } from "../../copy/schema.ts";
import {
  type Box,
  heightOf,
  keepWithPrevious,
  PARAGRAPH_GAP,
  paintStack,
  sideBySide,
  space,
  stack,
  typesetHeading,
  typesetText,
} from "../../server/pdf/box.ts";
import type { MeasureText, Run } from "../../server/pdf/line-breaking.ts";
import { typesetTable } from "../../server/pdf/table.ts";
import { type Tag, type TaggedCanvas, tagged } from "../../server/pdf/tagged-canvas.ts";
import {
  colours,
  columnWidth,
  fullWidth,
  gutter,
  millimetres,
  type Style,
  styles,
} from "../../server/pdf/typography.ts";
import type { Item } from "./paginate.ts";
import { type Block, type ListMarks, plain } from "./parse-report.ts";
import { type ChartWords, typesetChart, typesetChartPair } from "./typeset-charts.ts";

export type BlockContext = {
  parent: Tag;
  copy: ChartWords;
  measure: MeasureText;
  anchorOf: (heading: number) => string;
};

const ITEM_GAP = 20;
const HEADING_GAP = 18;
const INTRODUCTION_WIDTH = millimetres(140);

/** Blocks become items: text runs in columns, tables, callouts and pairs of charts stand between. */
export function typesetBlocks(blocks: readonly Block[], context: BlockContext): Item[] {
  const items: Item[] = [];
  let headings = 0;
  /** Boxes that wait for the block they lead to. */
  let leading: Box[] = [];
  for (const [index, block] of blocks.entries()) {
    const wide = isWide(block) || isIntroduction(blocks, index);
    if (block.kind === "heading") {
      const isOverWide = isWide(blocks[index + 1]) || isIntroduction(blocks, index + 1);
      leading = typesetSectionHeading(block.runs, isOverWide ? fullWidth : columnWidth, headings++, context);
      continue;
    }
    const boxes =
      wide && block.kind === "paragraph" ? typesetIntroduction(block.runs, context) : typesetBlock(block, context);
    const staysWithText = block.kind === "list" && blocks[index - 1]?.kind === "paragraph";
    const led = leading.length > 0 ? [...leading, ...keepWithPrevious(boxes)] : boxes;
    leading = [];
    if (isIntroduction(blocks, index)) leading = led;
    else if (block.kind === "note") append(items, "full", keepWithPrevious(led), true);
    else if (block.kind === "callout") items.push({ kind: "full", above: ITEM_GAP, boxes: led, followsText: true });
    else append(items, wide ? "full" : "columns", staysWithText ? keepWithPrevious(led) : led, !wide);
  }
  return items;
}

function append(items: Item[], kind: Item["kind"], boxes: Box[], goesOn: boolean): void {
  const last = items.at(-1);
  if (goesOn && last?.kind === kind) last.boxes.push(...boxes);
  else items.push({ kind, above: ITEM_GAP, boxes });
}

/** One paragraph that does nothing but lead to a table stands over its full width and stays with it. */
function isIntroduction(blocks: readonly Block[], index: number): boolean {
  const before = blocks[index - 1];
  const isAlone = before === undefined || before.kind === "heading" || isWide(before);
  return isAlone && blocks[index]?.kind === "paragraph" && blocks[index + 1]?.kind === "table";
}

/** A note belongs to the table above it. */
function isWide(block: Block | undefined): boolean {
  if (block?.kind === "charts") return block.charts.length > 1;
  return block?.kind === "table" || block?.kind === "callout" || block?.kind === "note";
}

function typesetBlock(block: Exclude<Block, { kind: "heading" }>, { parent, copy, measure }: BlockContext): Box[] {
  const text = { width: columnWidth, measure, above: PARAGRAPH_GAP };
  switch (block.kind) {
    case "paragraph":
      return typesetText(block.runs, { ...text, tag: tagged("P", parent), style: styles.body });
    case "list":
      return typesetList(block, parent, columnWidth, measure);
    case "table":
      return typesetTable(block, parent, measure);
    case "callout":
      return [typesetCallout(block, parent, measure)];
    case "figure":
      return [typesetFigure(block, parent, measure)];
    case "note":
      return typesetText(block.runs, { ...text, width: fullWidth, tag: tagged("P", parent), style: styles.caption });
    case "charts":
      return block.charts.length > 1
        ? [typesetChartPair(block.charts, parent, copy, measure)]
        : block.charts.map((chart) => typesetChart(chart, parent, copy, measure));
  }
}

function typesetIntroduction(runs: Run[], { parent, measure }: BlockContext): Box[] {
  const order = {
    tag: tagged("P", parent),
    style: styles.body,
    width: INTRODUCTION_WIDTH,
    above: PARAGRAPH_GAP,
    measure,
  };
  return [...keepWithPrevious(typesetText(runs, order)).map((box) => ({ ...box, breakable: false })), space(6)];
}

function typesetSectionHeading(runs: Run[], width: number, index: number, context: BlockContext): Box[] {
  const { parent, measure, anchorOf } = context;
  const order = { tag: tagged("H3", parent), style: styles.section, width, above: HEADING_GAP, measure };
  return typesetHeading(runs, order).map((box, line) => (line === 0 ? { ...box, anchor: anchorOf(index) } : box));
}

type List = { marks: ListMarks; items: Run[][] };

const INDENT = 15;
const numbering = { numbers: "Decimal", points: "Disc", boxes: "Square" } as const;
const label = { ...styles.body, font: "text-600", colour: colours.point } as const;

/** Items with a point, a number or a box to tick in front. */
function typesetList({ marks, items }: List, parent: Tag, width: number, measure: MeasureText): Box[] {
  const attributes = { O: "List", ListNumbering: numbering[marks] };
  const list = tagged("L", parent, { attributes });
  return items.flatMap((runs, index) => {
    const item = tagged("LI", list);
    const above = index === 0 ? PARAGRAPH_GAP : PARAGRAPH_GAP * 0.6;
    const labelTag = tagged("Lbl", item, marks === "boxes" ? { actual: "☐" } : undefined);
    const order = { tag: tagged("LBody", item), style: styles.body, width, above, measure, indent: INDENT };
    const [first, ...rest] = typesetText(runs, order);
    const paintMark: PaintMark = (canvas, x, y) => {
      if (marks === "boxes") paintTickBox(canvas, labelTag, x, y);
      else canvas.text(labelTag, marks === "numbers" ? `${index + 1}.` : "•", label, x, y);
    };
    return first ? [withMark(first, paintMark), ...rest] : [];
  });
}

type PaintMark = (canvas: TaggedCanvas, x: number, y: number) => void;

function withMark(box: Box, paintMark: PaintMark): Box {
  return {
    ...box,
    paint(canvas, x, y) {
      paintMark(canvas, x, y);
      box.paint(canvas, x, y);
    },
  };
}

const TICK_BOX = 7;

/** An empty square to tick on paper; our fonts have no letter for it. */
function paintTickBox(canvas: TaggedCanvas, tag: Tag, x: number, y: number): void {
  const top = y + (styles.body.leading - TICK_BOX) / 2 + 0.5;
  const doc = canvas.beginTag(tag).lineWidth(0.8).strokeColor(colours.point);
  doc.roundedRect(x + 0.5, top, TICK_BOX, TICK_BOX, 1.2).stroke();
}

const PADDING = millimetres(6);

/** One thing to do, on a plate of its own. */
function typesetCallout(callout: { title: Run[]; runs: Run[] }, parent: Tag, measure: MeasureText): Box {
  const group = tagged("Div", parent);
  const order = { width: fullWidth - 2 * PADDING, measure };
  const boxes = [
    ...typesetHeading(callout.title, { ...order, tag: tagged("H3", group), style: styles.section, above: 0 }),
    ...typesetText(callout.runs, { ...order, tag: tagged("P", group), style: styles.body, above: 4 }),
  ];
  const height = heightOf(boxes) + 2 * PADDING - 4;
  return {
    height,
    above: 0,
    breakable: true,
    paint(canvas, x, y) {
      canvas.beginArtifact().roundedRect(x, y, fullWidth, height, millimetres(2)).fill(colours.sunken);
      paintStack(boxes, canvas, x + PADDING, y + PADDING - 2);
    },
  };
}

type Look = { style: Style; width: number };

const alone: Look = { style: styles.figure, width: columnWidth };

/** A large number with what it counts. */
function typesetFigure(figure: Figure, parent: Tag, measure: MeasureText, look = alone): Box {
  const tag = tagged("P", parent);
  const number: Box = {
    height: look.style.leading,
    above: 0,
    breakable: true,
    // The space parts the number from its label when it is read aloud.
    paint: (canvas, x, y) => canvas.text(tag, `${plain(figure.value)} `, look.style, x - 2, y),
  };
  const label = typesetText([{ text: plain(figure.label) }], {
    tag,
    style: styles.small,
    width: look.width,
    above: 6,
    measure,
  });
  return stack([number, ...label], { above: 18 });
}

/** Figures side by side. */
export function typesetFigures(figures: readonly Figure[], parent: Tag, measure: MeasureText): Box {
  const width = (fullWidth - gutter * (figures.length - 1)) / figures.length;
  const boxes = figures.map((figure) =>
    typesetFigure(figure, parent, measure, { style: styles.figureInRow, width: width - 8 }),
  );
  return sideBySide(boxes, width + gutter);
}
