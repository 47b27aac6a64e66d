import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { backupCommands } from "./backup.ts";
import { checkCommand } from "./check.ts";
import { type Command, Ending, misuse, type Surroundings, sentencesOf } from "./context.ts";
import { deliveriesCommands } from "./deliveries.ts";
import { eraseCommand, purgeCommand } from "./erase.ts";
import { exportCommand } from "./export.ts";
import { heldCommands } from "./held.ts";
import { jobsCommands } from "./jobs.ts";
import { listCommand, showCommand } from "./leads.ts";
import { type Option, type OptionName, options, type Values } from "./options.ts";
import { requestsCommands } from "./privacy-requests.ts";
import { consentsCommand, destructionsCommand } from "./records.ts";
import { wrapped } from "./table.ts";

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

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  listCommand,
  showCommand,
  exportCommand,
  eraseCommand,
  purgeCommand,
  ...deliveriesCommands,
  ...heldCommands,
  ...requestsCommands,
  consentsCommand,
  destructionsCommand,
  ...backupCommands,
  ...jobsCommands,
  checkCommand,
];

/** What was typed: a command to run, or commands to explain. */
export type Request = { explain: readonly Command[] } | { command: Command; values: Values; operands: string[] };

function readArguments(args: readonly string[], now: number): Request {
  const { values: typed, positionals } = split(args);
  const [first] = positionals;
  if (first === undefined) {
    if (args.length > 0 && !typed.help) throw misuse(`Name a command: "${program} --help" lists them.`);
    return { explain: commands };
  }
  const named = (words: string) => commands.find(({ name }) => name === words);
  const command = named(positionals.slice(0, 2).join(" ")) ?? named(first);
  if (typed.help) return { explain: command?.name.includes(" ") ? [command] : family(first) };
  if (!command) throw incomplete(first, positionals[1]);
  const operands = positionals.slice(command.name.split(" ").length);
  checkOperands(command, operands);
  return { command, values: valuesFor(command, typed, now), operands };
}

type Typed = Record<string, string | boolean | undefined>;

function split(args: readonly string[]): { values: Typed; positionals: string[] } {
  const config: ParseArgsOptionsConfig = {};
  for (const [name, option] of Object.entries<Option>(options)) {
    config[name] = { type: option.takes ? "string" : "boolean", ...(option.short && { short: option.short }) };
  }
  try {
    return parseArgs({ args: [...args], options: config, allowPositionals: true }) as ReturnType<typeof split>;
  } catch (error) {
    // The first sentence says what is wrong, the others explain the parser.
    const [sentence] = (error as Error).message.split(/\.?(?:\s*\n|$|\. )/, 1);
    const [words] = `${[program, ...args].join(" ")} `.split(/ (?=-\w|--\w)/, 1);
    throw misuse(`${sentence}: "${words} --help" explains the options.`);
  }
}

/** The commands that begin with this word. */
function family(first: string): Command[] {
  const found = commands.filter(({ name }) => name.split(" ")[0] === first);
  const all = [...new Set(commands.map(({ name }) => name.split(" ")[0]))].join(", ");
  if (found.length === 0) throw misuse(`There is no command "${first}"; the commands are ${all}.`);
  return found;
}

function incomplete(first: string, second = ""): Error {
  const seconds = family(first).map(({ name }) => name.split(" ")[1]);
  return misuse(`After "${first}" comes one of ${seconds.join(", ")}${second && `, not "${second}"`}.`);
}

function checkOperands({ name, operands: expected = "nothing", mayHave }: Command, given: readonly string[]): void {
  if (given.length >= mayHave.least && given.length <= mayHave.most) return;
  throw misuse(`"${name}" takes ${expected}: "${program} ${name} --help" explains it.`);
}

function valuesFor({ name, options: own }: Command, typed: Typed, now: number): Values {
  const entries = Object.entries(typed).map(([key, value]) => {
    const option = key as OptionName;
    if (!own.includes(option) && option !== "json") throw misuse(`"${name}" takes no --${option}.`);
    const { read }: Option = options[option];
    return [option, read ? read(String(value), now) : value];
  });
  return Object.fromEntries(entries);
}

const columns = 80;
const program = "npm run leads --";

/** Explains the whole, or the commands that a first word names. */
function helpOn(meant: readonly Command[]): string {
  return meant.length === commands.length ? whole() : meant.map(one).join("\n\n");
}

function whole(): string {
  return [
    "Leads that visitors sent through the forms of the site.",
    `Usage: ${program} <command> [options]`,
    ["Commands:", ...rows(commands.map(({ name, summary }) => [name, summary]))].join("\n"),
    ["Every command takes:", ...rows(["json", "help"].map((name) => optionRow(name as OptionName)))].join("\n"),
    ["Examples:", ...["list --since 7d", "show 7F3K-2M9Q", "deliveries retry --all-dead", "check"].map(example)].join(
      "\n",
    ),
    paragraph(
      'Settings come from the environment, as the server reads them. Times are those of Istanbul. Exit code 0: done; 1: not found, or something is wrong; 2: not understood. For programs: "npm run --silent leads -- list --json".',
    ),
  ].join("\n\n");
}

function one({ name, operands, options: own, summary, details = [], examples }: Command): string {
  const usage = [program, name, operands, "[options]"].filter(Boolean).join(" ");
  const taken: OptionName[] = [...own, "json", "help"];
  return [
    `${usage}\n${paragraph(summary)}`,
    ...details.map(paragraph),
    ["Options:", ...rows(taken.map(optionRow))].join("\n"),
    ["Examples:", ...examples.map(example)].join("\n"),
  ].join("\n\n");
}

function optionRow(name: OptionName): [string, string] {
  const option: Option = options[name];
  const short = option.short ? `, -${option.short}` : "";
  return [`--${name}${option.takes ? ` <${option.takes}>` : ""}${short}`, option.says];
}

function rows(pairs: readonly (readonly [string, string])[]): string[] {
  const names = Math.max(...pairs.map(([name]) => name.length)) + 4;
  return pairs.flatMap(([name, text]) =>
    wrapped(text, columns - names).map((line, index) => `${(index === 0 ? `  ${name}` : "").padEnd(names)}${line}`),
  );
}

function example(line: string): string {
  return `  ${program} ${line}`;
}

function paragraph(text: string): string {
  return wrapped(text, columns).join("\n");
}
