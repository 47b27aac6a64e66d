import { type Font, openSync } from "fontkit";
import type { Run } from "./line-breaking.ts";
import { type FontName, fontFile } from "./typography.ts";

const fonts = new Map<FontName, Font>();

/** Reading a font takes longer than setting a document, so all documents share them. */
export function openFont(name: FontName): Font {
  const font = fonts.get(name) ?? (openSync(fontFile(name)) as Font);
  fonts.set(name, font);
  return font;
}

/** What visitors type is typeset in the first of these fonts that has the character. */
const typedFonts = ["text-400", "other-400", "arabic-400"] as const satisfies readonly FontName[];

/** Emoji, with what changes or joins them, and signs that nobody sees. */
const leftOut =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cf}\p{Variation_Selector}]|\u20e3/u;

/**
 * A typed text in the letters that the fonts have. A letter they lack loses its marks, or becomes its number; emoji
 * are left out, unless there is nothing else.
 */
export function inKnownGlyphs(text: string): string {
  const letters = [...text.normalize("NFC")];
  const written = joined(letters.map((letter) => shown(letter) ?? (leftOut.test(letter) ? "" : numberOf(letter))));
  return written || joined(letters.filter((letter) => !/\s/.test(letter)).map(numberOf));
}

/** The stretches of such a text, each with the font that has its letters. */
export function runsByFont(text: string): Run[] {
  const runs: (Run & { font: FontName })[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const font = last && has(last.font, letter) && isNeutral(letter) ? last.font : (fontOf(letter) ?? typedFonts[0]);
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}

function shown(letter: string): string | undefined {
  return [letter, ...letter.normalize("NFD")].find((one) => fontOf(one) !== undefined && !/\p{Cf}/u.test(one));
}

function fontOf(letter: string): FontName | undefined {
  return typedFonts.find((font) => has(font, letter));
}

function has(font: FontName, letter: string): boolean {
  return openFont(font).hasGlyphForCodePoint(letter.codePointAt(0) as number);
}

/** Has the font of the characters around it. */
function isNeutral(letter: string): boolean {
  return /[\s\p{M}]/u.test(letter);
}

/** "U+4E2D", a word of its own. */
function numberOf(letter: string): string {
  return ` U+${(letter.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, "0")} `;
}

function joined(parts: readonly string[]): string {
  return parts.join("").replace(/ {2,}/g, " ").trim();
}
