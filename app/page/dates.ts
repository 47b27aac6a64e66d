import { type Locale, locales } from "../../site/locales.ts";

/** "14 Eylül 2023" or "September 14, 2023". Days carry no time zone. */
export function longDate(day: string, locale: Locale): string {
  return format(day, locale, { day: "numeric", month: "long", year: "numeric" });
}

/** The same without the year, for lists grouped by year. */
export function dayAndMonth(day: string, locale: Locale): string {
  return format(day, locale, { day: "numeric", month: "long" });
}

function format(day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[locale].iso, { ...options, timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
