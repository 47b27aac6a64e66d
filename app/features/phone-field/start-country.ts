import { useEffect, useEffectEvent } from "react";
import { type Country, lookedUpCountry } from "../../../domain/phone/countries.ts";

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

type Options = StartOptions & {
  /** None as long as the rules are not there. */
  countries: readonly Country[];
  lookupAddress: string;
  hasCountry: boolean;
  propose: (code: string) => void;
};

/** Finds a country for a field that starts without one: the lookup's, the browser's, or the fallback. */
export function useStartCountry(options: Options): void {
  const isReady = options.countries.length > 0;

  const ask = useEffectEvent(async () => {
    if (!options.fetchCountry || options.hasCountry) return undefined;
    return lookUp(options.lookupAddress).catch(() => undefined);
  });

  const propose = useEffectEvent((looked: string | undefined) => {
    if (options.hasCountry) return;
    const found = [looked, localeOf(options), options.fallbackCountry].find((code) => code && isOffered(code));
    if (found) options.propose(found);
  });

  function isOffered(code: string): boolean {
    const isKnown = options.countries.some((country) => country.code === code);
    // biome-ignore lint/suspicious/noConsole: specified; whoever set the field up should hear of it
    if (!isKnown) console.warn(`The locale ${code} is not available`);
    return isKnown;
  }

  // While the rules are on their way.
  useEffect(() => void ask(), []);

  useEffect(() => {
    if (!isReady) return;
    const left = new AbortController();
    ask().then((looked) => left.signal.aborted || propose(looked));
    return () => left.abort();
  }, [isReady]);
}

function localeOf({ noBrowserLocale, fetchCountry }: StartOptions): string | undefined {
  if (noBrowserLocale) return undefined;
  const language = navigator.language ?? "";
  return fetchCountry ? regionOf(language) : localeCountry(language);
}

/** A field does not wait longer to be told where its visitor is. */
const timeoutMs = 3_000;

const lookups = new Map<string, Promise<string | undefined>>();

/** Asked once for all fields of a page; again only where the answer did not come. */
function lookUp(address: string): Promise<string | undefined> {
  const lookup = lookups.get(address) ?? ask(address);
  lookups.set(address, lookup);
  lookup.catch(() => lookups.delete(address));
  return lookup;
}

async function ask(address: string): Promise<string | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  return response.ok ? lookedUpCountry(await response.text()) : undefined;
}
