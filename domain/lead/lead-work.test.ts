import { expect, test } from "vitest";
import { changedWork, isCalendarDay, medianWorkingMinutes, untouched } from "./lead-work.ts";

const at = (local: string) => Date.parse(`${local}:00+03:00`);

test("a change makes the next version, and one that changes nothing leaves all as it was", () => {
  expect(changedWork(untouched, { owner: 3 }, 10)).toEqual({ ...untouched, owner: 3, version: 2 });
  expect(changedWork(untouched, { status: "new" }, 10)).toBe(untouched);
  expect(changedWork(untouched, { followUp: null }, 10)).toBe(untouched);
});

test("the first change of status is the first response, whatever follows", () => {
  const taken = changedWork(untouched, { owner: 3 }, 10);
  const begun = changedWork(taken, { status: "in-progress" }, 20);
  const back = changedWork(changedWork(begun, { status: "won" }, 30), { status: "new" }, 40);
  expect([taken, begun, back].map(({ firstStatusAt }) => firstStatusAt)).toEqual([null, 20, 20]);
});

test("a follow-up is a day of the calendar", () => {
  expect(["2026-11-20", "2028-02-29"].every(isCalendarDay)).toBe(true);
  for (const text of ["", "2026-02-30", "2026-2-3", "20.11.2026", "2026-11-20T00:00", "2026-13-01"]) {
    expect(isCalendarDay(text), text).toBe(false);
  }
});

test("the median counts working time alone: nights, weekends and holidays take none", () => {
  const friday = { createdAt: at("2026-11-20T17:30"), firstStatusAt: at("2026-11-23T09:30") };
  const same = { createdAt: at("2026-11-17T10:00"), firstStatusAt: at("2026-11-17T10:10") };
  const feast = { createdAt: at("2026-10-28T12:00"), firstStatusAt: at("2026-10-30T10:00") };
  expect(medianWorkingMinutes([])).toBeUndefined();
  expect(medianWorkingMinutes([friday])).toBe(60);
  expect(medianWorkingMinutes([friday, same])).toBe(35);
  expect(medianWorkingMinutes([feast, same, friday])).toBe(60);
  expect(medianWorkingMinutes([feast])).toBe(120);
});
