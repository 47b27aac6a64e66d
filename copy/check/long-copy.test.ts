import fc from "fast-check";
import { expect, test } from "vitest";
import { growth } from "../../testing/growth.ts";
import { refusedCharacters } from "../editing/characters.ts";
import { assumptionsIn, conditionsOf, resolveMarks } from "../marks.ts";
import { clockTimes, mendText, typographySlips } from "../view/typography.ts";
import { checkOneText } from "./check-one-text.ts";

const conditions = conditionsOf({});
const news = (locale: string, text: string): [string, string] => [
  `content/${locale}/news/x.md`,
  `---\ntitle: ${JSON.stringify(text)}\nsummary: x\n---\n\n${text}\n`,
];

const checks: Record<string, (text: string) => unknown> = {
  typographySlips,
  mendText,
  clockTimes,
  marks: (text) => [resolveMarks(text, conditions), assumptionsIn(text, 1, conditions)],
  refusedCharacters: (text) => refusedCharacters(text, { lines: true }),
  checkOneText: (text) => checkOneText("content/tr/news/x.md", new Map([news("tr", text), news("en", text)])),
};

/** What the patterns of the check begin with, end with, or look for in vain. */
const pieces = [
  ..."x'\"{[(`@.-,1 \n\t<*_|#>⁠é",
  ...[" {", "{{", "](", "a@", "1,", "1 + ", "e-", "x'", " '", "7/24", "https://x", "not a ", "4000+ ", "SAP ", "e ⁠"],
  ...["{{if recaptcha}}", "{{assumes SMS_PROVIDER=1}} ", "{{a}} ", "a  ", "[a](b) ", "12.30 ", "... "],
];

test.each(Object.entries(checks))("the work of %s grows with the length of a text", (_, check) => {
  for (const piece of pieces) {
    const text = (size: number) => piece.repeat(Math.ceil(size / piece.length));
    expect(growth(text, check, 20_000), JSON.stringify(piece)).toBeLessThan(4);
  }
});

test.each(Object.entries(checks))(
  "the work of %s grows with the length of any mixture that is repeated",
  (_, check) => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 2, maxLength: 6 }), (mixed) => {
        const unit = mixed.join("");
        const text = (size: number) => unit.repeat(Math.ceil(size / unit.length));
        expect(growth(text, check, 20_000)).toBeLessThan(4);
      }),
      { numRuns: 5 },
    );
  },
);

test("512 kB without a space are checked and mended in less than 50 ms of processor time", () => {
  const text = "x".repeat(512_000);
  for (const check of [typographySlips, mendText, clockTimes]) {
    const before = process.threadCpuUsage();
    check(text);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(50);
  }
});

test("data pasted without a space, and quotes deeper than Markdown is read, are refused", () => {
  expect(refusedCharacters("x".repeat(2_001), { lines: false })).toBe("unbroken");
  expect(refusedCharacters(`${"x".repeat(2_000)} ${"x".repeat(2_000)}`, { lines: false })).toBeUndefined();
  expect(refusedCharacters(`a\n${"> ".repeat(10)}b`, { lines: true })).toBe("nested");
  expect(refusedCharacters("> a\n- b\n  - c\n\n----------", { lines: true })).toBeUndefined();
});
