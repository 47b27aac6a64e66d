import fc from "fast-check";
import { expect, test } from "vitest";
import { day } from "../time.ts";
import { dateIn, daysLeft, dueDate } from "./due-date.ts";

test.each([
  ["2026-11-15T12:00:00+03:00", "2026-12-15"],
  ["2026-11-15T00:00:00+03:00", "2026-12-15"],
  ["2026-11-15T23:59:59+03:00", "2026-12-15"],
  ["2026-11-15T22:00:00Z", "2026-12-16"],
  ["2026-12-20T09:00:00+03:00", "2027-01-19"],
  ["2028-01-30T09:00:00+03:00", "2028-02-29"],
  ["2027-01-30T09:00:00+03:00", "2027-03-01"],
])("confirmed at %s, it is due on %s", (confirmed, due) => {
  expect(dueDate(Date.parse(confirmed))).toBe(due);
});

test("days are counted by the calendar of Istanbul, whatever the hour", () => {
  const left = (now: string) => daysLeft("2026-12-15", Date.parse(now));
  expect(left("2026-11-15T23:59:59+03:00")).toBe(30);
  expect(left("2026-11-16T00:00:00+03:00")).toBe(29);
  expect(left("2026-12-15T23:59:59+03:00")).toBe(0);
  expect(left("2026-12-15T21:00:00Z")).toBe(-1);
});

test("at any moment there are exactly thirty days, and one less a day later", () => {
  const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2060, 0, 1) });
  fc.assert(
    fc.property(moment, (now) => {
      expect(daysLeft(dueDate(now), now)).toBe(30);
      expect(daysLeft(dueDate(now), now + day)).toBe(29);
      expect(dateIn(30, now)).toBe(dueDate(now));
    }),
  );
});
