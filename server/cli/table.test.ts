import { expect, test } from "vitest";
import { type Column, table, textWidth } from "./table.ts";

type Row = { id: string; name: string; note: string };

const columns: Column<Row>[] = [
  { title: "ID", of: ({ id }) => id },
  { title: "NAME", of: ({ name }) => name, least: 8 },
  { title: "NOTE", of: ({ note }) => note, least: 6, extra: true },
];
const rows: Row[] = [
  { id: "1", name: "Çağla Şen", note: "kısa" },
  { id: "22", name: "東京株式会社 ve ortakları", note: "iki\nsatır" },
];

test("columns are as wide as they need, where there is room", () => {
  expect(table(columns, rows, Infinity)).toBe(
    [
      "ID  NAME                       NOTE",
      "1   Çağla Şen                  kısa",
      "22  東京株式会社 ve ortakları  iki satır",
    ].join("\n"),
  );
});

test("the widest gives way first, and no line is wider than the terminal", () => {
  expect(table(columns, rows, 28)).toBe(
    ["ID  NAME           NOTE", "1   Çağla Şen      kısa", "22  東京株式会社…  iki satır"].join("\n"),
  );
});

test("what is extra goes where the rest could not be read", () => {
  const narrow = table(columns, rows, 16);
  expect(narrow).not.toContain("NOTE");
  expect(Math.max(...narrow.split("\n").map(textWidth))).toBeLessThanOrEqual(16);
});

test("nothing in a cell reaches the terminal as a command", () => {
  const evil = { id: "\u001b[2J\u009b1m", name: "a\u202eb\u2066c", note: "x\r\ny" };
  expect(table(columns, [evil], Infinity).split("\n")[1]).toMatch(/^ \[2J 1m\s+abc\s+x {2}y$/);
});
