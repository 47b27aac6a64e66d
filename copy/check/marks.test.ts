import { join } from "node:path";
import { expect, test } from "vitest";
import { checkSources } from "./check-texts.ts";
import { problemOf, sentenceOf } from "./problem.ts";
import { readSources } from "./texts.ts";

const sources = readSources(join(import.meta.dirname, "../../content"));
const turkish = "content/tr/legal/kullanim-sartlari.md";
const english = "content/en/legal/kullanim-sartlari.md";

/** What is said of the marks once these lines stand at the end of the terms of use. */
function said(inTurkish: string, inEnglish = inTurkish): string[] {
  const changed = new Map(sources);
  for (const [file, added] of [
    [turkish, inTurkish],
    [english, inEnglish],
  ] as const) {
    changed.set(file, `${sources.get(file)}\n${added}\n`);
  }
  const about = [turkish, english];
  return checkSources(changed, new Date("2026-11-18T09:00:00Z"))
    .filter(({ file, level, code }) => about.includes(file) && level === "error" && code !== "version-old")
    .map((finding) => sentenceOf(problemOf(finding, "en"), "en").replace(/^.*?line \d+: /, ""));
}

test("conditions and assumptions may stand in a text", () => {
  expect(said("{{if recaptcha}}\nYes 30.\n{{/if}}\n\nFor 30 days. {{assumes LEAD_RETENTION_DAYS=30}}")).toEqual([]);
});

test.each([
  ["{{if recaptcha}} yes", "{{if …}} is opened but not closed"],
  ["{{if recaptcha}} yes {{if tag-manager}} no {{/if}}", "{{if …}} is opened but not closed"],
  ["yes {{/if}}", "there is {{/if}} without {{if …}} before it."],
  ["{{if recapcha}} yes {{/if}}", "{{if recapcha}} is not known; with if or if not stand: transfer-consent, "],
  ["Kept. {{assumes LEAD_RETENTION=30}}", "{{assumes LEAD_RETENTION=30}} is not known"],
  ["For 20 days. {{assumes LEAD_RETENTION_DAYS=30}}", "the sentence does not say 30; both change together."],
])("%s is refused", (added, expected) => {
  const found = said(added);
  expect(found).toHaveLength(2);
  for (const sentence of found) expect(sentence).toContain(expected);
});

test("every language has the same marks", () => {
  expect(said("{{if recaptcha}}x{{/if}}", "{{if tag-manager}}x{{/if}}")).toEqual([
    `conditions and marks of settings are the same in every language; here {{if tag-manager}}, in ${turkish} {{if recaptcha}}.`,
  ]);
});
