import { expect, test } from "vitest";
import { dateOf, dayOf } from "../time.ts";
import { firstShownMoment, leadWeeks, mondayOf, weekOf } from "./lead-figures.ts";

test("a week begins on Monday", () => {
  expect(["2026-11-16", "2026-11-22"].map((date) => dateOf(mondayOf(weekOf(dayOf(date)))))).toEqual([
    "2026-11-16",
    "2026-11-16",
  ]);
  expect(dateOf(mondayOf(weekOf(dayOf("1969-12-31"))))).toBe("1969-12-29");
});

test("weeks are named as ISO 8601 does, around New Year too", () => {
  const names = (now: string) => leadWeeks([], Date.parse(`${now}T12:00:00+03:00`)).map(({ week }) => week);
  expect(names("2027-01-03").slice(-2)).toEqual(["2026-W52", "2026-W53"]);
  expect(names("2027-01-04").slice(-2)).toEqual(["2026-W53", "2027-W01"]);
  expect(names("2025-12-29").at(-1)).toBe("2026-W01");
});

test("26 weeks end with this one, from a Monday's midnight in Istanbul on", () => {
  const now = Date.parse("2026-11-15T22:30:00Z");
  expect(new Date(firstShownMoment(now)).toISOString()).toBe("2026-05-24T21:00:00.000Z");
  const counts = [
    { week: weekOf(dayOf("2026-11-16")), form: "quote" as const, count: 2 },
    { week: weekOf(dayOf("2026-11-16")), form: "quote" as const, count: 1 },
  ];
  const weeks = leadWeeks(counts, now);
  expect(weeks).toHaveLength(26);
  expect(weeks[0]?.monday).toBe("2026-05-25");
  expect(weeks.at(-1)).toEqual({ week: "2026-W47", monday: "2026-11-16", forms: { contact: 0, report: 0, quote: 3 } });
});
