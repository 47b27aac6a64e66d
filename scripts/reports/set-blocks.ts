import { type Box, kept, space } from "../../server/pdf/box.ts";
import { type Tag, tagged } from "../../server/pdf/pen.ts";
import type { Ruler, Run } from "../../server/pdf/set-lines.ts";
import { setTable } from "../../server/pdf/set-table.ts";
import { PARAGRAPH_GAP, setHeading, setText } from "../../server/pdf/set-text.ts";
import { columnWidth, fullWidth, millimetres, styles } from "../../server/pdf/typography.ts";
import type { Item } from "./flow.ts";
import type { Block } from "./manuscript.ts";
import { setCallout } from "./set-callout.ts";
import { type ChartWords, setChart, setChartPair } from "./set-charts.ts";
import { setFigure } from "./set-figures.ts";
import { setList } from "./set-list.ts";

export type Setting = { parent: Tag; copy: ChartWords; ruler: Ruler; anchorOf: (heading: number) => string };

const ITEM_GAP = 20;
const HEADING_GAP = 18;
const INTRODUCTION_WIDTH = millimetres(140);

/** Blocks become items: text runs in columns, tables, callouts and pairs of charts stand between. */
export function setBlocks(blocks: readonly Block[], setting: Setting): Item[] {
  const items: Item[] = [];
  let headings = 0;
  /** Boxes that wait for the block they lead to. */
  let leading: Box[] = [];
  for (const [index, block] of blocks.entries()) {
    const wide = isWide(block) || isIntroduction(blocks, index);
    if (block.kind === "heading") {
      const isOverWide = isWide(blocks[index + 1]) || isIntroduction(blocks, index + 1);
      leading = setSectionHeading(block.runs, isOverWide ? fullWidth : columnWidth, headings++, setting);
      continue;
    }
    const boxes = wide && block.kind === "paragraph" ? setIntroduction(block.runs, setting) : setBlock(block, setting);
    const staysWithText = block.kind === "list" && blocks[index - 1]?.kind === "paragraph";
    const led = leading.length > 0 ? [...leading, ...kept(boxes)] : boxes;
    leading = [];
    if (isIntroduction(blocks, index)) leading = led;
    else if (block.kind === "note") append(items, "full", kept(led), true);
    else if (block.kind === "callout") items.push({ kind: "full", above: ITEM_GAP, boxes: led, followsText: true });
    else append(items, wide ? "full" : "columns", staysWithText ? kept(led) : led, !wide);
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

function setBlock(block: Exclude<Block, { kind: "heading" }>, { parent, copy, ruler }: Setting): Box[] {
  const text = { width: columnWidth, ruler, above: PARAGRAPH_GAP };
  switch (block.kind) {
    case "paragraph":
      return setText(block.runs, { ...text, tag: tagged("P", parent), style: styles.body });
    case "list":
      return setList(block, parent, columnWidth, ruler);
    case "table":
      return setTable(block, parent, ruler);
    case "callout":
      return [setCallout(block, parent, ruler)];
    case "figure":
      return [setFigure(block, parent, ruler)];
    case "note":
      return setText(block.runs, { ...text, width: fullWidth, tag: tagged("P", parent), style: styles.caption });
    case "charts":
      return block.charts.length > 1
        ? [setChartPair(block.charts, parent, copy, ruler)]
        : block.charts.map((chart) => setChart(chart, parent, copy, ruler));
  }
}

function setIntroduction(runs: Run[], { parent, ruler }: Setting): Box[] {
  const order = {
    tag: tagged("P", parent),
    style: styles.body,
    width: INTRODUCTION_WIDTH,
    above: PARAGRAPH_GAP,
    ruler,
  };
  return [...kept(setText(runs, order)).map((box) => ({ ...box, breakable: false })), space(6)];
}

function setSectionHeading(runs: Run[], width: number, index: number, setting: Setting): Box[] {
  const { parent, ruler, anchorOf } = setting;
  const order = { tag: tagged("H3", parent), style: styles.section, width, above: HEADING_GAP, ruler };
  return setHeading(runs, order).map((box, line) => (line === 0 ? { ...box, anchor: anchorOf(index) } : box));
}
