import { breakBalanced, breakLines, type Line, type MeasureText, type Run } from "./line-breaking.ts";
import type { Tag, TaggedCanvas } from "./tagged-canvas.ts";
import { type Style, styles } from "./typography.ts";

/** A piece that is never split: a line, a chart, a row of a table. */
export type Box = {
  height: number;
  /** Empty space above it; none at the top of a column. */
  above: number;
  /** Whether a column may end before it. */
  breakable: boolean;
  /** A name under which contents and bookmarks find its page. */
  anchor?: string;
  paint(canvas: TaggedCanvas, x: number, y: number): void;
};

export function heightOf(boxes: readonly Box[]): number {
  return boxes.reduce((sum, { height, above }, index) => sum + height + (index > 0 ? above : 0), 0);
}

/** Several boxes that stay together. */
export function stack(boxes: readonly Box[], { above = boxes[0]?.above ?? 0, breakable = true } = {}): Box {
  return { height: heightOf(boxes), above, breakable, paint: (canvas, x, y) => paintStack(boxes, canvas, x, y) };
}

export function paintStack(boxes: readonly Box[], canvas: TaggedCanvas, x: number, y: number): void {
  let top = y;
  for (const [index, box] of boxes.entries()) {
    if (index > 0) top += box.above;
    box.paint(canvas, x, top);
    top += box.height;
  }
}

/** Boxes beside one another that stay together, each so far to the right of the one before. */
export function sideBySide(boxes: readonly Box[], step: number, { above = 0, breakable = true } = {}): Box {
  return {
    height: Math.max(...boxes.map(({ height }) => height)),
    above,
    breakable,
    paint(canvas, x, y) {
      for (const [index, box] of boxes.entries()) box.paint(canvas, x + index * step, y);
    },
  };
}

/** Keeps the first box with what stands before it. */
export function keepWithPrevious(boxes: Box[]): Box[] {
  return boxes.map((box, index) => (index === 0 ? { ...box, breakable: false } : box));
}

/** Empty space that stays between two boxes. */
export function space(height: number): Box {
  return { height, above: 0, breakable: false, paint: () => {} };
}

/** How many boxes fit into a height, ending where a column may end. */
export function countFitting(boxes: readonly Box[], height: number): number {
  let used = 0;
  let fits = 0;
  for (const [index, box] of boxes.entries()) {
    used += box.height + (index > 0 ? box.above : 0);
    if (used > height + 0.01) return fits;
    if (boxes[index + 1]?.breakable ?? true) fits = index + 1;
  }
  return fits;
}

type TextLayout = { tag: Tag; style: Style; width: number; above: number; measure: MeasureText; indent?: number };

/** A paragraph, line by line. */
export function typesetText(
  runs: readonly Run[],
  { tag, style, width, above, measure, indent = 0 }: TextLayout,
): Box[] {
  return asBoxes(breakLines(runs, style, width - indent, measure), { tag, style, above, indent, width });
}

/** A sentence in larger letters over the text it leads: its lines are of like length and stay together. */
export function typesetLead(runs: readonly Run[], { tag, style, width, above, measure }: TextLayout): Box[] {
  const boxes = asBoxes(breakBalanced(runs, style, width, measure), { tag, style, above, indent: 0, width });
  return boxes.map((box) => ({ ...box, breakable: false }));
}

/** A heading: its lines are of like length, stay together and keep what follows. */
export function typesetHeading(runs: readonly Run[], { tag, style, width, above, measure }: TextLayout): Box[] {
  const lines = breakBalanced(runs, style, width, measure);
  return asBoxes(lines, { tag, style, above, indent: 0, width }).map((box, index) => ({
    ...box,
    breakable: index === 0,
  }));
}

/** The distance between paragraphs. */
export const PARAGRAPH_GAP = styles.body.leading * 0.55;

type Look = { tag: Tag; style: Style; above: number; indent: number; width: number };

/** A paragraph leaves at least two lines behind and takes at least two along. */
function asBoxes(lines: readonly Line[], { tag, style, above, indent, width }: Look): Box[] {
  return lines.map((line, index) => ({
    height: style.leading,
    above: index === 0 ? above : 0,
    breakable: index !== 1 && (index === 0 || index !== lines.length - 1),
    paint: (canvas, x, y) => canvas.line(tag, line, x + (line.isRight ? width - line.width : indent), y),
  }));
}
