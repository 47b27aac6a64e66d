import { type Locale, locales } from "../../site/locales.ts";

const long = { day: "numeric", month: "long", year: "numeric" } as const;
const withoutYear = { day: "numeric", month: "long" } as const;

/** "14 Eylül 2023" or "September 14, 2023". Days carry no time zone. */
export function longDate(day: string, locale: Locale): string {
  return formatOf(long, locale).format(momentOf(day));
}

/** The same without the year, for lists grouped by year. */
export function dayAndMonth(day: string, locale: Locale): string {
  return formatOf(withoutYear, locale).format(momentOf(day));
}

const formats = new Map<object, Map<Locale, Intl.DateTimeFormat>>();

/** Making one takes far longer than using it. */
function formatOf(options: Intl.DateTimeFormatOptions, locale: Locale): Intl.DateTimeFormat {
  const known = formats.get(options) ?? new Map<Locale, Intl.DateTimeFormat>();
  const format = known.get(locale) ?? new Intl.DateTimeFormat(locales[locale].iso, { ...options, timeZone: "UTC" });
  formats.set(options, known.set(locale, format));
  return format;
}

function momentOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
