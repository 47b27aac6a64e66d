/** Signs with which spreadsheets begin a formula, the wide ones of East Asian keyboards included. */
const live = {
  ",": /(^|[;\t\r\n])([\s"]*)(?=['=+\-@＝＋－＠])/g,
  ";": /(^|[,\t\r\n])([\s"]*)(?=['=+\-@＝＋－＠])/g,
};
/** Spreadsheets turn "1-50" into a date. */
const numeric = /^(?=\d[\d.,:/\s-]*$)/;

export const separators = [",", ";"] as const;
export type Separator = (typeof separators)[number];

/** A moment of ours, which spreadsheets may take for one. */
export type Cell = string | { moment: string };

/** A line after RFC 4180, every cell quoted. */
export function csvLine(cells: readonly Cell[], separator: Separator = ","): string {
  const text = (cell: Cell) => (typeof cell === "string" ? disarmed(cell, separator) : cell.moment);
  return `${cells.map((cell) => `"${text(cell).replaceAll('"', '""')}"`).join(separator)}\r\n`;
}

/**
 * An apostrophe makes a spreadsheet take what follows for text. It stands at the beginning of a cell, and inside where
 * a new cell would begin if the file were cut at the other separator, as a spreadsheet of another language does. What
 * begins with an apostrophe gets one too, so that a reader who drops one in each of these places has the exact text again.
 */
function disarmed(cell: string, separator: Separator): string {
  return cell.replace(live[separator], "$1$2'").replace(numeric, "'");
}
