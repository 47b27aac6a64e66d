import { type Locale, locales } from "../../site/locales.ts";

/** "14 Eylül 2023" or "September 14, 2023". Days carry no time zone. */
export const longDate = dateFormatter({ day: "numeric", month: "long", year: "numeric" });

/** The same without the year, for lists grouped by year. */
export const dayAndMonth = dateFormatter({ day: "numeric", month: "long" });

/** Making a format takes far longer than using it. */
function dateFormatter(options: Intl.DateTimeFormatOptions): (day: string, locale: Locale) => string {
  const formats = new Map<Locale, Intl.DateTimeFormat>();
  return (day, locale) => {
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locales[locale].iso, { ...options, timeZone: "UTC" });
    formats.set(locale, format);
    return format.format(new Date(`${day}T00:00:00Z`));
  };
}
