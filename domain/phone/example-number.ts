import { type Examples, getExampleNumber, type MetadataJson } from "libphonenumber-js/core";
import { isCountry } from "./read-phone.ts";

/** A mobile number of the country as its people write it. */
export function exampleNumber(country: string, examples: Examples, metadata: MetadataJson): string | undefined {
  if (!isCountry(country, metadata)) return undefined;
  return getExampleNumber(country, examples, metadata)?.formatNational();
}
