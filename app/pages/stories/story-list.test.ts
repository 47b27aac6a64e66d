import { expect, test } from "vitest";
import { filterStories, offeredFilters, readFilter } from "./story-list.ts";

const tuna = { slug: "tuna", sector: "lojistik" as const, tags: ["sap" as const, "altyapi" as const] };
const ege = { slug: "ege", sector: "enerji" as const, tags: ["guvenlik" as const] };
const marmara = { slug: "marmara", sector: "saglik" as const, tags: ["altyapi" as const] };
const all = [tuna, ege, marmara];

const read = (query: string) => readFilter(new URLSearchParams(query));

test("the query names a sector and a service", () => {
  expect(read("sector=enerji&service=guvenlik")).toEqual({ sector: "enerji", service: "guvenlik" });
});

test("unknown and empty values count as not set", () => {
  expect(read("sector=uzay&service=")).toEqual({ sector: undefined, service: undefined });
  expect(read("")).toEqual({ sector: undefined, service: undefined });
});

test("without a filter every story is there, in its order", () => {
  expect(filterStories(all, {})).toEqual(all);
});

test("a service finds every story that carries it", () => {
  expect(filterStories(all, { service: "altyapi" })).toEqual([tuna, marmara]);
});

test("sector and service must both fit", () => {
  expect(filterStories(all, { sector: "lojistik", service: "altyapi" })).toEqual([tuna]);
  expect(filterStories(all, { sector: "enerji", service: "sap" })).toEqual([]);
});

test("only what has a story is offered", () => {
  expect(offeredFilters(all)).toEqual({
    sectors: ["lojistik", "saglik", "enerji"],
    services: ["altyapi", "guvenlik", "sap"],
  });
});
