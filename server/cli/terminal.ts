import { createInterface } from "node:readline";
import { operatorLocale } from "../../site/locales.ts";
import { failure, type Terminal, usageError } from "./context.ts";
import { type Column, table } from "./table.ts";

/** The terminal this process was started in. */
export function ownTerminal({ stdin, stdout, stderr, env }: NodeJS.Process): Terminal {
  return {
    out: stdout,
    err: stderr,
    columns: stdout.columns || Number(env.COLUMNS) || Infinity,
    isTTY: stderr.isTTY,
    ...(stdin.isTTY && stderr.isTTY ? { confirm: (question) => ask(stdin, stderr, question) } : {}),
  };
}

/** Only "y" and "yes" are yes; Ctrl-C and Ctrl-D are no. */
function ask(input: NodeJS.ReadStream, output: NodeJS.WriteStream, question: string): Promise<boolean> {
  const lines = createInterface({ input, output });
  return new Promise((resolve) => {
    const calledOff = () => {
      output.write("\n");
      resolve(false);
    };
    lines.on("close", calledOff);
    lines.on("SIGINT", () => lines.close());
    lines.question(`${question} [y/N] `, (answer) => {
      lines.off("close", calledOff).close();
      resolve(/^y(es)?$/i.test(answer.trim()));
    });
  });
}

const maxRows = 20;

/** What will go, the first of it row by row. */
export function preview<Row>(columns: readonly Column<Row>[], rows: readonly Row[], room: number): string {
  const more = rows.length - maxRows;
  const shown = table(columns, rows.slice(0, maxRows), room);
  return more > 0 ? `${shown}\nand ${more.toLocaleString(operatorLocale)} more` : shown;
}

/** Shows what will go and goes on only where that is wanted. */
export async function confirm(
  terminal: Terminal,
  options: { yes?: true | undefined },
  shown: string,
  question: string,
): Promise<void> {
  if (options.yes) return;
  terminal.err.write(`${shown}\n\n`);
  if (!terminal.confirm) throw usageError("Nothing was changed: there is nobody to ask, and --yes was not given.");
  if (!(await terminal.confirm(question))) throw failure("Nothing was changed.");
}

export type Progress = { step(count?: number): void; end(): void };

const redrawMs = 100;

/** A line that counts while a person watches; nothing in a log. */
export function startProgress({ err, isTTY }: Terminal, name: string, total: number): Progress {
  let done = 0;
  let drawn = Date.now();
  let isDrawn = false;
  return {
    step(count = 1) {
      done += count;
      if (!isTTY || Date.now() - drawn < redrawMs) return;
      drawn = Date.now();
      isDrawn = true;
      err.write(`\r\u001b[2K${name} ${done.toLocaleString(operatorLocale)} of ${total.toLocaleString(operatorLocale)}`);
    },
    end() {
      if (isDrawn) err.write("\r\u001b[2K");
    },
  };
}

/** Yields the same items and counts them. */
export async function* withProgress<T>(items: AsyncIterable<T>, progress: Progress): AsyncGenerator<T> {
  try {
    for await (const item of items) {
      progress.step();
      yield item;
    }
  } finally {
    progress.end();
  }
}
