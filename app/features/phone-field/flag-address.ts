/** Stands in the addresses, so that browsers may keep flags for ever. A test compares it with the package. */
const release = "1.6.20";

export const flagFolder = `/assets/flags-${release}`;

export function flagAddress(country: string): string {
  return `${flagFolder}/${country}.svg`;
}
