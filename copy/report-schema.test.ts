import { beforeEach, expect, test, vi } from "vitest";
import { readFrontMatter } from "./front-matter.ts";
import { reportTextSchema } from "./report-schema.ts";

/** The language of the terminal decides that of the sentences. */
beforeEach(() => void vi.stubEnv("LC_ALL", "en_US"));

const chart = (rows: string, unit = "%#") => `---
date: 2024-11-12
subtitle: "Ne kadar çabuk kalkıyoruz?"
charts:
  - { id: a, title: A, text: A, label: A, direction: up, unit: "${unit}", rows: ${rows}, max: 20, per: 2, ticks: [0, 20], calculation: A }
---
`;
const read = (source: string) => readFrontMatter("rapor.md", source, reportTextSchema);

test("sound front matter is read", () => {
  const { data } = read(chart("[{ label: a, value: 4 }, { label: b, value: 20 }]"));
  expect(data.charts[0]?.rows).toHaveLength(2);
});

test.each([
  [
    "[{ label: a, value: 4 }, { label: b, value: 22 }]",
    "%#",
    "rapor.md, line 5: “value” is beyond the end of the axis, 20.",
  ],
  [
    "[{ label: a, value: 3 }, { label: b, value: 20 }]",
    "%#",
    "rapor.md, line 5: “value” is no multiple of 2, which one point stands for.",
  ],
  [
    "[{ label: a very long label, value: 4 }, { label: b, value: 2 }]",
    "%#",
    "rapor.md, line 5: “label” has 15 letters at most",
  ],
  ["[{ label: a, value: 4 }, { label: b, value: 2 }]", "%", "rapor.md, line 5: “unit” has a # where the value stands"],
])("rows %s with unit %s are refused in one sentence", (rows, unit, sentence) => {
  expect(() => read(chart(rows, unit))).toThrow(sentence);
});
