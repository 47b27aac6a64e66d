import { fullMetadata } from "../../../domain/phone/full-metadata.ts";
import { flagAddress } from "./flag-address.ts";

/** The flags that the phone field shows, for the list of what the build writes. */
export function flagPaths(): string[] {
  return Object.keys(fullMetadata.countries).map(flagAddress);
}
