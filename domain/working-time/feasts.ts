import { dayOf } from "./istanbul.ts";

/**
 * First days of Ramazan bayramı (three days) and Kurban bayramı (four days). They follow the moon by the rule of the
 * Presidency of Religious Affairs, whose list reaches to 2035: https://vakithesaplama.diyanet.gov.tr/dini_gunler.php
 * Other calendars, Umm al-Qura among them, differ by a day in 2033 and 2035. 2033 has Ramazan bayramı twice.
 */
const ramazan = [
  "2026-03-20",
  "2027-03-09",
  "2028-02-26",
  "2029-02-14",
  "2030-02-04",
  "2031-01-24",
  "2032-01-14",
  "2033-01-02",
  "2033-12-23",
  "2034-12-12",
  "2035-12-01",
];
const kurban = [
  "2026-05-27",
  "2027-05-16",
  "2028-05-05",
  "2029-04-24",
  "2030-04-13",
  "2031-04-02",
  "2032-03-22",
  "2033-03-11",
  "2034-03-01",
  "2035-02-18",
];

/** Whoever keeps the site adds the next years before this one ends. */
export const feastsKnownUntil = 2035;

const firstDays = [...ramazan.map((date) => [date, 3] as const), ...kurban.map((date) => [date, 4] as const)];

/** Days of the feasts, and the days before them (arife). */
export const feastDays = new Set(
  firstDays.flatMap(([date, length]) => Array.from({ length }, (_, index) => dayOf(date) + index)),
);
export const feastEves = new Set(firstDays.map(([date]) => dayOf(date) - 1));
