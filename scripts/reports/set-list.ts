import type { Box } from "../../server/pdf/box.ts";
import { type Tag, tagged } from "../../server/pdf/pen.ts";
import type { Ruler, Run } from "../../server/pdf/set-lines.ts";
import { PARAGRAPH_GAP, setText } from "../../server/pdf/set-text.ts";
import { colours, styles } from "../../server/pdf/typography.ts";

type List = { ordered: boolean; items: Run[][] };

const INDENT = 15;
const label = { ...styles.body, font: "text-600", colour: colours.point } as const;

/** Items with a point or a number in front. */
export function setList({ ordered, items }: List, parent: Tag, width: number, ruler: Ruler): Box[] {
  const attributes = { O: "List", ListNumbering: ordered ? "Decimal" : "Disc" };
  const list = tagged("L", parent, { attributes });
  return items.flatMap((runs, index) => {
    const item = tagged("LI", list);
    const mark = ordered ? `${index + 1}.` : "•";
    const above = index === 0 ? PARAGRAPH_GAP : PARAGRAPH_GAP * 0.6;
    const labelTag = tagged("Lbl", item);
    const order = { tag: tagged("LBody", item), style: styles.body, width, above, ruler, indent: INDENT };
    const [first, ...rest] = setText(runs, order);
    return first ? [withLabel(first, labelTag, mark), ...rest] : [];
  });
}

function withLabel(box: Box, tag: Tag, mark: string): Box {
  return {
    ...box,
    paint(pen, x, y) {
      pen.text(tag, mark, label, x, y);
      box.paint(pen, x, y);
    },
  };
}
