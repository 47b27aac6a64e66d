import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dateOf, dayOf, fromIstanbul, hour, toIstanbul, weekdayOf } from "../time.ts";
import {
  feastDays,
  feastEves,
  feastsKnownUntil,
  hoursOf,
  nextWorkingTime,
  responseDeadline,
  workingTimeBetween,
} from "./working-hours.ts";

const workdays = (year: number) => {
  const days = Array.from({ length: 366 }, (_, index) => dayOf(`${year}-01-01`) + index);
  return days.filter((day) => dateOf(day).startsWith(`${year}`)).map((day) => hoursOf(day)?.closes);
};

test("moments of Istanbul are three hours ahead", () => {
  const late = Date.UTC(2026, 10, 16, 21, 30);
  expect(toIstanbul(late)).toEqual({ day: dayOf("2026-11-17"), time: hour / 2 });
  expect(fromIstanbul(toIstanbul(late))).toBe(late);
  expect(toIstanbul(-1)).toEqual({ day: 0, time: 3 * hour - 1 });
});

test("weekdays are known before and after 1970", () => {
  expect(["1969-12-31", "1970-01-01", "2026-11-15"].map((date) => weekdayOf(dayOf(date)))).toEqual([3, 4, 0]);
});

test("2026 has its working days: 248 whole ones and 3 mornings", () => {
  const closes = workdays(2026);
  expect(closes.filter((time) => time === 18 * hour)).toHaveLength(248);
  expect(closes.filter((time) => time === 13 * hour)).toHaveLength(3);
});

test("every year of the table has both feasts, at least 350 days after the last ones", () => {
  const starts = [...feastDays].filter((day) => !feastDays.has(day - 1)).sort((one, other) => one - other);
  for (let year = 2026; year <= feastsKnownUntil; year++) {
    const found = starts.filter((day) => dateOf(day).startsWith(`${year}`));
    expect(found.length, String(year)).toBe(year === 2033 ? 3 : 2);
  }
  for (const day of starts) expect(feastEves).toContain(day - 1);
  const gaps = starts.slice(2).map((day, index) => day - (starts[index] as number));
  expect(gaps.every((gap) => gap >= 353 && gap <= 356)).toBe(true);
});

test("the table of feasts reaches beyond this year; if this fails, add the next years from the list it names", () => {
  expect(feastsKnownUntil).toBeGreaterThan(new Date().getFullYear());
});

const at = (local: string) => Date.parse(`${local}:00+03:00`);
const shown = (moment: number) => new Date(moment + 3 * 3_600_000).toISOString().slice(0, 16);
const promised = (asked: string) => shown(responseDeadline(at(asked)));
const next = (asked: string) => shown(nextWorkingTime(at(asked)));

describe("asked on a working day between 09:00 and 18:00", () => {
  test.each([
    ["2026-11-16T10:30", "2026-11-17T10:30"],
    ["2026-11-16T09:00", "2026-11-17T09:00"],
    ["2026-11-16T18:00", "2026-11-17T18:00"],
    ["2026-11-20T16:45", "2026-11-23T16:45"],
  ])("%s: the same time of the next working day, %s", (asked, by) => {
    expect(promised(asked)).toBe(by);
    if (!asked.endsWith("18:00")) expect(next(asked)).toBe(asked);
  });
});

describe("asked outside working hours", () => {
  test.each([
    ["2026-11-16T18:01", "2026-11-17T18:00", "2026-11-17T09:00"],
    ["2026-11-20T18:40", "2026-11-23T18:00", "2026-11-23T09:00"],
    ["2026-11-21T11:00", "2026-11-23T18:00", "2026-11-23T09:00"],
    ["2026-11-22T23:59", "2026-11-23T18:00", "2026-11-23T09:00"],
    ["2026-11-17T00:30", "2026-11-17T18:00", "2026-11-17T09:00"],
    ["2026-11-17T08:59", "2026-11-17T18:00", "2026-11-17T09:00"],
  ])("%s: by the end of the working day that comes next, %s; it begins %s", (asked, by, begins) => {
    expect(promised(asked)).toBe(by);
    expect(next(asked)).toBe(begins);
  });
});

