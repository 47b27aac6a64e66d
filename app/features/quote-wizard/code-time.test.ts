import { expect, test } from "vitest";
import { announcedSeconds, timeText } from "./code-time.tsx";

const words = {
  minutes: { one: "1 minute", other: "{count} minutes" },
  seconds: { one: "1 second", other: "{count} seconds" },
};

test.each([
  [180, "3 minutes"],
  [125, "2 minutes 5 seconds"],
  [61, "1 minute 1 second"],
  [9, "9 seconds"],
  [0, "0 seconds"],
])("%i seconds are %s", (seconds, text) => {
  expect(timeText(seconds, words)).toBe(text);
});

test("the time is said at a few announcements alone", () => {
  const said = Array.from({ length: 181 }, (_, passed) => announcedSeconds(180 - passed));
  expect([...new Set(said)]).toEqual([180, 120, 60, 30, 10, 0]);
  expect([announcedSeconds(61), announcedSeconds(60), announcedSeconds(1), announcedSeconds(0)]).toEqual([
    120, 60, 10, 0,
  ]);
});
