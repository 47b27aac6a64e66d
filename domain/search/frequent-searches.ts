import type { Found, Hit } from "./search.ts";
import { type Token, tokenise } from "./words.ts";

/** Words that visitors type, phrases divided by commas, and the pages that answer them, best first. */
export type FrequentSearch<Page> = { words: string; pages: readonly Page[] };

/** The pages that answer a query, and whether every word of it was understood. */
export type Answer<Page> = { pages: Page[]; isWhole: boolean };

/** Shorter words are understood only as they stand: "iş" is not "işlem". */
const shortestBeginning = 4;

/** Reads the list once. A phrase is found where all its words are, in any order and with any ending. */
export function createAnswers<Page>(list: readonly FrequentSearch<Page>[]) {
  const phrases = list
    .flatMap(({ words, pages }) => words.split(",").map((phrase) => ({ words: wordsOf(phrase), pages })))
    // What is said with more words is meant more exactly.
    .sort((one, other) => other.words.length - one.words.length);

  return (query: string): Answer<Page> => {
    const tokens = tokenise(query);
    const said = phrases.filter(({ words }) => words.every((word) => tokens.some((token) => isSaid(word, token))));
    const understood = said.flatMap(({ words }) => words);
    return {
      pages: [...new Set(said.flatMap(({ pages }) => pages))],
      isWhole: tokens.every((token) => understood.some((word) => isSaid(word, token))),
    };
  };
}

function wordsOf(phrase: string): string[] {
  return tokenise(phrase).map(({ words }) => words.at(-1) as string);
}

function isSaid(word: string, { words }: Token): boolean {
  return words.some((typed) => typed === word || (word.length >= shortestBeginning && typed.startsWith(word)));
}

/**
 * Puts the answers before what was found. Where the whole query was understood, hits that were guessed, or that hold
 * only some of its words, are left out.
 */
export function answersFirst<Document extends { summary: string }>(
  answers: readonly Document[],
  isWhole: boolean,
  found: Found<Document>,
): Found<Document> {
  if (answers.length === 0) return found;
  const { hits, ...remarks } = found;
  const isVague = found.partial || found.suggestion !== undefined;
  const first = answers.map((answer) => hits.find(({ document }) => document === answer) ?? unmarked(answer));
  const others = hits.filter(({ document }) => !answers.includes(document));
  if (!isWhole) return { ...remarks, hits: [...first, ...others] };
  return { hits: isVague ? first : [...first, ...others], partial: false };
}

/** A page that holds none of the words shows its summary. */
function unmarked<Document extends { summary: string }>(document: Document): Hit<Document> {
  const whole = (text: string) => [{ text, match: false }];
  return { document, score: 0, mark: whole, excerpt: () => whole(document.summary) };
}
