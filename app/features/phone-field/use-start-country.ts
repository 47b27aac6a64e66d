import { useEffect, useEffectEvent } from "react";
import type { Country } from "../../../domain/phone/countries.ts";
import { lookedUpCountry } from "../../../domain/phone/country-lookup.ts";
import { localeCountry, regionOf, type StartOptions } from "./start-country.ts";

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
const patience = 3_000;

const lookups = new Map<string, Promise<string | undefined>>();

/** Asked once for all fields of a page; again only where the answer did not come. */
function lookUp(address: string): Promise<string | undefined> {
  const lookup = lookups.get(address) ?? ask(address);
  lookups.set(address, lookup);
  lookup.catch(() => lookups.delete(address));
  return lookup;
}

async function ask(address: string): Promise<string | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  return response.ok ? lookedUpCountry(await response.text()) : undefined;
}
