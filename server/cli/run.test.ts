import { expect, test } from "vitest";
import { openDesk } from "../../testing/cli/desk.ts";
import { commands } from "./run.ts";

const { run } = openDesk();
const firstWords = [...new Set(commands.map(({ name }) => name.split(" ")[0]))];

test.each([
  ["lst", `There is no command "lst"; the commands are ${firstWords.join(", ")}.`],
  ["--json", 'Name a command: "npm run leads -- --help" lists them.'],
  ["list --foo", "Unknown option '--foo': \"npm run leads -- list --help\" explains the options."],
  ["list -x", "Unknown option '-x': \"npm run leads -- list --help\" explains the options."],
  ["list --since", "Option '--since <value>' argument missing: \"npm run leads -- list --help\" explains the options."],
  ["list --yes", '"list" takes no --yes.'],
  ["list more", '"list" takes nothing: "npm run leads -- list --help" explains it.'],
  ["show", '"show" takes <reference or id>: "npm run leads -- show --help" explains it.'],
  ["deliveries", 'After "deliveries" comes one of list, retry, drop.'],
  ["held mend", 'After "held" comes one of list, release, drop, not "mend".'],
  ["list --form other", '--form must be one of contact, report, quote, but is "other".'],
  ["list --limit 0", '--limit must be a whole number from 1 on, but is "0".'],
  ["erase --email nobody", '--email must be an e-mail address, but is "nobody".'],
  ["erase --phone 0532", '--phone must be a number with its country code, such as +905321234567, but is "0532".'],
  ["purge --older-than 2y", '--older-than must be an age such as "730d" or "48h", but is "2y".'],
])("%s is answered with a sentence and exit code 2", async (typed, sentence) => {
  expect(await run(typed.split(" "))).toEqual({ code: 2, out: "", err: `${sentence}\n` });
});

test("nothing typed explains the whole, in lines of 80 columns", async () => {
  const { code, out } = await run([]);
  expect(code).toBe(0);
  for (const { name, summary } of commands) {
    expect(out.replace(/\s+/g, " ")).toContain(`${name} ${summary}`);
  }
  expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(out).toContain("Examples:");
  expect(await run(["--help"])).toEqual({ code, out, err: "" });
});

test.each(commands.map(({ name }) => name))("%s explains itself with examples that it understands", async (name) => {
  const { code, out } = await run([...name.split(" "), "--help"]);
  expect(code).toBe(0);
  expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  const examples = out.split("\n").flatMap((line) => /^ {2}npm run leads -- (.+)$/.exec(line)?.[1] ?? []);
  expect(examples.length).toBeGreaterThan(0);
  const words = (example: string) => example.replaceAll('"', "").split(" ");
  for (const example of examples) expect((await run(words(example))).err).not.toMatch(/explains|must be|takes/);
});

test("a first word alone explains all that begin with it", async () => {
  const { out } = await run(["held", "-h"]);
  for (const name of ["held list", "held release", "held drop"]) expect(out).toContain(`npm run leads -- ${name}`);
});
