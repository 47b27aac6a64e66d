import type { Box } from "../pdf/box.ts";
import { type Tag, tagged } from "../pdf/pen.ts";
import { type Ruler, setLines } from "../pdf/set-lines.ts";
import { colours, fullWidth, millimetres, styles } from "../pdf/typography.ts";
import { typedRuns } from "./long-words.ts";

const LABEL_WIDTH = millimetres(48);

type Facts = readonly (readonly [label: string, value: string])[];

/** Labels and values side by side, a line below each. */
export function setFacts(facts: Facts, parent: Tag, ruler: Ruler, padding: number): Box[] {
  const table = tagged("Table", parent);
  const width = fullWidth - LABEL_WIDTH;
  return facts.map(([label, value], index) => {
    const row = tagged("TR", table);
    const head = tagged("TH", row, { scope: "Row" });
    const cell = tagged("TD", row);
    const lines = setLines(typedRuns(value, width, ruler), styles.body, width, ruler);
    const height = Math.max(1, lines.length) * styles.body.leading + 2 * padding;
    return {
      height,
      above: index === 0 ? 14 : 0,
      breakable: true,
      paint(pen, x, y) {
        pen.text(head, label, { ...styles.body, colour: colours.ink3 }, x, y + padding);
        pen.element(cell);
        for (const [at, line] of lines.entries()) {
          pen.line(cell, line, x + LABEL_WIDTH, y + padding + at * styles.body.leading);
        }
        const doc = pen.asArtifact().lineWidth(0.5).strokeColor(colours.line);
        doc
          .moveTo(x, y + height)
          .lineTo(x + fullWidth, y + height)
          .stroke();
      },
    } satisfies Box;
  });
}
