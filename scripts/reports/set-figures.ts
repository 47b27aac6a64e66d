import type { Figure } from "../../content/schema.ts";
import { type Box, stack } from "../../server/pdf/box.ts";
import { type Tag, tagged } from "../../server/pdf/pen.ts";
import type { Ruler } from "../../server/pdf/set-lines.ts";
import { setText } from "../../server/pdf/set-text.ts";
import { columnWidth, fullWidth, gutter, type Style, styles } from "../../server/pdf/typography.ts";
import { plain } from "./parse-inline.ts";

type Look = { style: Style; width: number };

const alone: Look = { style: styles.figure, width: columnWidth };

/** A large number with what it counts. */
export function setFigure(figure: Figure, parent: Tag, ruler: Ruler, look = alone): Box {
  const tag = tagged("P", parent);
  const number: Box = {
    height: look.style.leading,
    above: 0,
    breakable: true,
    // The space parts the number from its label when it is read aloud.
    paint: (pen, x, y) => pen.text(tag, `${plain(figure.value)} `, look.style, x - 2, y),
  };
  const label = setText([{ text: plain(figure.label) }], {
    tag,
    style: styles.small,
    width: look.width,
    above: 6,
    ruler,
  });
  return stack([number, ...label], { above: 18 });
}

/** Figures side by side. */
export function setFigures(figures: readonly Figure[], parent: Tag, ruler: Ruler): Box {
  const width = (fullWidth - gutter * (figures.length - 1)) / figures.length;
  const boxes = figures.map((figure) =>
    setFigure(figure, parent, ruler, { style: styles.figureInRow, width: width - 8 }),
  );
  return {
    height: Math.max(...boxes.map(({ height }) => height)),
    above: 0,
    breakable: true,
    paint(pen, x, y) {
      for (const [index, box] of boxes.entries()) box.paint(pen, x + index * (width + gutter), y);
    },
  };
}
