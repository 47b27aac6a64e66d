import { type Box, kept, stack } from "../../server/pdf/box.ts";
import { type Tag, tagged } from "../../server/pdf/pen.ts";
import type { Ruler } from "../../server/pdf/set-lines.ts";
import { setHeading, setText } from "../../server/pdf/set-text.ts";
import { fullWidth, gutter, strong, styles } from "../../server/pdf/typography.ts";
import { plain } from "./parse-inline.ts";

type Reader = { title: string; text: string };

/** For whom the report was written: a heading and readers side by side. */
export function setReaders(title: string, readers: readonly Reader[], parent: Tag, ruler: Ruler): Box[] {
  const heading = { tag: tagged("H3", parent), style: styles.section, width: fullWidth, above: 0, ruler };
  const width = (fullWidth - gutter * (readers.length - 1)) / readers.length;
  const boxes = readers.map((reader) => {
    const text = (value: string) => [{ text: plain(value) }];
    const order = { width: width - 4, ruler, above: 2 };
    return stack([
      ...setText(text(reader.title), { ...order, tag: tagged("P", parent), style: strong(styles.small) }),
      ...setText(text(reader.text), { ...order, tag: tagged("P", parent), style: styles.small }),
    ]);
  });
  const row: Box = {
    height: Math.max(...boxes.map(({ height }) => height)),
    above: 8,
    breakable: false,
    paint(pen, x, y) {
      for (const [index, box] of boxes.entries()) box.paint(pen, x + index * (width + gutter), y);
    },
  };
  return [...setHeading([{ text: title }], heading), ...kept([row])];
}
