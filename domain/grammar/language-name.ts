import type { Locale } from "../../site/locales.ts";

/** What one language calls another: "İngilizce", "Turkish". */
export function languageName(language: Locale, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: "language" }).of(language) ?? language;
}
