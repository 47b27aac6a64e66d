import type { Box } from "./box.ts";
import { breakLines, type Line, type MeasureText, type Run, words } from "./line-breaking.ts";
import { type Tag, type TaggedCanvas, tagged } from "./tagged-canvas.ts";
import { colours, fullWidth, type Style, styles } from "./typography.ts";

type Table = { align: ("right" | null)[]; head: Run[][]; rows: Run[][][] };
type Cell = { tag: Tag; lines: Line[]; x: number; width: number; style: Style; right: boolean; blank: boolean };

const PADDING = 5;
const GAP = 14;
/** Room for a number written by hand. */
const BLANK_WIDTH = 64;

/** A table over the full width. Its rows stay together; the first row and the first column are headings. */
export function typesetTable(table: Table, parent: Tag, measure: MeasureText, padding = PADDING): Box[] {
  const tag = tagged("Table", parent);
  const widths = columnWidths(table, measure);
  return [table.head, ...table.rows].map((row, index) => {
    const isHead = index === 0;
    const rowTag = tagged("TR", tag);
    let x = 0;
    const cells = row.map((runs, column): Cell => {
      const style = isHead ? styles.cellHead : column === 0 ? styles.rowHead : styles.cell;
      const width = widths[column] ?? 0;
      const cell = {
        tag: cellTag(rowTag, isHead, column === 0),
        lines: breakLines(runs, style, width, measure),
        x,
        width,
        style,
        right: table.align[column] === "right",
        blank: !isHead && isToWriteOn(table, column),
      };
      x += width + GAP;
      return cell;
    });
    return rowBox(cells, { isHead, isLast: index === table.rows.length, padding });
  });
}

function cellTag(row: Tag, isHead: boolean, isFirst: boolean): Tag {
  if (isHead) return tagged("TH", row, { scope: "Column" });
  return isFirst ? tagged("TH", row, { scope: "Row" }) : tagged("TD", row);
}

/** Whether all cells of a column are left to the reader. */
function isToWriteOn({ rows }: Pick<Table, "rows">, column: number): boolean {
  return rows.every((row) => row[column]?.length === 0);
}

/** Between the longest word and the longest line of each column, in proportion; room to spare goes to columns one writes in. */
function columnWidths({ head, rows }: Table, measure: MeasureText): number[] {
  const measured = head.map((title, column) => {
    const cells = [title, ...rows.map((row) => row[column] ?? [])].map(words);
    const width = (text: string) => measure(text, styles.cellHead);
    const blank = isToWriteOn({ rows }, column);
    const least = Math.max(blank ? BLANK_WIDTH : 0, ...cells.flatMap((text) => text.split(" ").map(width)));
    // Rounded up, so that the longest line fits its column to the last fraction.
    return { blank, least, most: Math.ceil(Math.max(least, ...cells.map(width))) };
  });
  const room = fullWidth - GAP * (head.length - 1);
  const toSpare = room - measured.reduce((sum, column) => sum + column.most, 0);
  const blanks = measured.filter(({ blank }) => blank).length;
  if (toSpare > 0 && blanks > 0) return measured.map(({ blank, most }) => most + (blank ? toSpare / blanks : 0));
  const least = measured.reduce((sum, column) => sum + column.least, 0);
  const wish = measured.reduce((sum, column) => sum + column.most - column.least, 0);
  const share = wish > 0 ? (room - least) / wish : 0;
  const spare = wish > 0 ? 0 : (room - least) / head.length;
  return measured.map((column) => column.least + (column.most - column.least) * share + spare);
}

type RowLook = { isHead: boolean; isLast: boolean; padding: number };

function rowBox(cells: Cell[], { isHead, isLast, padding }: RowLook): Box {
  const lines = Math.max(1, ...cells.map((cell) => cell.lines.length));
  const height = lines * styles.cell.leading + 2 * padding;
  return {
    height,
    above: 0,
    breakable: isHead,
    paint(canvas, x, y) {
      const bottom = y + height;
      for (const cell of cells) paintCell(cell, canvas, x, y + padding);
      canvas
        .beginArtifact()
        .lineWidth(isHead || isLast ? 0.8 : 0.5)
        .strokeColor(isHead || isLast ? colours.lineStrong : colours.line)
        .moveTo(x, bottom)
        .lineTo(x + fullWidth, bottom)
        .stroke();
    },
  };
}

function paintCell(
  { tag, lines, x: left, width, style, right, blank }: Cell,
  canvas: TaggedCanvas,
  x: number,
  y: number,
): void {
  canvas.element(tag);
  for (const [index, line] of lines.entries()) {
    const offset = right ? width - line.width : 0;
    canvas.line(tag, line, x + left + offset, y + index * style.leading);
  }
  if (blank) paintBlank(canvas, x + left, y + style.leading, width);
}

/** A row of points to write on. */
function paintBlank(canvas: TaggedCanvas, x: number, y: number, width: number): void {
  const doc = canvas.beginArtifact().fillColor(colours.faint);
  for (let at = 0; at < width; at += 4) doc.circle(x + at, y, 0.7);
  doc.fill();
}
