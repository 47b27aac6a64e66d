import type { Call } from "./command.ts";
import { failure, misuse } from "./ending.ts";
import { type Column, table } from "./table.ts";

const mostShown = 20;

/** What will go, the first of it row by row. */
export function preview<Row>(columns: readonly Column<Row>[], rows: readonly Row[], room: number): string {
  const more = rows.length - mostShown;
  const shown = table(columns, rows.slice(0, mostShown), room);
  return more > 0 ? `${shown}\nand ${more.toLocaleString("en")} more` : shown;
}

/** Shows what will go and goes on only where that is wanted. */
export async function confirm({ terminal, values }: Call, shown: string, question: string): Promise<void> {
  if (values.yes) return;
  terminal.err.write(`${shown}\n\n`);
  if (!terminal.confirm) throw misuse("Nothing was changed: there is nobody to ask, and --yes was not given.");
  if (!(await terminal.confirm(question))) throw failure("Nothing was changed.");
}
