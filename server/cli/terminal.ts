import { createInterface } from "node:readline";
import type { Writable } from "node:stream";

export type Terminal = {
  out: Writable;
  err: Writable;
  /** How many columns fit; Infinity where the answer goes into a file or another program. */
  columns: number;
  /** Whether a person watches `err`. */
  isWatched: boolean;
  /** Asks for yes or no; absent where nobody can answer. */
  confirm?: (question: string) => Promise<boolean>;
};

/** The terminal this process was started in. */
export function ownTerminal({ stdin, stdout, stderr, env }: NodeJS.Process): Terminal {
  return {
    out: stdout,
    err: stderr,
    columns: stdout.columns || Number(env.COLUMNS) || Infinity,
    isWatched: stderr.isTTY,
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
