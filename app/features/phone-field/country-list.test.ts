import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  closedList,
  defaultBuffer,
  type ListState,
  listWindow,
  openedList,
  pressKey,
  scrollTopFor,
  visibleRows,
} from "./country-list.ts";

const names = [
  "Türkiye",
  "Almanya",
  "Brezilya",
  "Irak",
  "İran",
  "İsviçre",
  "Åland Adaları",
  "Güney Afrika",
  "Güney Kore",
];
const list = { names, selected: 1 };
const open = openedList(list);

/** Presses keys one after the other, 100 ms apart, and says where that leads. */
function press(keys: string[], from: ListState = closedList, of = list) {
  let state = from;
  let chosen: number | undefined;
  keys.forEach((key, i) => {
    const pressed = pressKey(key, state, of, 5_000 + i * 100);
    state = pressed?.state ?? state;
    chosen = pressed?.chosen ?? chosen;
  });
  return { ...state, chosen, name: names[state.active] };
}

describe("opening and closing", () => {
  test.each(["ArrowDown", "ArrowUp", "Enter", " ", "Home", "End"])("%j opens at the selected row", (key) => {
    expect(press([key])).toMatchObject({ open: true, active: 1 });
  });

  test("Escape closes and chooses nothing; on a closed list it is left to others", () => {
    expect(press(["ArrowDown", "ArrowDown", "Escape"])).toMatchObject({ open: false, chosen: undefined });
    expect(pressKey("Escape", closedList, list, 0)).toBeUndefined();
  });

  test("Enter and the space bar choose the row the keys have reached, and close", () => {
    for (const key of ["Enter", " "]) expect(press([key, "ArrowDown", key])).toMatchObject({ open: false, chosen: 2 });
  });

  test("without a row there is nothing to choose", () => {
    expect(press(["Enter", "Enter"], closedList, { names, selected: -1 })).toMatchObject({
      open: false,
      chosen: undefined,
    });
  });

  test.each(["Tab", "Shift", "F5", "PageDown", "Delete", "Backspace", "1", "+"])("%s is left to the browser", (key) => {
    expect(pressKey(key, closedList, list, 5_000)).toBeUndefined();
  });
});

test("the arrows go from row to row and around the ends", () => {
  expect(press(["ArrowDown"], open).active).toBe(2);
  expect(press(["ArrowUp", "ArrowUp"], open).active).toBe(names.length - 1);
  expect(press(["End", "ArrowDown"], open).active).toBe(0);
  expect(press(["End", "Home"], open).active).toBe(0);
  const none = openedList({ selected: -1 });
  expect([press(["ArrowDown"], none).active, press(["ArrowUp"], none).active]).toEqual([0, names.length - 1]);
});

test("an empty list has nowhere to go", () => {
  expect(pressKey("ArrowDown", closedList, { names: [], selected: -1 }, 5_000)).toBeUndefined();
});

describe("typing a name", () => {
  test.each([
    ["b", "Brezilya"],
    ["BR", "Brezilya"],
    ["t", "Türkiye"],
    ["tur", "Türkiye"],
    ["TÜR", "Türkiye"],
    ["ı", "Irak"],
    ["i", "Irak"],
    ["I", "Irak"],
    ["İ", "Irak"],
    ["ir", "Irak"],
    ["iran", "İran"],
    ["IRAN", "İran"],
    ["isv", "İsviçre"],
    ["ISVIC", "İsviçre"],
    ["åland", "Åland Adaları"],
    ["aland", "Åland Adaları"],
    ["guney k", "Güney Kore"],
  ])("%s opens the list and leads to %s", (text, name) => {
    expect(press([...text])).toMatchObject({ open: true, name, chosen: undefined });
  });

  test("letters that begin no name leave the row as it is", () => {
    expect(press(["x", "q"])).toMatchObject({ open: true, active: 1 });
  });

  test("Backspace takes the last letter back", () => {
    expect(press(["i", "s", "Backspace", "r", "a", "n"]).name).toBe("İran");
    expect(press(["g", "Backspace", "b"]).name).toBe("Brezilya");
  });

  test("the letters are forgotten after a second", () => {
    const first = pressKey("i", closedList, list, 1_000)?.state ?? closedList;
    const soon = pressKey("s", first, list, 1_999)?.state;
    expect([soon?.typed, names[soon?.active ?? -1]]).toEqual(["is", "İsviçre"]);
    const late = pressKey("b", first, list, 2_000)?.state;
    expect([late?.typed, names[late?.active ?? -1]]).toEqual(["b", "Brezilya"]);
    expect(pressKey("Backspace", first, list, 2_000)).toBeUndefined();
    expect(pressKey(" ", first, list, 2_000)?.chosen).toBe(3);
  });
});

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
      for (const buffer of [0, defaultBuffer]) {
        const { first, end } = listWindow({ count, rowHeight, scrollTop, buffer });
        expect(row).toBeGreaterThanOrEqual(first);
        expect(row).toBeLessThan(end);
      }
    }),
  );
});
