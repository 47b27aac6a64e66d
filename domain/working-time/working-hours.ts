import { feastDays, feastEves } from "./feasts.ts";
import { dateOf, hour, weekdayOf } from "./istanbul.ts";

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
export function workingDayFrom(day: number): { day: number; hours: Hours } {
  const hours = hoursOf(day);
  return hours ? { day, hours } : workingDayFrom(day + 1);
}
