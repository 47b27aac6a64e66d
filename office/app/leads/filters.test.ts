import { expect, test } from "vitest";
import { day } from "../../../domain/time.ts";
import { filterQuery, leadFilter, placeAddress, readFilters, readPlace } from "./filters.ts";

const filtersOf = (query: string) => readFilters(new URLSearchParams(query));
const none = { text: "", status: "", form: "", owner: "", source: "", period: "" };

test("an address without filters asks for everything", () => {
  expect(filtersOf("")).toEqual(none);
  expect(leadFilter(filtersOf(""), 1, 0)).toEqual({});
});

test("an address is a view that can be kept", () => {
  const query = "text=kordon&status=in-progress&form=quote&owner=mine&source=google.com&period=30";
  const filters = filtersOf(query);
  expect(leadFilter(filters, 7, 100 * day)).toEqual({
    text: "kordon",
    status: "in-progress",
    form: "quote",
    owner: 7,
    source: "google.com",
    since: 70 * day,
  });
  expect(filterQuery(filters).toString()).toBe(query);
});

test("owners are nobody, oneself or a person's number", () => {
  expect(leadFilter(filtersOf("owner=none"), 7, 0)).toEqual({ owner: "none" });
  expect(leadFilter(filtersOf("owner=3"), 7, 0)).toEqual({ owner: 3 });
});

test.each(["status=open", "form=__proto__", "owner=0", "owner=1e9", "owner=1;drop", "period=8", "period=-7"])(
  "what is none of the choices filters nothing: %s",
  (query) => {
    expect(filtersOf(query)).toEqual(none);
  },
);

test("a page begins at a place, and nothing else is a place", () => {
  const place = readPlace("1763456789000.0198f1-ab");
  expect(place).toEqual({ createdAt: 1763456789000, id: "0198f1-ab" });
  for (const text of [null, "", "1763456789000", "x.y", "1.a b", "1.' or 1=1"]) expect(readPlace(text)).toBeUndefined();
  expect(placeAddress(filtersOf("status=new"), "older", place)).toBe("/?status=new&older=1763456789000.0198f1-ab");
  expect(placeAddress(filtersOf(""), "newer", undefined)).toBeUndefined();
});
