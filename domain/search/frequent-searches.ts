import type { Found, Hit } from "./search.ts";
import { type Token, tokenise } from "./words.ts";

/** Words that visitors type, phrases divided by commas, and the pages to show for them, best first. */
export type FrequentSearch<Page> = { words: string; pages: readonly Page[] };

/** The pages to show for a query, and whether every word of it is part of a phrase. */
export type FrequentMatch<Page> = { pages: Page[]; isWhole: boolean };

/** Shorter words match only as they stand: "iş" is not "işlem". */
const shortestBeginning = 4;

/** Reads the list once. A phrase is found where all its words are, in any order and with any ending. */
export function createFrequentSearches<Page>(list: readonly FrequentSearch<Page>[]) {
  const phrases = list
    .flatMap(({ words, pages }) => words.split(",").map((phrase) => ({ words: wordsOf(phrase), pages })))
    // A longer phrase is more exact.
    .sort((one, other) => other.words.length - one.words.length);

  return (query: string): FrequentMatch<Page> => {
    const tokens = tokenise(query);
    const found = phrases.filter(({ words }) => words.every((word) => tokens.some((token) => isTyped(word, token))));
    const known = found.flatMap(({ words }) => words);
    return {
      pages: [...new Set(found.flatMap(({ pages }) => pages))],
      isWhole: tokens.every((token) => known.some((word) => isTyped(word, token))),
    };
  };
}

function wordsOf(phrase: string): string[] {
  return tokenise(phrase).map(({ words }) => words.at(-1) as string);
}

function isTyped(word: string, { words }: Token): boolean {
  return words.some((typed) => typed === word || (word.length >= shortestBeginning && typed.startsWith(word)));
}

/**
 * Puts the pages of frequent searches before what was found. Where every word of the query is part of a phrase, hits that were guessed, or that hold
 * only some of its words, are left out.
 */
export function frequentFirst<Document extends { summary: string }>(
  pages: readonly Document[],
  isWhole: boolean,
  found: Found<Document>,
): Found<Document> {
  if (pages.length === 0) return found;
  const { hits, ...remarks } = found;
  const isVague = found.partial || found.suggestion !== undefined;
  const first = pages.map((page) => hits.find(({ document }) => document === page) ?? unmarked(page));
  const others = hits.filter(({ document }) => !pages.includes(document));
  if (!isWhole) return { ...remarks, hits: [...first, ...others] };
  return { hits: isVague ? first : [...first, ...others], partial: false };
}

/** A page that holds none of the words shows its summary. */
function unmarked<Document extends { summary: string }>(document: Document): Hit<Document> {
  const whole = (text: string) => [{ text, match: false }];
  return { document, score: 0, mark: whole, excerpt: () => whole(document.summary) };
}
