import { type Locale, localeCodes } from "../../site/locales.ts";

const name = "i18n_redirected";
const aYear = 365 * 24 * 60 * 60;

/** The language a visitor chose before, where the cookie holds one that we know. */
export function chosenLanguage(cookieHeader: string | undefined): Locale | undefined {
  for (const cookie of (cookieHeader ?? "").split(";")) {
    const [key, value] = cookie.split("=", 2).map((part) => part.trim());
    const known = key === name && localeCodes.find((code) => code === value);
    if (known) return known;
  }
  return undefined;
}

export function languageCookie(locale: Locale, secure: boolean): string {
  return `${name}=${locale}; Max-Age=${aYear}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
}
