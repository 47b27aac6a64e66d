import { expect, test } from "vitest";
import { countVisitors, visitorLimits } from "./visitor-limits.ts";

test("an address may search 120 times a minute and fetch 5 records", () => {
  expect(visitorLimits).toEqual({ search: 120, record: 5 });
  let now = 1_000;
  const secondsToWait = countVisitors(() => now);
  const ask = (what: "search" | "record", times: number) =>
    Array.from({ length: times }, () => secondsToWait(what, "192.0.2.1")).filter((seconds) => seconds !== undefined);
  expect(ask("search", 120)).toEqual([]);
  expect(ask("record", 5)).toEqual([]);
  now += 20_000;
  expect(ask("search", 2)).toEqual([40, 40]);
  expect(ask("record", 1)).toEqual([40]);
  expect(secondsToWait("search", "192.0.2.2")).toBeUndefined();
  now += 40_000;
  expect(ask("search", 120)).toEqual([]);
});

test("a household's IPv6 addresses are one", () => {
  const secondsToWait = countVisitors(() => 0);
  for (let host = 1; host <= 5; host++) expect(secondsToWait("record", `2001:db8::${host}`)).toBeUndefined();
  expect(secondsToWait("record", "2001:db8::6")).toBe(60);
  expect(secondsToWait("record", "2001:db8:1::6")).toBeUndefined();
});

test("a clock that is set back does not shut anybody out for longer", () => {
  let now = 10_000_000;
  const secondsToWait = countVisitors(() => now);
  for (let asked = 0; asked < 6; asked++) secondsToWait("record", "192.0.2.1");
  now -= 3_600_000;
  expect(secondsToWait("record", "192.0.2.1")).toBeUndefined();
});
