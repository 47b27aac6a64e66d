import { dateOf, dayOf, fromIstanbul, hour, toIstanbul, weekdayOf } from "../time.ts";

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

/** When the company works on a day, as milliseconds of that day. */
export type Hours = { opens: number; closes: number };

const wholeDay: Hours = { opens: 9 * hour, closes: 18 * hour };
/** Holidays that begin at one in the afternoon leave the morning (law 2429, article 2). */
const halfDay: Hours = { opens: 9 * hour, closes: 13 * hour };

/** Month and day of the holidays that stay where they are (law 2429). */
const fixedHolidays = new Set(["01-01", "04-23", "05-01", "05-19", "07-15", "08-30", "10-29"]);
const fixedHalfDay = "10-28";

/** Working hours of a day in Türkiye; undefined on weekends and public holidays. */
export function hoursOf(day: number): Hours | undefined {
  const date = dateOf(day).slice(5);
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6 || fixedHolidays.has(date) || feastDays.has(day)) return undefined;
  return date === fixedHalfDay || feastEves.has(day) ? halfDay : wholeDay;
}

/** The first working day from a day on, itself included, and its hours. */
function workingDayFrom(day: number): { day: number; hours: Hours } {
  const hours = hoursOf(day);
  return hours ? { day, hours } : workingDayFrom(day + 1);
}

/**
 * By when somebody who asks now hears from us: within working hours, by the same time of the next working day; outside
 * them, by the end of the working day that comes next. On a half day that is one o'clock at the latest.
 */
export function responseDeadline(asked: number): number {
  const { day, time } = toIstanbul(asked);
  const today = hoursOf(day);
  const isEarly = today !== undefined && time < today.opens;
  const isWithin = today !== undefined && !isEarly && time <= today.closes;
  const next = workingDayFrom(isEarly ? day : day + 1);
  return fromIstanbul({ day: next.day, time: isWithin ? Math.min(time, next.hours.closes) : next.hours.closes });
}

/** The next moment at which somebody works: now, or when the next working day begins. */
export function nextWorkingTime(asked: number): number {
  const { day, time } = toIstanbul(asked);
  const today = hoursOf(day);
  if (today && time >= today.opens && time < today.closes) return asked;
  const next = workingDayFrom(today && time < today.opens ? day : day + 1);
  return fromIstanbul({ day: next.day, time: next.hours.opens });
}

/** Working time between two moments, in milliseconds. */
export function workingTimeBetween(from: number, to: number): number {
  const [start, end] = [toIstanbul(from), toIstanbul(to)];
  let worked = 0;
  for (let day = start.day; day <= end.day; day++) {
    const hours = hoursOf(day);
    if (!hours) continue;
    const opens = day === start.day ? Math.max(hours.opens, start.time) : hours.opens;
    const closes = day === end.day ? Math.min(hours.closes, end.time) : hours.closes;
    worked += Math.max(0, closes - opens);
  }
  return worked;
}
