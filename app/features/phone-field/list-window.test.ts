import fc from "fast-check";
import { expect, test } from "vitest";
import { listWindow, scrollTopFor, usualBuffer, visibleRows } from "./list-window.ts";

test("rows within 200 px of the view are rendered, and no others", () => {
  expect(listWindow({ count: 245, rowHeight: 30, scrollTop: 0 })).toEqual({ first: 0, end: 14 });
  expect(listWindow({ count: 245, rowHeight: 30, scrollTop: 3_000 })).toEqual({ first: 93, end: 114 });
  expect(listWindow({ count: 245, rowHeight: 30, scrollTop: 238 * 30 })).toEqual({ first: 231, end: 245 });
  expect(listWindow({ count: 3, rowHeight: 30, scrollTop: 0 })).toEqual({ first: 0, end: 3 });
  expect(listWindow({ count: 0, rowHeight: 30, scrollTop: 0 })).toEqual({ first: 0, end: 0 });
});

test("never more than 1,000 rows, however low they are", () => {
  expect(listWindow({ count: 5_000, rowHeight: 0.1, scrollTop: 0 })).toEqual({ first: 0, end: 1_000 });
});

test("a row stands fourth where that is possible", () => {
  expect(scrollTopFor(100, 245, 30)).toBe(97 * 30);
  expect(scrollTopFor(3, 245, 30)).toBe(0);
  expect(scrollTopFor(0, 245, 30)).toBe(0);
  expect(scrollTopFor(244, 245, 30)).toBe((245 - 7) * 30);
  expect(scrollTopFor(4, 5, 30)).toBe(0);
  expect(scrollTopFor(-1, 245, 30)).toBe(0);
});

test("a row that is scrolled to is in view and rendered", () => {
  const lists = fc.record({ count: fc.integer({ min: 1, max: 400 }), rowHeight: fc.integer({ min: 20, max: 60 }) });
  fc.assert(
    fc.property(lists, fc.nat(), ({ count, rowHeight }, any) => {
      const row = any % count;
      const scrollTop = scrollTopFor(row, count, rowHeight);
      expect(row * rowHeight).toBeGreaterThanOrEqual(scrollTop);
      expect((row + 1) * rowHeight).toBeLessThanOrEqual(scrollTop + visibleRows * rowHeight);
      for (const buffer of [0, usualBuffer]) {
        const { first, end } = listWindow({ count, rowHeight, scrollTop, buffer });
        expect(row).toBeGreaterThanOrEqual(first);
        expect(row).toBeLessThan(end);
      }
    }),
  );
});
