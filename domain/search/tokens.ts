import { fold } from "./fold.ts";

/** A word as it stands in a text, and the folded words it can be found by. */
export type Token = { start: number; end: number; words: readonly string[] };

const piece = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]*`;
const joint = String.raw`[-‐‑/]\u2060?|(?<=\p{N})[.,](?=\p{N})`;
/** What follows an apostrophe is a suffix: SAP’ye, Yakamoz’un, company’s. */
const suffix = String.raw`['’]\p{L}[\p{L}\p{M}\p{Cf}]*`;
const pattern = new RegExp(`(${piece}(?:(?:${joint})${piece})*)(?:${suffix})?`, "gu");
const joints = new RegExp(joint, "u");

/** The words of a text, in order. Ar-Ge is found by "ar", "ge" and "arge", 5.632 by "5632" too. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const found of text.matchAll(pattern)) {
    const words = wordsOf(found[1] as string);
    if (words.length > 0) tokens.push({ start: found.index, end: found.index + found[0].length, words });
  }
  return tokens;
}

/** The parts of a word and, last, the parts joined. */
function wordsOf(raw: string): string[] {
  const parts = raw.split(joints).map(fold).filter(Boolean);
  return parts.length > 1 ? [...parts, parts.join("")] : parts;
}
