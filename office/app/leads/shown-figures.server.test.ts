import { expect, test } from "vitest";
import { leadWeeks, weekOf } from "../../../domain/lead/lead-figures.ts";
import { dayOf } from "../../../domain/time.ts";
import { readFilters } from "./filters.ts";
import { shownFigures } from "./shown-figures.server.ts";

const now = Date.parse("2026-11-18T10:00:00+03:00");
const none = { new: 0, "in-progress": 0, won: 0, lost: 0, spam: 0 };
const thisWeek = weekOf(dayOf("2026-11-18"));

function shown(quotes: number, reports: number, sources: { source: string | null; count: number }[] = []) {
  const counts = [
    { week: thisWeek, form: "quote" as const, count: quotes },
    { week: thisWeek, form: "report" as const, count: reports },
  ];
  const figures = { weeks: leadWeeks(counts, now), statuses: { ...none, new: quotes + reports }, sources };
  return shownFigures(figures, readFilters(new URLSearchParams("owner=mine")), "tr");
}

test("a point is a lead as long as there is room, and then as many as the caption says", () => {
  expect(shown(30, 6).weeks).toMatchObject({ point: "Bir nokta, bir talep" });
  const { point, rows } = shown(700, 3).weeks;
  expect(point).toBe("Bir nokta, 20 talep");
  const [quote, contact, report] = rows.at(-1)?.points ?? [];
  // Whatever there is has a point.
  expect([quote?.points, contact?.points, report?.points]).toEqual([35, 0, 1]);
});

test("numbers lead to their leads, in the filters that are set", () => {
  const { weeks, sources } = shown(2, 1, [
    { source: "kordon fuar", count: 1 },
    { source: null, count: 1 },
  ]);
  expect(weeks.rows.at(-1)).toMatchObject({
    days: "16–22 Kasım 2026",
    to: "/?owner=mine&period=2026-W47",
    total: 3,
  });
  expect(sources.rows).toMatchObject([
    { name: "kordon fuar", to: "/?owner=mine&source=kordon+fuar", count: 1 },
    { name: "Bilinmiyor", to: "/?owner=mine&source=%28none%29", count: 1 },
    { name: "Diğer", count: 1 },
  ]);
  expect(sources.rows[2]).not.toHaveProperty("to");
});
