import { Command, CommanderError } from "@commander-js/extra-typings";
import { addBackupCommands } from "./backup.ts";
import { addCheckCommand } from "./check.ts";
import { type CliContext, CliError, sentencesOf } from "./context.ts";
import { addDeliveryCommands } from "./deliveries.ts";
import { addErasureCommands } from "./erase.ts";
import { addExportCommand } from "./export.ts";
import { addHeldCommands } from "./held.ts";
import { addJobCommands } from "./jobs.ts";
import { addLeadCommands } from "./leads.ts";
import { examples, programName } from "./options.ts";
import { addPrivacyRequestCommands } from "./privacy-requests.ts";
import { addRecordCommands } from "./records.ts";

const helpWidth = 80;

/** Does what was typed and gives the exit code. What went wrong is said in sentences; our own mistakes are thrown. */
export async function runCli(args: readonly string[], setup: Omit<CliContext, "setExitCode">): Promise<number> {
  let exitCode = 0;
  const setExitCode = (code: number) => {
    exitCode = code;
  };
  try {
    await createProgram({ ...setup, setExitCode }).parseAsync(args.length > 0 ? args : ["--help"], { from: "user" });
    return exitCode;
  } catch (error) {
    // Commander has written its sentence, or the help, already.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    // Whoever reads our output had enough, as in "| head".
    if ((error as NodeJS.ErrnoException).code === "EPIPE") return 0;
    const sentences = sentencesOf(error);
    if (!sentences) throw error;
    setup.terminal.err.write(`${sentences.join("\n")}\n`);
    return error instanceof CliError ? error.exitCode : 1;
  }
}

/** Every command, in the order of the help. */
export function createProgram(context: CliContext): Command {
  const { out, err } = context.terminal;
  const program = new Command(programName)
    .description("Leads that visitors sent through the forms of the site.")
    .helpOption("-h, --help", "explain")
    .showHelpAfterError("Add --help for an explanation.")
    .addHelpText("after", examples("list --since 7d", "show 7F3K-2M9Q", "deliveries retry --all-dead", "check"))
    .addHelpText("after", notes)
    .configureOutput({
      writeOut: (text) => out.write(text),
      writeErr: (text) => err.write(text),
      getOutHelpWidth: () => helpWidth,
      getErrHelpWidth: () => helpWidth,
    })
    .configureHelp({ commandDescription: (command) => [command.summary(), command.description()].join("\n\n").trim() })
    .exitOverride();
  addLeadCommands(program, context);
  addExportCommand(program, context);
  addErasureCommands(program, context);
  addDeliveryCommands(program, context);
  addHeldCommands(program, context);
  addPrivacyRequestCommands(program, context);
  addRecordCommands(program, context);
  addBackupCommands(program, context);
  addJobCommands(program, context);
  addCheckCommand(program, context);
  return program;
}

const notes = `
Every command has its own --help. Settings come from the environment, as the
server reads them. Times are those of Istanbul. Exit code 0: done; 1: not found,
or something is wrong; 2: not understood. For programs:
  npm run --silent leads -- list --json`;
