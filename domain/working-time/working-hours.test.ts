import { expect, test } from "vitest";
import { feastDays, feastEves, feastsKnownUntil } from "./feasts.ts";
import { dateOf, dayOf, fromIstanbul, hour, toIstanbul, weekdayOf } from "./istanbul.ts";
import { hoursOf } from "./working-hours.ts";

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
