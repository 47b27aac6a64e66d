import { expect, test } from "vitest";
import { filterNews, groupByYear, offeredFilters, readFilter } from "./news-list.ts";

const report = { slug: "report", kind: "rapor" as const, date: "2024-11-12" };
const project = { slug: "project", kind: "haber" as const, date: "2024-10-03" };
const move = { slug: "move", kind: "haber" as const, date: "2023-09-14" };
const all = [report, project, move];

const read = (query: string) => readFilter(new URLSearchParams(query), all);

test("the query names a kind and a year", () => {
  expect(read("kind=haber&year=2023")).toEqual({ kind: "haber", year: "2023" });
});

test("unknown kinds and years without news count as not set", () => {
  expect(read("kind=blog&year=1979")).toEqual({ kind: undefined, year: undefined });
});

test("kind and year must both fit", () => {
  expect(filterNews(all, {})).toEqual(all);
  expect(filterNews(all, { kind: "haber" })).toEqual([project, move]);
  expect(filterNews(all, { kind: "haber", year: "2023" })).toEqual([move]);
  expect(filterNews(all, { kind: "rapor", year: "2023" })).toEqual([]);
});

test("only kinds and years with news are offered, the newest year first", () => {
  expect(offeredFilters([move, ...all])).toEqual({ kinds: ["haber", "rapor"], years: ["2024", "2023"] });
});

test("news stand under their years in the order they came", () => {
  expect(groupByYear(all)).toEqual([
    { year: "2024", items: [report, project] },
    { year: "2023", items: [move] },
  ]);
});
