import { expect, test } from "vitest";
import * as moments from "./moments.ts";

const words: Record<"tr" | "en", moments.MomentWords> = {
  tr: { at: "{date}, {clock}", until: "{date} {clock} kadar", from: "{date} {clock} itibaren" },
  en: {
    at: "{date}, {clock}",
    until: "by {clock} on {date} (Istanbul time)",
    from: "at {clock} on {date}",
  },
};
const untilText = (at: number, locale: "tr" | "en") => moments.untilText(at, locale, words[locale]);
const fromText = (at: number, locale: "tr" | "en") => moments.fromText(at, locale, words[locale]);
const at = (local: string) => Date.parse(`${local}:00+03:00`);

test("a promise reads as people say it", () => {
  expect(untilText(at("2026-11-17T10:30"), "tr")).toBe("17 Kasım 2026 Salı 10:30’a kadar");
  expect(untilText(at("2026-11-17T10:30"), "en")).toBe("by 10:30 on Tuesday, November 17, 2026 (Istanbul time)");
});

test("so does the next working moment", () => {
  expect(fromText(at("2026-11-18T09:00"), "tr")).toBe("18 Kasım 2026 Çarşamba 09:00’dan itibaren");
  expect(fromText(at("2026-11-18T09:00"), "en")).toBe("at 09:00 on Wednesday, November 18, 2026");
});

test.each([
  ["09:00", "09:00’a", "09:00’dan"],
  ["10:00", "10:00’a", "10:00’dan"],
  ["11:00", "11:00’e", "11:00’den"],
  ["12:00", "12:00’ye", "12:00’den"],
  ["13:00", "13:00’e", "13:00’ten"],
  ["14:00", "14:00’e", "14:00’ten"],
  ["15:00", "15:00’e", "15:00’ten"],
  ["16:00", "16:00’ya", "16:00’dan"],
  ["17:00", "17:00’ye", "17:00’den"],
  ["18:00", "18:00’e", "18:00’den"],
  ["10:05", "10:05’e", "10:05’ten"],
  ["10:10", "10:10’a", "10:10’dan"],
  ["10:20", "10:20’ye", "10:20’den"],
  ["10:40", "10:40’a", "10:40’tan"],
  ["10:50", "10:50’ye", "10:50’den"],
  ["10:59", "10:59’a", "10:59’dan"],
])("%s takes its endings as it is spoken: %s, %s", (clock, to, from) => {
  expect(untilText(at(`2026-11-17T${clock}`), "tr")).toContain(` ${to} kadar`);
  expect(fromText(at(`2026-11-17T${clock}`), "tr")).toContain(` ${from} itibaren`);
});

test("seconds are left out, never rounded up", () => {
  expect(untilText(at("2026-11-17T10:30") + 59_999, "tr")).toContain("10:30’a");
});
