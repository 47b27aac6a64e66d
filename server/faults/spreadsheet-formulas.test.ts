import fc from "fast-check";
import { expect, test } from "vitest";
import { sourceFields } from "../../domain/lead/source.ts";
import { aLead, aReportLead, openCli } from "../../testing/cli/open-cli.ts";
import { csvLine, separators } from "../lead-export/csv.ts";

const attacks = [
  '=HYPERLINK("https://evil.example","click")',
  "+905321234567",
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "\t=1+1",
  "\r=1+1",
  "\n=1+1",
  "  =1+1",
  '"=1+1"',
  "＝1+1",
  "'=1+1",
  "''",
  "merhaba;=1+1;",
  'merhaba";=1+1;"',
  "merhaba, =1+1,",
  "merhaba\n=1+1\n- madde",
  "merhaba\r\n;\t @SUM(A1)",
  '","=1+1","',
  "1-50",
  "2026-11-15",
];

/** As the README says. */
function readCell(cell: string, separator = ","): string {
  const other = separator === "," ? ";" : ",";
  return cell.replace(new RegExp(`(^|[${other}\\t\\r\\n])([\\s"]*)'`, "g"), "$1$2");
}

/** Cells as spreadsheets cut them: a quote counts where a cell begins with it, whatever follows it is taken as it is. */
function cut(text: string, separator: string): string[][] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)")?([^${separator}\r\n]*)(${separator}|\r\n|[\r\n]|$)`, "y");
  const rows: string[][] = [[]];
  while (cell.lastIndex < text.length) {
    const [, quoted = "", rest = "", end] = cell.exec(text) ?? [];
    rows.at(-1)?.push(quoted.replaceAll('""', '"') + rest);
    if (end !== separator) rows.push([]);
  }
  return rows.slice(0, -1);
}

/** Kinder to attackers than spreadsheets are: blanks and quotes in front of a formula do not stop it. */
function liveCells(text: string, separator: string): string[] {
  return cut(text, separator)
    .flat()
    .filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell));
}

const nasty = fc.string({ unit: fc.constantFrom(..."=+-@;,'\"\t\r\n ＝1aş|") });
const cells = fc.array(fc.oneof(nasty, fc.constantFrom(...attacks), fc.string({ unit: "binary" })), { minLength: 1 });

test("whatever stands in a cell is no live formula and comes back exactly", () => {
  fc.assert(
    fc.property(cells, (typed) => {
      for (const separator of separators) {
        const line = csvLine(["7F3K-2M9Q", ...typed], separator);
        expect(liveCells(line, ",")).toEqual([]);
        expect(liveCells(line, ";")).toEqual([]);
        const read = cut(line, separator).map((row) => row.map((cell) => readCell(cell, separator)));
        expect(read).toEqual([["7F3K-2M9Q", ...typed]]);
      }
    }),
    { numRuns: 2_000 },
  );
});

test("the check itself sees formulas", () => {
  for (const attack of attacks.slice(0, 9))
    expect(liveCells(`"${attack.replaceAll('"', '""')}"\r\n`, ",")).toHaveLength(1);
  expect(liveCells('"a","merhaba;=1+1;"\r\n', ";")).toEqual(["=1+1"]);
  expect(liveCells('"a","merhaba\n=1+1"\r\n', ";")).toEqual(['=1+1"']);
});

test("an exported file holds no live formula in any field, and every lead exactly", async () => {
  const desk = openCli();
  const hostile = attacks.map((attack, index) => {
    const { answers } = aLead();
    const all = Object.fromEntries(Object.keys(answers).map((name) => [name, attack]));
    const source = Object.fromEntries(sourceFields.map((name) => [name, attack]));
    const facts = { email: `=cmd${index}@x.example`, createdAt: 1_000 + index, source };
    return aLead({ answers: { ...all, "=cmd()": attack }, ...facts });
  });
  const leads = [...hostile, aReportLead({ createdAt: 2_000 })];
  await desk.keep(...leads);
  const { out } = await desk.run(["export", "csv"]);
  const { out: labelled } = await desk.run(["export", "csv", "--labels", "--separator", ";"]);
  for (const text of [out, labelled]) {
    expect(text.startsWith("\ufeff")).toBe(true);
    for (const separator of [",", ";"]) expect(liveCells(text.slice(1), separator)).toEqual([]);
  }

  const [head = [], ...rows] = cut(out.slice(1), ",").map((row) => row.map((cell) => readCell(cell)));
  const read = rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ""])));
  const exact = JSON.parse((await desk.run(["export", "json"])).out).leads;
  expect(read).toHaveLength(leads.length);
  for (const [index, lead] of leads.entries()) {
    const { answers, held, consents, source, ...facts } = exact[index];
    expect(answers).toEqual(lead.answers);
    expect(source).toEqual(lead.source ?? null);
    for (const name of sourceFields) expect(read[index]?.[`source.${name}`]).toBe(source?.[name] ?? "");
    expect(read[index]).toMatchObject({ ...facts, phone: lead.phone, consents: JSON.stringify(consents) });
    // Address and number stand once, among the facts.
    const { email, tel, ...others } = lead.answers;
    for (const [name, answer] of Object.entries(others)) expect(read[index]?.[`answers.${name}`]).toBe(answer);
  }
});
