export type StartOptions = {
  /** Chosen before anybody chooses. */
  defaultCountry?: string | undefined;
  /** Asks the lookup address for the visitor's country. */
  fetchCountry?: boolean | undefined;
  /** Keeps the browser's language from choosing. */
  noBrowserLocale?: boolean | undefined;
  /** Where nothing else says one: what a number without a country is read as. */
  fallbackCountry?: string | undefined;
};

/** Refuses options that contradict each other: whoever sets them both expects something else than the other does. */
export function checkStartOptions({ defaultCountry, fetchCountry, noBrowserLocale }: StartOptions): void {
  if (!defaultCountry) return;
  if (fetchCountry) throw new Error("The phone field takes either fetchCountry or defaultCountry, not both.");
  if (noBrowserLocale) throw new Error("The phone field takes either noBrowserLocale or defaultCountry, not both.");
}

/** What a browser's language says about the country: its region, or else the language itself, in capitals. */
export function localeCountry(language: string): string {
  return (regionOf(language) ?? language.split(/[-_.]/, 1)[0] ?? "").toUpperCase();
}

/** The region alone, as the last resort of a lookup: "sv" is Swedish, and not El Salvador. */
export function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language.replaceAll("_", "-")).region;
  } catch {
    return undefined;
  }
}
