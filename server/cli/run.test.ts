import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { expect, test } from "vitest";
import { openCli } from "../../testing/cli/open-cli.ts";
import { createProgram } from "./run.ts";
import { ownTerminal } from "./terminal.ts";

const { run } = openCli();
const context = { terminal: ownTerminal(process), source: {}, clock: Date.now, folder: "", setExitCode() {} };
const program: CommandUnknownOpts = createProgram(context);
const commands = program.commands.flatMap((command) => {
  const own = command.commands.map((each) => `${command.name()} ${each.name()}`);
  return own.length > 0 ? own : [command.name()];
});

test.each([
  ["lst", "error: unknown command 'lst'\n(Did you mean list?)"],
  ["--json", "error: unknown option '--json'"],
  ["list --foo", "error: unknown option '--foo'\n(Did you mean --form?)"],
  ["list -x", "error: unknown option '-x'"],
  ["list --since", "error: option '--since <when>' argument missing"],
  ["list --yes", "error: unknown option '--yes'"],
  ["list more", "error: too many arguments for 'list'. Expected 0 arguments but got 1: more."],
  ["show", "error: missing required argument 'lead'"],
  ["held mend", "error: unknown command 'mend'"],
  [
    "list --form other",
    "error: option '--form <name>' argument 'other' is invalid. Allowed choices are contact, report, quote.",
  ],
  ["list --limit 0", "error: option '--limit <number>' argument '0' is invalid. It must be a whole number from 1 on."],
  [
    "list --since 1w",
    "error: option '--since <when>' argument '1w' is invalid. It must be a day such as 2026-11-01, or an age such as \"7d\" or \"12h\".",
  ],
  [
    "erase --email nobody",
    "error: option '--email <address>' argument 'nobody' is invalid. It must be an e-mail address.",
  ],
  [
    "erase --phone 0532",
    "error: option '--phone <number>' argument '0532' is invalid. It must be a number with its country code, such as +905321234567.",
  ],
  ["purge --yes", "error: required option '--older-than <age>' not specified"],
  [
    "purge --older-than 2y",
    "error: option '--older-than <age>' argument '2y' is invalid. It must be an age such as \"730d\" or \"48h\".",
  ],
])("%s is answered with a sentence and exit code 2", async (typed, sentence) => {
  const err = `${sentence}\nAdd --help for an explanation.\n`;
  expect(await run(typed.split(" "))).toEqual({ code: 2, out: "", err });
});

test("a first word alone is not enough, and is answered with what may follow", async () => {
  const { code, out, err } = await run(["deliveries"]);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  for (const name of ["list", "retry", "drop"]) expect(err).toMatch(new RegExp(`^  ${name} `, "m"));
});

test("nothing typed explains the whole, in lines of 80 columns", async () => {
  const { code, out } = await run([]);
  expect(code).toBe(0);
  for (const command of program.commands) {
    const summary = command.summary() || command.description();
    expect(out).toMatch(new RegExp(`^  ${command.name()} `, "m"));
    expect(out.replace(/\s+/g, " ")).toContain(` ${summary}`);
  }
  expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(out).toContain("Examples:");
  expect(await run(["--help"])).toEqual({ code, out, err: "" });
});

test.each(commands)("%s explains itself with examples that it understands", async (name) => {
  const { code, out } = await run([...name.split(" "), "--help"]);
  expect(code).toBe(0);
  expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  const examples = out.split("\n").flatMap((line) => /^ {2}npm run leads -- (.+)$/.exec(line)?.[1] ?? []);
  expect(examples.length).toBeGreaterThan(0);
  const words = (example: string) => example.replaceAll('"', "").split(" ");
  for (const example of examples) expect((await run(words(example))).err).not.toMatch(/^error: /m);
});

test("a first word with --help explains all that begin with it", async () => {
  const { code, out } = await run(["held", "-h"]);
  expect(code).toBe(0);
  for (const name of ["list", "release", "drop"]) expect(out).toMatch(new RegExp(`^  ${name} `, "m"));
});
