import { excerpt } from "./excerpt.ts";
import { highlight, type Marked, type Segment } from "./highlight.ts";
import { indexTexts, type SearchText } from "./indexed-texts.ts";
import { type Term, termsOf } from "./query.ts";
import { termScores } from "./ranking.ts";
import { createVocabulary, type Reading } from "./vocabulary.ts";

/** A document that was found. Its texts are cut into segments only where it is shown. */
export type Hit<Document> = {
  document: Document;
  score: number;
  /** A text of the document, with the words that were looked for marked. */
  mark: (text: string) => Segment[];
  /** The part of its summary or body that shows why it was found. */
  excerpt: () => Segment[];
};

export type Found<Document> = {
  /** Best first. */
  hits: Hit<Document>[];
  /** No document holds every word: these hold the most. */
  partial: boolean;
  /** The query in words that the texts do hold, where one of its words was guessed. */
  suggestion?: string;
};

/** Makes the search over a set of documents. The language is needed for small letters in suggestions. */
export function createSearch<Document extends SearchText>(documents: readonly Document[], language: string) {
  const { postings, lengths, passages, spellings } = indexTexts(documents);
  const vocabulary = createVocabulary(new Map([...postings].map(([word, places]) => [word, places.size])));

  function search(query: string): Found<Document> {
    const terms = termsOf(query, vocabulary.has);
    const readings = terms.map(({ word }, i) => vocabulary.read(word, takesBeginnings(word, i === terms.length - 1)));
    const sums = [...sumScores(readings)];
    const most = sums.reduce((highest, [, { terms }]) => Math.max(highest, terms), 0);
    const marked = wordsToMark(terms, readings);
    const hits = sums
      .filter(([, { terms }]) => terms === most)
      .map(([number, { score }]) => hit(number, score, marked))
      .sort((a, b) => b.score - a.score);
    const guessed = readings.some(({ instead }) => instead !== undefined);
    return {
      hits,
      partial: hits.length > 0 && most < terms.length,
      ...(guessed && { suggestion: suggestion(terms, readings) }),
    };
  }

  /** The value of each document, and how many of the terms it holds. */
  function sumScores(readings: readonly Reading[]): Map<number, { score: number; terms: number }> {
    const sums = new Map<number, { score: number; terms: number }>();
    for (const { matches } of readings) {
      for (const [document, score] of termScores(matches, postings, lengths)) {
        const sum = sums.get(document) ?? { score: 0, terms: 0 };
        sums.set(document, { score: sum.score + score, terms: sum.terms + 1 });
      }
    }
    return sums;
  }

  function hit(number: number, score: number, marked: Marked): Hit<Document> {
    return {
      document: documents[number] as Document,
      score,
      mark: (text) => highlight(text, marked),
      excerpt: () => excerpt(passages[number] ?? [], marked),
    };
  }

  function suggestion(terms: readonly Term[], readings: readonly Reading[]): string {
    return terms
      .map(({ typed }, i) => {
        const word = readings[i]?.instead;
        return word === undefined ? typed : (spellings.get(word) ?? word).toLocaleLowerCase(language);
      })
      .join(" ");
  }

  return search;
}

/** A word of two letters is a beginning only while it is being typed; one letter never is. */
function takesBeginnings(word: string, last: boolean): boolean {
  return word.length > 2 || (last && word.length === 2);
}

/** Beside longer words, the short ones (ve, of) are not worth a mark. */
function wordsToMark(terms: readonly Term[], readings: readonly Reading[]): Marked {
  const longer = terms.some(({ word }) => word.length > 2);
  const marked = new Map<string, number>();
  for (const [i, { word: typed }] of terms.entries()) {
    if (longer && typed.length < 3) continue;
    for (const { word } of readings[i]?.matches ?? []) if (!marked.has(word)) marked.set(word, i);
  }
  return marked;
}
