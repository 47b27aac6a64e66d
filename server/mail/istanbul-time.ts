import { clockTime } from "../../domain/time.ts";
import type { Locale } from "../../site/locales.ts";

const timeZone = "Europe/Istanbul";

/** "15 Kasım 2026, 18:40" or "November 15, 2026, 18:40": a moment as the clocks in Istanbul show it. */
export function istanbulTime(at: number, locale: Locale): string {
  return `${istanbulDay(at, locale)}, ${clockTime(at)}`;
}

/** "15 Kasım 2026" or "November 15, 2026". */
export function istanbulDay(at: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(at);
}

/** The same for a day of the calendar, such as "2026-11-15". */
export function calendarDay(date: string, locale: Locale): string {
  return istanbulDay(Date.parse(`${date}T12:00:00+03:00`), locale);
}
