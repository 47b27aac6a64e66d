import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import type { Command } from "./command.ts";
import { commands } from "./commands.ts";
import { misuse } from "./ending.ts";
import { program } from "./help.ts";
import { type Option, type OptionName, options, type Values } from "./options.ts";

/** What was typed: a command to run, or commands to explain. */
export type Request = { explain: readonly Command[] } | { command: Command; values: Values; operands: string[] };

export function readArguments(args: readonly string[], now: number): Request {
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
