import knownLetters from "./typst/fonts/letters.json" with { type: "json" };

/** Emoji, with what changes or joins them, and signs that nobody sees. */
const leftOut =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cf}\p{Variation_Selector}]|\u20e3/u;

/**
 * A typed text in the letters that the fonts have. A letter they lack loses its marks, or becomes its number; emoji
 * are left out, unless there is nothing else.
 */
export function inKnownLetters(text: string): string {
  const letters = [...text.normalize("NFC")];
  const written = joined(letters.map((letter) => printable(letter) ?? (leftOut.test(letter) ? "" : numberOf(letter))));
  return written || joined(letters.filter((letter) => !/\s/.test(letter)).map(numberOf));
}

function printable(letter: string): string | undefined {
  return [letter, ...letter.normalize("NFD")].find((one) => isKnown(one) && !/\p{Cf}/u.test(one));
}

function isKnown(letter: string): boolean {
  const code = letter.codePointAt(0) as number;
  return knownLetters.some(([first = 0, last = 0]) => first <= code && code <= last);
}

/** "U+4E2D", a word of its own. */
function numberOf(letter: string): string {
  return ` U+${(letter.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, "0")} `;
}

function joined(parts: readonly string[]): string {
  return parts.join("").replace(/ {2,}/g, " ").trim();
}
