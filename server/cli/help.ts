import type { Command } from "./command.ts";
import { commands } from "./commands.ts";
import { type Option, type OptionName, options } from "./options.ts";
import { wrapped } from "./text-width.ts";

const columns = 80;
export const program = "npm run leads --";

/** Explains the whole, or the commands that a first word names. */
export function helpOn(meant: readonly Command[]): string {
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
