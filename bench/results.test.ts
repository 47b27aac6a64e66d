import { expect, it } from "vitest";
import { goalsIn, withSection } from "./results.ts";

it("a section takes the place of the one of its name and leaves all else alone", () => {
  const one = withSection("# Results\n\nBy hand.\n", "faults", "old");
  const two = withSection(one, "load", "rates");
  const three = `${two}\n## Measured while deciding\n`;
  expect(withSection(three, "faults", "new")).toBe(three.replace("old", "new"));
  expect(two).toBe(
    "# Results\n\nBy hand.\n\n<!-- faults:start -->\nold\n<!-- faults:end -->\n\n<!-- load:start -->\nrates\n<!-- load:end -->\n",
  );
});

it("goals of several sections become one table", () => {
  const table = (line: string) => `| goal | measured | result |\n| --- | --- | --- |\n${line}\n\n| a | b | c |`;
  const [kept, missed] = ["| small | 1 kB | ok |", "| quick | 9 s | **FAILED** |"];
  const one = withSection("# Results\n", "server", table(kept));
  const text = withSection(withSection(one, "load", table("| many | 5 | ok |")), "pages", table(missed));
  expect(goalsIn(text, ["server", "pages", "growth"]).split("\n").slice(2)).toEqual([kept, missed]);
});
