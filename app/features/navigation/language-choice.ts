import type { Locale } from "../../../site/locales.ts";

const aYear = 365 * 24 * 60 * 60;

/** The choice of a language, as the server writes it too. */
export function languageCookie(locale: Locale, protocol: string): string {
  return `i18n_redirected=${locale}; Max-Age=${aYear}; Path=/; SameSite=Lax${protocol === "https:" ? "; Secure" : ""}`;
}
