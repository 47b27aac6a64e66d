/** Signs with which spreadsheets begin a formula, the wide ones of East Asian keyboards included. */
const live = /(^|[;\t\r\n])([\s"]*)(?=['=+\-@＝＋－＠])/g;
/** Spreadsheets turn "1-50" into a date. */
const numeric = /^(?=\d[\d.,:/\s-]*$)/;

/** A line after RFC 4180, every cell quoted. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${disarmed(cell).replaceAll('"', '""')}"`).join(",")}\r\n`;
}

/**
 * An apostrophe makes a spreadsheet take what follows for text. It stands at the beginning of a cell, and inside where
 * a new cell would begin if the file were cut at semicolons, as spreadsheets in Turkish do. What begins with an
 * apostrophe gets one too, so that a reader who drops one in each of these places has the exact text again.
 */
function disarmed(cell: string): string {
  return cell.replace(live, "$1$2'").replace(numeric, "'");
}
