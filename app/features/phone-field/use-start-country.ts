import { useEffect, useEffectEvent } from "react";
import type { Country } from "../../../domain/phone/countries.ts";
import { lookedUpCountry } from "../../../domain/phone/country-lookup.ts";
import { localeCountry, type StartOptions } from "./start-country.ts";

type Options = StartOptions & {
  countries: readonly Country[];
  lookupAddress: string;
  hasCountry: boolean;
  propose: (code: string) => void;
};

/** Finds a country for a field that starts without one: the lookup's, or the one of the browser's language. */
export function useStartCountry(options: Options): void {
  const start = useEffectEvent((signal: AbortSignal) => {
    if (options.hasCountry) return;
    const unlessLeft = (code: string | undefined) => signal.aborted || offer(code);
    if (options.fetchCountry) lookUp(options.lookupAddress).then(unlessLeft, () => {});
    else if (!options.noBrowserLocale) offer(localeCountry(navigator.language ?? ""));
  });

  const offer = useEffectEvent((code: string | undefined) => {
    if (code === undefined || code === "") return;
    if (options.countries.some((country) => country.code === code)) options.propose(code);
    // biome-ignore lint/suspicious/noConsole: specified; whoever set the field up should hear of it
    else console.warn(`The locale ${code} is not available`);
  });

  useEffect(() => {
    const left = new AbortController();
    start(left.signal);
    return () => left.abort();
  }, []);
}

const lookups = new Map<string, Promise<string | undefined>>();

/** Asked once for all fields of a page; again only where the answer did not come. */
function lookUp(address: string): Promise<string | undefined> {
  const lookup = lookups.get(address) ?? ask(address);
  lookups.set(address, lookup);
  lookup.catch(() => lookups.delete(address));
  return lookup;
}

async function ask(address: string): Promise<string | undefined> {
  const response = await fetch(address);
  return response.ok ? lookedUpCountry(await response.text()) : undefined;
}
