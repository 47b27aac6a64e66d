/** No letters and digits that are taken for one another, nothing that spells a word. */
const alphabet = "23456789BCDFGHJKMNPQRTVWXZ";

/** Eight characters in two groups ("7F3K-2M9Q"), from as many random bytes. */
export function referenceOf(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, 8), (byte) => alphabet[byte % alphabet.length]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** The reference that a person means: letters may be small, and the hyphen elsewhere or nowhere. */
export function readReference(text: string): string {
  const letters = text.toUpperCase().replace(/[^0-9A-Z]/g, "");
  return letters.length === 8 ? `${letters.slice(0, 4)}-${letters.slice(4)}` : text;
}
