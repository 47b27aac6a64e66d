import { clockTime, istanbulDate } from "../../domain/time.ts";
import type { Cell, Column } from "./columns.ts";

export const separators = [",", ";"] as const;
export type Separator = (typeof separators)[number];

/** A table as CSV, in pieces. Spreadsheets take the file for UTF-8 where it begins with the mark. */
export async function* csvTable<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
  separator: Separator = ",",
): AsyncGenerator<string> {
  const heads = columns.map(({ head }) => head);
  yield `\ufeff${csvLine(heads, separator)}`;
  for await (const row of rows) {
    const cells = columns.map(({ of }) => of(row));
    yield csvLine(cells, separator);
  }
}

/** A line after RFC 4180, every cell quoted. */
export function csvLine(cells: readonly Cell[], separator: Separator): string {
  return `${cells.map((cell) => `"${textOf(cell, separator).replaceAll('"', '""')}"`).join(separator)}\r\n`;
}

/** Moments and days are ours: spreadsheets may take them for what they are. */
function textOf(cell: Cell, separator: Separator): string {
  if (typeof cell === "string") return disarmed(cell, separator);
  return "day" in cell ? (cell.day ?? "") : `${istanbulDate(cell.moment)} ${clockTime(cell.moment)}`;
}

/** Signs with which spreadsheets begin a formula, the wide ones of East Asian keyboards included. */
const live = {
  ",": /(^|[;\t\r\n])([\s"]*)(?=['=+\-@＝＋－＠])/g,
  ";": /(^|[,\t\r\n])([\s"]*)(?=['=+\-@＝＋－＠])/g,
};
/** Spreadsheets turn "1-50" into a date. */
const numeric = /^(?=\d[\d.,:/\s-]*$)/;

/**
 * An apostrophe makes a spreadsheet take what follows for text. It stands at the beginning of a cell, and inside where
 * a new cell would begin if the file were cut at the other separator, as a spreadsheet of another language does. What
 * begins with an apostrophe gets one too, so that a reader who drops one in each of these places has the exact text again.
 */
function disarmed(cell: string, separator: Separator): string {
  return cell.replace(live[separator], "$1$2'").replace(numeric, "'");
}
