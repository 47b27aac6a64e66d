import { expect, test } from "vitest";
import type { ReportChart } from "../../copy/report-schema.ts";
import { parseReport, textOf } from "./parse-report.ts";

const place = { file: "rapor.md", locale: "tr", origin: "https://a.example" } as const;
const chart = { id: "sure" } as ReportChart;
const parse = (body: string, charts: ReportChart[] = []) => parseReport(body, charts, place);

test("what stands before the first chapter is the summary", () => {
  const { summary, chapters } = parse("Önce.\n\n## Bir\n\nSonra.\n\n## İki\n\nDaha sonra.");
  expect(summary).toMatchObject([{ kind: "paragraph", runs: [{ text: "Önce." }] }]);
  expect(chapters.map(({ title }) => title)).toEqual(["Bir", "İki"]);
});

test("headings, lists, tables, callouts, charts, figures and notes are told apart", () => {
  const { summary } = parse(
    "### Başlık\n\n- bir\n- iki\n\n| A | B |\n|---|---:|\n| 1 | 2 |\n\n> ### İş\n> Yapın.\n\n::chart sure\n\n::figure %48 | kurum\n\n::note Kaynak.",
    [chart],
  );
  expect(summary.map(({ kind }) => kind)).toEqual(["heading", "list", "table", "callout", "charts", "figure", "note"]);
  expect(summary[2]).toMatchObject({ align: [null, "right"], rows: [[[{ text: "1" }], [{ text: "2" }]]] });
  expect(summary[5]).toMatchObject({ value: "%48", label: "kurum" });
});

test.each([
  ["1. bir\n2. iki", "numbers"],
  ["- bir\n- iki", "points"],
  ["- [ ] bir\n- [ ] **iki**", "boxes"],
] as const)("the items of %j have %s in front", (body, marks) => {
  expect(parse(body).summary).toMatchObject([{ kind: "list", marks, items: [[{ text: "bir" }], [{ text: "iki" }]] }]);
});

test("a link leads to a page of the site and word joiners are left out", () => {
  const [block] = parse("Yazın: [e-\u2060posta](page:iletisim).").summary;
  const runs = block?.kind === "paragraph" ? block.runs : [];
  expect(textOf(runs)).toBe("Yazın: e-posta.");
  expect(runs[1]?.link).toBe("https://a.example/iletisim");
});

test("a sign of a sum stays with its number and a number with its unit", () => {
  const [block] = parse("Bir saatte 8 × 525 TL = 4.200 TL, yani çok.").summary;
  expect(block).toMatchObject({ runs: [{ text: "Bir saatte 8 ×\u00a0525\u00a0TL =\u00a04.200\u00a0TL, yani çok." }] });
});

test.each([
  ["::chart yok", 'the text names the chart "yok", which its front matter does not hold'],
  ["::resim kedi", '"::resim kedi" is neither a chart, a figure with a label nor a note'],
  ["# Başlık", 'a report has no place for "# Başlık"'],
  ["Bir *eğik* sözcük.", 'a report has no place for "*eğik*"'],
  ["> Yalnız metin.", '"Yalnız metin." must be a heading and one paragraph'],
  ["[yok](page:olmayan)", 'links to the unknown page "olmayan"'],
])("%s stops the build in one sentence", (body, sentence) => {
  expect(() => parse(body)).toThrow(`rapor.md: ${sentence}`);
});

test("a chart that no line shows stops the build", () => {
  expect(() => parse("Metin.", [chart])).toThrow('rapor.md: no "::chart sure" stands in the text');
});
