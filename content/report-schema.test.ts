import { expect, test } from "vitest";
import { readFrontMatter } from "./front-matter.ts";
import { reportTextSchema } from "./report-schema.ts";

const chart = (rows: string, unit = "%#") => `---
date: 2024-11-12
subtitle: "Ne kadar çabuk kalkıyoruz?"
charts:
  - { id: a, title: A, text: A, label: A, direction: up, unit: "${unit}", rows: ${rows}, max: 20, per: 2, ticks: [0, 20], source: A }
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
    'rapor.md:5: field "charts.0.rows.1.value": is beyond the end of the axis, 20',
  ],
  [
    "[{ label: a, value: 3 }, { label: b, value: 20 }]",
    "%#",
    'rapor.md:5: field "charts.0.rows.0.value": is no whole number of points of 2',
  ],
  [
    "[{ label: a very long label, value: 4 }, { label: b, value: 2 }]",
    "%#",
    'rapor.md:5: field "charts.0.rows.0.label": at most 15 letters',
  ],
  [
    "[{ label: a, value: 4 }, { label: b, value: 2 }]",
    "%",
    'rapor.md:5: field "charts.0.unit": must hold a # where the value stands',
  ],
])("rows %s with unit %s are refused in one sentence", (rows, unit, sentence) => {
  expect(() => read(chart(rows, unit))).toThrow(sentence);
});
