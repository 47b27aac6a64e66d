import { expect, it } from "vitest";
import { unwantedWords } from "./words.ts";

it.each([
  ["content/tr/home.md", "Lorem ipsum dolor"],
  ["content/en/home.md", "Coming soon"],
  ["server/main.ts", "// TODO: later"],
  ["server/main.ts", 'const path = "/home/someone/site";'],
  ["docs/decisions/one.md", "see issue #12"],
  ["domain/quote/steps.test.ts", "it.only('works', () => {"],
  ["app/ui/card.tsx", "<div style={{ color }}>"],
])("%s may not say: %s", (file, line) => {
  expect(unwantedWords(file, `first\n${line}`)).toEqual([expect.stringMatching(new RegExp(`^${file}:2: `))]);
});

it.each([
  ["content/en/home.md", "We issue 12 invoices at work/home."],
  ["app/ui/card.tsx", '<link rel="stylesheet" href="/work">'],
  ["server/http/smuggling.test.ts", '"GET /x HTTP/1.1\\r\\nHACK: 1"'],
  ["site/pages.ts", 'career: { en: "/en/work/life" }'],
])("%s may say: %s", (file, line) => {
  expect(unwantedWords(file, line)).toEqual([]);
});
