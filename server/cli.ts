import { openCompiledCopy } from "../copy/source.ts";
import { runCli } from "./cli/run.ts";
import { ownTerminal } from "./cli/terminal.ts";
import { ownPublication } from "./own-publication.ts";

// Sources read the copy of their folder.
if (import.meta.filename.endsWith(".js")) openCompiledCopy(ownPublication);

// Whoever reads our output had enough, as in "| head"; the writer that is at work hears of it too.
process.stdout.on("error", () => {});
process.exitCode = await runCli(process.argv.slice(2), {
  terminal: ownTerminal(process),
  source: process.env,
  clock: Date.now,
  // npm runs in the project's folder and says here where it was called.
  folder: process.env.INIT_CWD ?? process.cwd(),
});
