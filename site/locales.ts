/**
 * The languages of the site: nothing else lists them. The default one carries no prefix; `name` is what a language calls
 * itself.
 */
export const locales = {
  tr: { code: "tr", iso: "tr-TR", prefix: "", name: "Türkçe" },
  en: { code: "en", iso: "en-US", prefix: "/en", name: "English" },
} as const;

export type Locale = keyof typeof locales;

/** The language without a prefix, and that of mails to our own teams. */
export const defaultLocale: Locale = "tr";

/** The language whose legal texts bind. */
export const bindingLocale: Locale = "tr";

/** The language of the command line and of what is written for operators. */
export const operatorLocale: Locale = "en";

export const localeCodes = Object.keys(locales) as Locale[];

export function otherLocales(locale: Locale): Locale[] {
  return localeCodes.filter((code) => code !== locale);
}

/** The language an address belongs to, read from its prefix alone. */
export function localeOf(path: string): Locale {
  const found = otherLocales(defaultLocale).find((code) => `${path}/`.startsWith(`${locales[code].prefix}/`));
  return found ?? defaultLocale;
}
