/**
 * Writes a word the way it is compared: letters that a hurried Turkish writer takes for each other become one. I, ı, İ
 * and i are the same, as are ş and s, ğ and g, â and a, upper and lower case; invisible joiners disappear.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]+/gu, "")
    .toLowerCase()
    .replaceAll("ı", "i")
    .replaceAll("ς", "σ");
}

/** A word as it stands in a text, and the folded words it can be found by. */
export type Token = { start: number; end: number; words: readonly string[] };

const piece = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]*`;
const joint = String.raw`[-‐‑/]\u2060?|(?<=\p{N})[.,](?=\p{N})`;
/** What follows an apostrophe is a suffix: SAP’ye, Yakamoz’un, company’s. */
const suffix = String.raw`['’]\p{L}[\p{L}\p{M}\p{Cf}]*`;
const pattern = /* @__PURE__ */ new RegExp(`(${piece}(?:(?:${joint})${piece})*)(?:${suffix})?`, "gu");
const joints = /* @__PURE__ */ new RegExp(joint, "u");

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

export const maxQueryLength = 200;
const mostTerms = 12;

/** What a visitor asks for, brought into one shape: no control characters, single spaces, a bounded length. */
export type Query = { text: string; cut: boolean };

export function readQuery(typed: string | null): Query {
  const text = (typed ?? "")
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  const letters = [...text];
  if (letters.length <= maxQueryLength) return { text, cut: false };
  return { text: letters.slice(0, maxQueryLength).join("").trim(), cut: true };
}

/** A word to look for: as it was typed, and as it is compared. */
export type Term = { typed: string; word: string };

/**
 * The words of a query, each once. A compound (Ar-Ge, e-Fatura) is one word where the texts know it joined, and its
 * parts elsewhere.
 */
export function termsOf(text: string, isKnown: (word: string) => boolean): Term[] {
  const terms = new Map<string, Term>();
  for (const { start, end, words } of tokenise(text)) {
    const typed = text.slice(start, end);
    const joined = words.at(-1) as string;
    if (words.length === 1 || isKnown(joined)) terms.set(joined, { typed, word: joined });
    else for (const word of words.slice(0, -1)) terms.set(word, { typed: word, word });
  }
  return [...terms.values()].slice(0, mostTerms);
}
