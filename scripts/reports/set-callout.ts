import { type Box, heightOf, paintStack } from "../../server/pdf/box.ts";
import { type Tag, tagged } from "../../server/pdf/pen.ts";
import type { Ruler, Run } from "../../server/pdf/set-lines.ts";
import { setHeading, setText } from "../../server/pdf/set-text.ts";
import { colours, fullWidth, millimetres, styles } from "../../server/pdf/typography.ts";

const PADDING = millimetres(6);

/** One thing to do, on a plate of its own. */
export function setCallout(callout: { title: Run[]; runs: Run[] }, parent: Tag, ruler: Ruler): Box {
  const group = tagged("Div", parent);
  const order = { width: fullWidth - 2 * PADDING, ruler };
  const boxes = [
    ...setHeading(callout.title, { ...order, tag: tagged("H3", group), style: styles.section, above: 0 }),
    ...setText(callout.runs, { ...order, tag: tagged("P", group), style: styles.body, above: 4 }),
  ];
  const height = heightOf(boxes) + 2 * PADDING - 4;
  return {
    height,
    above: 0,
    breakable: true,
    paint(pen, x, y) {
      pen.asArtifact().roundedRect(x, y, fullWidth, height, millimetres(2)).fill(colours.sunken);
      paintStack(boxes, pen, x + PADDING, y + PADDING - 2);
    },
  };
}
