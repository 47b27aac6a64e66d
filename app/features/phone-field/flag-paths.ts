import { fullMetadata } from "../../../domain/phone/full-metadata.ts";
import { flagAddress } from "./flag-address.ts";

/** The flags that the phone field shows, for the list of what is pre-rendered. */
export function flagPaths(): string[] {
  return Object.keys(fullMetadata.countries).map(flagAddress);
}
