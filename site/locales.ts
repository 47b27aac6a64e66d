/** The languages of the site. Turkish is the default and carries no prefix. */
export const locales = {
  tr: { code: "tr", iso: "tr-TR", prefix: "" },
  en: { code: "en", iso: "en-US", prefix: "/en" },
} as const;

export type Locale = keyof typeof locales;

export const defaultLocale: Locale = "tr";

export const localeCodes = Object.keys(locales) as Locale[];

export function otherLocale(locale: Locale): Locale {
  return locale === "tr" ? "en" : "tr";
}

/** The language an address belongs to, read from its prefix alone. */
export function localeOf(path: string): Locale {
  return path === "/en" || path.startsWith("/en/") ? "en" : "tr";
}