describe("around holidays", () => {
  test.each([
    ["New Year", "2026-12-31T10:00", "2027-01-04T10:00"],
    ["1 May, a Friday", "2026-04-30T10:00", "2026-05-04T10:00"],
    ["15 July", "2026-07-14T17:00", "2026-07-16T17:00"],
    ["the morning of 28 October", "2026-10-27T10:00", "2026-10-28T10:00"],
    ["the afternoon before Republic Day is no working time", "2026-10-27T15:00", "2026-10-28T13:00"],
    ["asked in that morning", "2026-10-28T11:00", "2026-10-30T11:00"],
    ["asked in that afternoon", "2026-10-28T14:00", "2026-10-30T18:00"],
    ["asked before that morning", "2026-10-28T08:00", "2026-10-28T13:00"],
    ["the eve of Ramazan bayramı", "2026-03-18T16:00", "2026-03-19T13:00"],
    ["Ramazan bayramı and a weekend", "2026-03-19T12:00", "2026-03-23T12:00"],
    ["Kurban bayramı and a weekend", "2026-05-26T15:00", "2026-06-01T18:00"],
    ["Kurban bayramı that meets 19 May", "2027-05-14T15:00", "2027-05-20T15:00"],
    ["Ramazan bayramı after New Year", "2032-12-31T15:00", "2033-01-05T15:00"],
    ["Ramazan bayramı for the second time in 2033", "2033-12-22T14:00", "2033-12-26T18:00"],
  ])("%s: %s leads to %s", (_, asked, by) => {
    expect(promised(asked)).toBe(by);
  });

  test("after the table ends weekends and fixed holidays still hold", () => {
    expect(promised("2041-04-22T10:00")).toBe("2041-04-24T10:00");
    expect(promised("2041-10-25T10:00")).toBe("2041-10-28T10:00");
    expect(promised("2041-10-28T15:00")).toBe("2041-10-30T18:00");
  });
});

describe("working time", () => {
  test.each([
    ["within a day", "2026-11-16T10:00", "2026-11-16T10:45", 45],
    ["over a night", "2026-11-16T17:50", "2026-11-17T09:20", 30],
    ["over a weekend", "2026-11-20T17:00", "2026-11-23T10:00", 120],
    ["from Sunday to Monday's opening", "2026-11-22T12:00", "2026-11-23T09:00", 0],
    ["a whole week", "2026-11-16T00:00", "2026-11-23T00:00", 5 * 9 * 60],
    ["over Republic Day and the half day before", "2026-10-28T12:00", "2026-10-30T09:30", 90],
    ["backwards", "2026-11-17T10:00", "2026-11-16T10:00", 0],
  ])("%s: from %s to %s are %i minutes", (_, from, to, minutes) => {
    expect(workingTimeBetween(at(from), at(to)) / 60_000).toBe(minutes);
  });
});

describe("whenever one asks", () => {
  const moment = fc.integer({ min: at("2026-01-01T00:00"), max: at("2040-01-01T00:00") });

  test("the promise lies in the future and within working hours", () => {
    fc.assert(
      fc.property(moment, (asked) => {
        const { day, time } = toIstanbul(responseDeadline(asked));
        const hours = hoursOf(day);
        expect(responseDeadline(asked)).toBeGreaterThan(asked);
        expect(hours !== undefined && time >= hours.opens && time <= hours.closes).toBe(true);
      }),
    );
  });

  test("we begin to work before the promise ends, and never before one has asked", () => {
    fc.assert(
      fc.property(moment, (asked) => {
        expect(nextWorkingTime(asked)).toBeGreaterThanOrEqual(asked);
        expect(nextWorkingTime(asked)).toBeLessThan(responseDeadline(asked));
      }),
    );
  });

  test("who asks later is never promised an earlier answer", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 5 * 86_400_000 }), (asked, wait) => {
        expect(responseDeadline(asked + wait)).toBeGreaterThanOrEqual(responseDeadline(asked));
      }),
    );
  });

  test("working time is the sum of its parts", () => {
    fc.assert(
      fc.property(moment, fc.nat(20 * 86_400_000), fc.nat(20 * 86_400_000), (from, one, other) => {
        const [middle, to] = [from + one, from + one + other];
        expect(workingTimeBetween(from, middle) + workingTimeBetween(middle, to)).toBe(workingTimeBetween(from, to));
      }),
    );
  });
});
