import { defaultLocale, type Locale, locales } from "../../site/locales.ts";

/** Words in a language. One that is missing is no reason to fail: a warning is logged and Turkish stands in. */
export function localized<Words>(words: Partial<Record<Locale, Words>> & { tr: Words }, locale: Locale): Words {
  const found = words[locale];
  if (found !== undefined) return found;
  // biome-ignore lint/suspicious/noConsole: whoever runs the site should hear of it
  console.warn(`There is no translation for the language "${locale}"; "${defaultLocale}" stands in.`);
  return words[defaultLocale] as Words;
}

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
