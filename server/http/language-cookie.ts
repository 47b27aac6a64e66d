import { cookies, writeCookie } from "../../site/cookies.ts";
import { type Locale, localeCodes } from "../../site/locales.ts";

/** The language a visitor chose before, where the cookie holds one that we know. */
export function chosenLanguage(cookieHeader: string | undefined): Locale | undefined {
  if (cookieHeader === undefined) return undefined;
  for (const cookie of cookieHeader.split(";")) {
    const [key, value] = cookie.split("=", 2).map((part) => part.trim());
    const known = key === cookies.language.name && localeCodes.find((code) => code === value);
    if (known) return known;
  }
  return undefined;
}

export function languageCookie(locale: Locale, secure: boolean): string {
  return writeCookie(cookies.language, locale, secure);
}
