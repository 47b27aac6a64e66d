import { expect, test } from "vitest";
import { type Box, countFitting } from "../../server/pdf/box.ts";
import { fillColumns } from "./paginate.ts";

const box = (height: number, more: Partial<Box> = {}): Box => ({
  height,
  above: 0,
  breakable: true,
  paint: () => {},
  ...more,
});
const heights = (boxes: readonly Box[]) => boxes.map(({ height }) => height);

test("a column ends only where it may", () => {
  const boxes = [box(10), box(10), box(10, { breakable: false }), box(10)];
  expect(countFitting(boxes, 25)).toBe(1);
  expect(countFitting(boxes, 30)).toBe(3);
});

test("white above counts everywhere but at the top of a column", () => {
  const boxes = [box(10, { above: 8 }), box(10, { above: 8 })];
  expect(countFitting(boxes, 27)).toBe(1);
  expect(countFitting(boxes, 28)).toBe(2);
});

test("what fits is shared between two columns of like height", () => {
  const { left, right, rest } = fillColumns([box(10), box(10), box(10), box(10)], 100);
  expect([heights(left), heights(right), rest]).toEqual([[10, 10], [10, 10], []]);
});

test("what does not fit fills both columns and leaves the rest", () => {
  const { left, right, rest } = fillColumns(
    Array.from({ length: 7 }, () => box(10)),
    30,
  );
  expect([left.length, right.length, rest.length]).toEqual([3, 3, 1]);
});
