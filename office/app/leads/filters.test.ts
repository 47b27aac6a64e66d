import { expect, test } from "vitest";
import { day } from "../../../domain/time.ts";
import {
  filterQuery,
  leadAddress,
  leadFilter,
  listAddress,
  placeAddress,
  readFilters,
  readPlace,
  viewName,
  viewQuery,
} from "./filters.ts";

const filtersOf = (query: string) => readFilters(new URLSearchParams(query));
const none = { text: "", status: "", form: "", owner: "", source: "", period: "", due: "" };

test("an address without filters asks for everything", () => {
  expect(filtersOf("")).toEqual(none);
  expect(leadFilter(filtersOf(""), 1, 0)).toEqual({});
});

test("an address is a view that can be kept", () => {
  const query = "text=kordon&status=in-progress&form=quote&owner=mine&source=google.com&period=30&due=yes";
  const filters = filtersOf(query);
  expect(leadFilter(filters, 7, 100 * day)).toEqual({
    text: "kordon",
    status: "in-progress",
    form: "quote",
    owner: 7,
    source: "google.com",
    since: 70 * day,
    due: "1970-04-11",
  });
  expect(filterQuery(filters).toString()).toBe(query);
});

test("a week is a period, from its Monday in Istanbul to the next", () => {
  expect(leadFilter(filtersOf("period=2026-W47"), 7, 0)).toEqual({
    since: Date.parse("2026-11-16T00:00:00+03:00"),
    before: Date.parse("2026-11-23T00:00:00+03:00"),
  });
  // A year whose first of January is in the last week of the one before, and one of 53 weeks.
  expect(leadFilter(filtersOf("period=2027-W01"), 7, 0).since).toBe(Date.parse("2027-01-04T00:00:00+03:00"));
  expect(leadFilter(filtersOf("period=2026-W53"), 7, 0).since).toBe(Date.parse("2026-12-28T00:00:00+03:00"));
});

test("leads whose source is not known can be asked for", () => {
  expect(leadFilter(filtersOf("source=(none)"), 7, 0)).toEqual({ source: null });
});

test("owners are nobody, oneself or a person's number", () => {
  expect(leadFilter(filtersOf("owner=none"), 7, 0)).toEqual({ owner: "none" });
  expect(leadFilter(filtersOf("owner=3"), 7, 0)).toEqual({ owner: 3 });
});

test.each([
  "status=open",
  "form=__proto__",
  "owner=0",
  "owner=1e9",
  "owner=1;drop",
  "period=8",
  "period=-7",
  "period=2025-W53",
  "period=2026-W00",
  "due=no",
])("what is none of the choices filters nothing: %s", (query) => {
  expect(filtersOf(query)).toEqual(none);
});

test("a page begins at a place, and nothing else is a place", () => {
  const place = readPlace("1763456789000.0198f1-ab");
  expect(place).toEqual({ createdAt: 1763456789000, id: "0198f1-ab" });
  for (const text of [null, "", "1763456789000", "x.y", "1.a b", "1.' or 1=1"]) expect(readPlace(text)).toBeUndefined();
  expect(placeAddress(filtersOf("status=new"), "older", place)).toBe("/?status=new&older=1763456789000.0198f1-ab");
  expect(placeAddress(filtersOf(""), "newer", undefined)).toBeUndefined();
});

test("a lead carries the view it was opened from, and nothing else", () => {
  const view = viewQuery(new URLSearchParams("owner=mine&older=17.a-b&saved=&status=none&x=1"));
  expect(leadAddress("7F3K-92QM", view)).toBe("/leads/7F3K-92QM?owner=mine&older=17.a-b");
  expect(listAddress(view)).toBe("/?owner=mine&older=17.a-b");
  const all = viewQuery(new URLSearchParams("older=x"));
  expect([leadAddress("7F3K-92QM", all), listAddress(all)]).toEqual(["/leads/7F3K-92QM", "/"]);
});

test("a view of every day has its name, and no other has", () => {
  const named = (query: string) => viewName(filtersOf(query));
  expect(["", "status=new", "owner=mine", "due=yes", "owner=none"].map(named)).toEqual([
    ...["all", "new", "mine", "due", "unowned"],
  ]);
  for (const query of ["status=won", "owner=mine&form=quote", "text=a"]) expect(named(query)).toBeUndefined();
});
