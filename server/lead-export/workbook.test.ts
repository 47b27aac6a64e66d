import { buffer } from "node:stream/consumers";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { Cell, Column } from "./columns.ts";
import { workbook } from "./workbook.ts";

type Row = Readonly<Record<string, Cell>>;

async function* each(rows: readonly Row[]) {
  yield* rows;
}

/** The parts of a workbook with a column for each name, as text. */
async function partsOf(names: readonly string[], rows: readonly Row[], title = "Talepler") {
  const columns: Column<Row>[] = names.map((name) => ({ head: name, of: (row) => row[name] ?? "" }));
  const files = unzipSync(await buffer(workbook(title, columns, each(rows))));
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, Buffer.from(file).toString()]));
}

type Found = { type: string | undefined; style: string | undefined; value: string | undefined; formula: boolean };

/** The cells of its sheet by their places, read as a spreadsheet reads them. */
async function cellsOf(names: readonly string[], rows: readonly Row[]): Promise<Record<string, Found>> {
  const sheet = (await partsOf(names, rows))["xl/worksheets/sheet1.xml"] ?? "";
  const cells = sheet.matchAll(/<c r="([A-Z]+\d+)"([^>]*)>(.*?)<\/c>/gs);
  return Object.fromEntries(
    [...cells].map(([, place = "", attributes = "", inner = ""]) => {
      const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
      const value = /<(?:t xml:space="preserve"|v)>(.*)<\/(?:t|v)>/s.exec(inner)?.[1];
      return [place, { type: of("t"), style: of("s"), value: value && unescaped(value), formula: /<f\b/.test(inner) }];
    }),
  );
}

function unescaped(text: string): string {
  const signs: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };
  return text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => signs[entity] ?? "");
}

/** The moment that a number of a spreadsheet stands for, on the clocks that it shows. */
function shown(serial: string | undefined): string {
  return new Date(Date.UTC(1899, 11, 30) + Math.round(Number(serial) * 24 * 60) * 60_000).toISOString().slice(0, 16);
}

test("what begins like a formula is text, to the letter", async () => {
  const texts = ["=1+1", "+90532", "-1", "@SUM(A1)", "\t=1", '=HYPERLINK("http://a.example","x")', "1-50", "007"];
  const cells = await cellsOf(
    ["a"],
    texts.map((a) => ({ a })),
  );
  texts.forEach((text, index) => {
    expect(cells[`A${index + 2}`]).toEqual({ type: "inlineStr", style: "1", value: text, formula: false });
  });
  const styles = (await partsOf(["a"], []))["xl/styles.xml"] ?? "";
  const formats = [...styles.matchAll(/<xf xfId="0"([^/]*)\/>/g)].map(([, format]) => format);
  // Text, so that it stays text once somebody edits the cell.
  expect(formats[1]).toContain('numFmtId="49"');
});

test("moments and days are dates, as the clocks in Istanbul show them", async () => {
  const cells = await cellsOf(
    ["moment", "day", "none"],
    [{ moment: { moment: Date.parse("2026-11-15T21:59:59Z") }, day: { day: "2026-11-20" }, none: { day: null } }],
  );
  expect(cells.A2).toMatchObject({ type: undefined, style: "2" });
  expect(shown(cells.A2?.value)).toBe("2026-11-16T00:59");
  expect(cells.B2).toEqual({ type: undefined, style: "3", value: "46346", formula: false });
  expect(shown(cells.B2?.value)).toBe("2026-11-20T00:00");
  expect(cells).not.toHaveProperty("C2");
});

test("signs of XML, letters of all kinds and what looks like an escape come out as they went in", async () => {
  const text = 'Işık & <Ortakları> "A.Ş." 🌊 _x000A_ a\nb';
  const cells = await cellsOf(["a"], [{ a: text }]);
  expect(cells.A2?.value?.replaceAll("_x005F_", "_")).toBe(text);
  expect(cells.A2?.value).toContain("_x005F_x000A_");
});

test("what no sheet can hold is left out: control characters, half pairs, and more than a cell has room for", async () => {
  const cells = await cellsOf(["a", "b"], [{ a: "a\u0000\u001b\ud800b\uffff", b: "x".repeat(40_000) }]);
  expect(cells.A2?.value).toBe("ab".replace("b", "\ufffdb"));
  expect(cells.B2?.value).toHaveLength(32_767);
});

test("headers stand still and filter, and columns go on after Z", async () => {
  const names = Array.from({ length: 28 }, (_, index) => `column ${index}`);
  const parts = await partsOf(names, [{ "column 27": "last" }], "A & B");
  const sheet = parts["xl/worksheets/sheet1.xml"];
  expect(sheet).toContain('<pane ySplit="1"');
  expect(sheet).toContain('<autoFilter ref="A1:AB2"/>');
  expect(sheet).toContain('<c r="AB2"');
  expect(parts["xl/workbook.xml"]).toContain('name="A &amp; B"');
  expect((await cellsOf(names, []))?.AA1).toMatchObject({ value: "column 26", style: "4" });
});

test("many rows come in pieces, and what a reader does not take is not made", async () => {
  let made = 0;
  async function* endless() {
    for (;;) yield { a: `row ${made++} ${"x".repeat(100)}` };
  }
  const pieces = workbook<Row>("a", [{ head: "a", of: ({ a }) => a ?? "" }], endless());
  for (let taken = 0; taken < 5; taken++) await pieces.next();
  await pieces.return(undefined);
  expect(made).toBeLessThan(10_000);
});
