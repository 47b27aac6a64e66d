import { type Box, kept } from "../pdf/box.ts";
import { type Tag, tagged } from "../pdf/pen.ts";
import type { Ruler, Run } from "../pdf/set-lines.ts";
import { setTable } from "../pdf/set-table.ts";
import { PARAGRAPH_GAP, setHeading, setText } from "../pdf/set-text.ts";
import { fullWidth, styles } from "../pdf/typography.ts";
import { typedRuns } from "./long-words.ts";
import type { RecordSource } from "./record-source.ts";
import { setFacts } from "./set-facts.ts";

/** How much white there is: over headings, and in the rows of both tables. */
export type Spacing = { heading: number; fact: number; row: number };

/** The whole record, piece by piece. */
export function setRecord(source: RecordSource, root: Tag, ruler: Ruler, spacing: Spacing): Box[] {
  const { kind, reference, facts, packages, note, next } = source;
  const parent = tagged("Sect", root);
  const title = { tag: tagged("H1", parent), style: styles.chapter, width: fullWidth, above: 2, ruler };
  return [
    ...setText([{ text: kind }], { tag: tagged("P", parent), style: styles.kicker, width: fullWidth, above: 0, ruler }),
    ...kept(setHeading([{ text: reference }], title)),
    ...setFacts(facts, parent, ruler, spacing.fact),
    ...heading(packages.title, parent, ruler, spacing),
    ...kept(packageTable(packages, parent, ruler, spacing)),
    ...(note ? [...heading(note.title, parent, ruler, spacing), ...kept(paragraphs(note.lines, parent, ruler))] : []),
    ...heading(next.title, parent, ruler, spacing),
    ...kept(paragraphs(next.sentences, parent, ruler)),
  ];
}

function heading(text: string, parent: Tag, ruler: Ruler, { heading: above }: Spacing): Box[] {
  const order = { tag: tagged("H2", parent), style: styles.section, width: fullWidth, above, ruler };
  return setHeading([{ text }], order);
}

function packageTable({ head, rows }: RecordSource["packages"], parent: Tag, ruler: Ruler, { row }: Spacing): Box[] {
  const cells = (texts: readonly string[]): Run[][] => texts.map((text) => [{ text }]);
  const table = { align: [null, null, "right" as const], head: cells(head), rows: rows.map(cells) };
  return setTable(table, parent, ruler, row).map((box, index) => (index === 0 ? { ...box, above: 8 } : box));
}

function paragraphs(texts: readonly string[], parent: Tag, ruler: Ruler): Box[] {
  return texts.flatMap((text, index) => {
    const above = index === 0 ? 8 : PARAGRAPH_GAP;
    return setText(typedRuns(text, fullWidth, ruler), {
      tag: tagged("P", parent),
      style: styles.body,
      width: fullWidth,
      above,
      ruler,
    });
  });
}
