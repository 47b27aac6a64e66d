import type { Locale } from "../../site/locales.ts";

/** Making one takes longer than all else here. */
const namesIn = new Map<Locale, Intl.DisplayNames>();

/** What one language calls another: "İngilizce", "Turkish". */
export function languageName(language: Locale, locale: Locale): string {
  const names = namesIn.get(locale) ?? new Intl.DisplayNames([locale], { type: "language" });
  namesIn.set(locale, names);
  return names.of(language) ?? language;
}
