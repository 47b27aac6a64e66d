export type Column<Row> = {
  title: string;
  of: (row: Row) => string;
  /** It may be cut to so many columns where the terminal is narrow. */
  least?: number;
  /** It is left out where even that does not fit. */
  extra?: true;
};

type Laid<Row> = { column: Column<Row>; cells: string[]; width: number; least: number };

const gap = "  ";

/** A table no wider than the terminal. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[], room: number): string {
  const laid = squeezed(
    withoutExtras(
      columns.map((column) => lay(column, rows)),
      room,
    ),
    room,
  );
  const line = (cell: (one: Laid<Row>) => string) =>
    laid
      .map((one) => fitted(cell(one), one.width))
      .join(gap)
      .trimEnd();
  return [line(({ column }) => column.title), ...rows.map((_, index) => line(({ cells }) => cells[index] ?? ""))].join(
    "\n",
  );
}

function lay<Row>(column: Column<Row>, rows: readonly Row[]): Laid<Row> {
  const cells = rows.map((row) => printable(column.of(row)).replaceAll("\n", " "));
  const width = Math.max(...[column.title, ...cells].map(textWidth));
  return { column, cells, width, least: Math.min(width, column.least ?? width) };
}

function withoutExtras<Row>(laid: Laid<Row>[], room: number): Laid<Row>[] {
  const least = laid.reduce((sum, one) => sum + one.least + gap.length, -gap.length);
  const last = laid.findLast(({ column }) => column.extra);
  return least > room && last
    ? withoutExtras(
        laid.filter((one) => one !== last),
        room,
      )
    : laid;
}

/** Takes from the widest column that can give, until all fits. */
function squeezed<Row>(laid: Laid<Row>[], room: number): Laid<Row>[] {
  const total = laid.reduce((sum, { width }) => sum + width + gap.length, -gap.length);
  if (total <= room) return laid;
  const giving = laid.filter(({ width, least }) => width > least).sort((a, b) => b.width - a.width)[0];
  if (!giving) return laid;
  return squeezed(
    laid.map((one) => (one === giving ? { ...one, width: one.width - 1 } : one)),
    room,
  );
}

const graphemes = new Intl.Segmenter();
const wide =
  /^(?:\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}|[\uff01-\uff60])/u;

/** Without what a terminal would obey instead of showing: turns of direction and control characters. */
export function printable(text: string): string {
  return text.replace(/\p{Cf}/gu, "").replace(/[^\P{Cc}\n]|[\u2028\u2029]/gu, " ");
}

/** How many columns a text takes. */
export function textWidth(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += wide.test(segment) ? 2 : 1;
  return width;
}

/** The text in exactly so many columns: filled up with blanks, or cut with "…". */
function fitted(text: string, columns: number): string {
  const width = textWidth(text);
  if (width <= columns) return text + " ".repeat(columns - width);
  let kept = "";
  for (const { segment } of graphemes.segment(text)) {
    if (textWidth(kept + segment) > columns - 1) break;
    kept += segment;
  }
  return fitted(`${kept}…`, columns);
}

/** Lines of at most so many columns, broken between words where that is possible. */
export function wrapped(text: string, columns: number): string[] {
  return text.split("\n").flatMap((line) => {
    const lines = [""];
    for (const word of line.split(" ")) {
      const longer = lines.at(-1) === "" ? word : `${lines.at(-1)} ${word}`;
      if (textWidth(longer) <= columns) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}
