import { fullMetadata } from "../../../domain/phone/full-metadata.ts";

/** Stands in the addresses, so that browsers may keep flags for ever. A test compares it with the package. */
const release = "1.6.20";

export const flagFolder = `/assets/flags-${release}`;

export function flagAddress(country: string): string {
  return `${flagFolder}/${country}.svg`;
}

/** The SVG file of a name such as `TR.svg`. */
export async function flagFile(name: string): Promise<string | undefined> {
  const flags: Record<string, string> = await import("country-flag-icons/string/3x2");
  const [, code = ""] = /^([A-Z]{2})\.svg$/.exec(name) ?? [];
  return Object.hasOwn(flags, code) ? flags[code] : undefined;
}

/** The flags that the phone field shows, for the list of what the build writes. */
export function flagPaths(): string[] {
  return Object.keys(fullMetadata.countries).map(flagAddress);
}
