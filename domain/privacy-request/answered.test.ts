import { expect, test } from "vitest";
import { privacyRequest } from "../../testing/samples.ts";
import { answeredFigures, daysToClose } from "./answered.ts";
import { dueDate } from "./due-date.ts";

const at = (time: string) => Date.parse(`${time}+03:00`);

function closed(confirmedAt: string, closedAt: string) {
  const confirmed = { reference: "7F3K-2M9Q", at: at(confirmedAt), dueOn: dueDate(at(confirmedAt)) };
  return privacyRequest({ confirmed, closed: { at: at(closedAt), outcome: "answered" } });
}

test("an answer takes days of the calendar in Istanbul", () => {
  expect(daysToClose(closed("2026-11-01T23:59:00", "2026-11-02T00:01:00"))).toBe(1);
  expect(daysToClose(closed("2026-11-01T00:00:00", "2026-11-01T23:59:00"))).toBe(0);
  expect(daysToClose(privacyRequest())).toBeUndefined();
});

test("figures count what was answered, how fast, and what was late", () => {
  expect(answeredFigures([])).toBeUndefined();
  const onTheLastDay = closed("2026-10-01T09:00:00", "2026-10-31T23:59:00");
  const late = closed("2026-10-01T09:00:00", "2026-11-01T00:00:00");
  const fast = closed("2026-10-01T09:00:00", "2026-10-03T09:00:00");
  expect(answeredFigures([late])).toEqual({ count: 1, medianDays: 31, late: 1 });
  expect(answeredFigures([late, fast])).toEqual({ count: 2, medianDays: 2, late: 1 });
  expect(answeredFigures([late, fast, onTheLastDay])).toEqual({ count: 3, medianDays: 30, late: 1 });
});
