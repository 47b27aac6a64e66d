import type { Box } from "./box.ts";
import type { Tag } from "./pen.ts";
import { type Line, type Ruler, type Run, setBalanced, setLines } from "./set-lines.ts";
import { type Style, styles } from "./typography.ts";

type Order = { tag: Tag; style: Style; width: number; above: number; ruler: Ruler; indent?: number };

/** A paragraph, line by line. */
export function setText(runs: readonly Run[], { tag, style, width, above, ruler, indent = 0 }: Order): Box[] {
  return asBoxes(setLines(runs, style, width - indent, ruler), { tag, style, above, indent, width });
}

/** A sentence in larger letters over the text it leads: its lines are of like length and stay together. */
export function setLead(runs: readonly Run[], { tag, style, width, above, ruler }: Order): Box[] {
  const boxes = asBoxes(setBalanced(runs, style, width, ruler), { tag, style, above, indent: 0, width });
  return boxes.map((box) => ({ ...box, breakable: false }));
}

/** A heading: its lines are of like length, stay together and keep what follows. */
export function setHeading(runs: readonly Run[], { tag, style, width, above, ruler }: Order): Box[] {
  const lines = setBalanced(runs, style, width, ruler);
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
    paint: (pen, x, y) => pen.line(tag, line, x + (line.isRight ? width - line.width : indent), y),
  }));
}
