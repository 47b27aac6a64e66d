import { tokenise } from "./tokens.ts";

export const longestQuery = 200;
const mostTerms = 12;

/** What a visitor asks for, brought into one shape: no control characters, single spaces, a bounded length. */
export type Query = { text: string; cut: boolean };

export function readQuery(given: string | null): Query {
  const text = (given ?? "")
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  const letters = [...text];
  if (letters.length <= longestQuery) return { text, cut: false };
  return { text: letters.slice(0, longestQuery).join("").trim(), cut: true };
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
