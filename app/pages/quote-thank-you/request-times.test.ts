import { expect, test } from "vitest";
import { requestTimes } from "./request-times.ts";

const at = (time: string) => Date.parse(`${time}+03:00`);

test("asked while somebody works: by the same time of the next working day", () => {
  expect(requestTimes(at("2026-11-16T10:30:00"), "tr")).toEqual({
    asked: "16 Kasım 2026 Pazartesi, 10:30",
    until: "17 Kasım 2026 Salı 10:30’a kadar",
    isOutside: false,
  });
});

test("asked on a Sunday: by the evening of the next working day", () => {
  expect(requestTimes(at("2026-11-15T18:40:00"), "en")).toEqual({
    asked: "Sunday, November 15, 2026, 18:40 (Istanbul time)",
    until: "by 18:00 on Monday, November 16, 2026 (Istanbul time)",
    isOutside: true,
  });
});
