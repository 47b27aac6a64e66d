import { readArguments } from "./arguments.ts";
import type { Surroundings } from "./command.ts";
import { Ending, sentencesOf } from "./ending.ts";
import { helpOn } from "./help.ts";

/** Does what was typed and gives the exit code. What went wrong is said in sentences; our own mistakes are thrown. */
export async function runCli(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { terminal, clock } = surroundings;
  try {
    const request = readArguments(args, clock());
    if ("command" in request) return await request.command.run({ ...surroundings, ...request });
    terminal.out.write(`${helpOn(request.explain)}\n`);
    return 0;
  } catch (error) {
    // Whoever reads our output had enough, as in "| head".
    if ((error as NodeJS.ErrnoException).code === "EPIPE") return 0;
    const sentences = sentencesOf(error);
    if (!sentences) throw error;
    terminal.err.write(`${sentences.join("\n")}\n`);
    return error instanceof Ending ? error.exitCode : 1;
  }
}
