import { type Box, keepWithPrevious, PARAGRAPH_GAP, typesetHeading, typesetText } from "../pdf/box.ts";
import { runsByFont } from "../pdf/fonts.ts";
import { breakLines, type MeasureText, type Run } from "../pdf/line-breaking.ts";
import { typesetTable } from "../pdf/table.ts";
import { type Tag, tagged } from "../pdf/tagged-canvas.ts";
import { colours, fullWidth, millimetres, type Style, styles } from "../pdf/typography.ts";
import type { RecordContent } from "./record-content.ts";

/** How much empty space there is: over headings, and in the rows of both tables. */
export type Spacing = { heading: number; fact: number; row: number };

/** The whole record, piece by piece. */
export function typesetRecord(source: RecordContent, root: Tag, measure: MeasureText, spacing: Spacing): Box[] {
  const { kind, reference, facts, packages, note, next } = source;
  const parent = tagged("Sect", root);
  const title = { tag: tagged("H1", parent), style: styles.chapter, width: fullWidth, above: 2, measure };
  return [
    ...typesetText([{ text: kind }], {
      tag: tagged("P", parent),
      style: styles.kicker,
      width: fullWidth,
      above: 0,
      measure,
    }),
    ...keepWithPrevious(typesetHeading([{ text: reference }], title)),
    ...typesetFacts(facts, parent, measure, spacing.fact),
    ...heading(packages.title, parent, measure, spacing),
    ...keepWithPrevious(packageTable(packages, parent, measure, spacing)),
    ...(note
      ? [...heading(note.title, parent, measure, spacing), ...keepWithPrevious(paragraphs(note.lines, parent, measure))]
      : []),
    ...heading(next.title, parent, measure, spacing),
    ...keepWithPrevious(paragraphs(next.sentences, parent, measure)),
  ];
}

function heading(text: string, parent: Tag, measure: MeasureText, { heading: above }: Spacing): Box[] {
  const order = { tag: tagged("H2", parent), style: styles.section, width: fullWidth, above, measure };
  return typesetHeading([{ text }], order);
}

function packageTable(
  { head, rows }: RecordContent["packages"],
  parent: Tag,
  measure: MeasureText,
  { row }: Spacing,
): Box[] {
  const cells = (texts: readonly string[]): Run[][] => texts.map((text) => [{ text }]);
  const table = { align: [null, null, "right" as const], head: cells(head), rows: rows.map(cells) };
  return typesetTable(table, parent, measure, row).map((box, index) => (index === 0 ? { ...box, above: 8 } : box));
}

function paragraphs(texts: readonly string[], parent: Tag, measure: MeasureText): Box[] {
  return texts.flatMap((text, index) => {
    const above = index === 0 ? 8 : PARAGRAPH_GAP;
    return typesetText(typedRuns(text, fullWidth, measure), {
      tag: tagged("P", parent),
      style: styles.body,
      width: fullWidth,
      above,
      measure,
    });
  });
}

const LABEL_WIDTH = millimetres(48);

type Facts = readonly (readonly [label: string, value: string])[];

/** Labels and values side by side, a line below each. */
function typesetFacts(facts: Facts, parent: Tag, measure: MeasureText, padding: number): Box[] {
  const table = tagged("Table", parent);
  const width = fullWidth - LABEL_WIDTH;
  return facts.map(([label, value], index) => {
    const row = tagged("TR", table);
    const head = tagged("TH", row, { scope: "Row" });
    const cell = tagged("TD", row);
    const lines = breakLines(typedRuns(value, width, measure), styles.body, width, measure);
    const height = Math.max(1, lines.length) * styles.body.leading + 2 * padding;
    return {
      height,
      above: index === 0 ? 14 : 0,
      breakable: true,
      paint(canvas, x, y) {
        canvas.text(head, label, { ...styles.body, colour: colours.ink3 }, x, y + padding);
        canvas.element(cell);
        for (const [at, line] of lines.entries()) {
          canvas.line(cell, line, x + LABEL_WIDTH, y + padding + at * styles.body.leading);
        }
        const doc = canvas.beginArtifact().lineWidth(0.5).strokeColor(colours.line);
        doc
          .moveTo(x, y + height)
          .lineTo(x + fullWidth, y + height)
          .stroke();
      },
    } satisfies Box;
  });
}

/** What a visitor typed, in words that all fit into a width: lines break at spaces alone, and people type what they like. */
function typedRuns(text: string, width: number, measure: MeasureText): Run[] {
  const measureRuns: MeasureText = (part, style) =>
    runsByFont(part).reduce((sum, { text: own, font = style.font }) => sum + measure(own, { ...style, font }), 0);
  const words = text
    .split(" ")
    .flatMap((word) =>
      measureRuns(word, styles.body) <= width ? word : partsOf(word, styles.body, width, measureRuns),
    );
  return runsByFont(words.join(" "));
}

/** Letter by letter: measuring ever longer parts would take long for a word of thousands of letters. */
function partsOf(word: string, style: Style, width: number, measure: MeasureText): string[] {
  const parts: string[] = [];
  let used = Infinity;
  for (const letter of word) {
    used += measure(letter, style);
    if (used <= width) {
      parts[parts.length - 1] += letter;
    } else {
      parts.push(letter);
      used = measure(letter, style);
    }
  }
  return parts;
}
