import { expect, test } from "vitest";
import { pageOfList, queryAddress } from "./paging.ts";

const letters = [..."abcdefg"];

test("a list is cut into pages", () => {
  expect(pageOfList(letters, 3, null)).toEqual({ items: ["a", "b", "c"], page: 1, pages: 3, total: 7 });
  expect(pageOfList(letters, 3, "3").items).toEqual(["g"]);
});

test.each(["0", "-1", "two", "1.5", "", "01"])("“%s” is no page number and opens the first page", (wanted) => {
  expect(pageOfList(letters, 3, wanted).page).toBe(1);
});

test("a number too high opens the last page", () => {
  expect(pageOfList(letters, 3, "99").page).toBe(3);
});

test("an empty list has one empty page", () => {
  expect(pageOfList([], 3, "2")).toEqual({ items: [], page: 1, pages: 1, total: 0 });
});

test("the address names only what is set", () => {
  expect(queryAddress("/medya", { kind: undefined, year: undefined })).toBe("/medya");
  expect(queryAddress("/medya", { kind: "haber", year: undefined }, 1)).toBe("/medya?kind=haber");
  expect(queryAddress("/medya", { kind: "haber", year: "2023" }, 2)).toBe("/medya?kind=haber&year=2023&page=2");
});
