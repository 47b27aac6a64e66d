import MiniSearch from "minisearch";
import type { Locale } from "../../site/locales.ts";
import { fillersOf, stemsOf } from "../grammar/query-words.ts";
import { excerpt, highlight, type Marked, type Passage, type Segment } from "./excerpt.ts";
import { createVocabulary, type WordMatch } from "./vocabulary.ts";
import { type Term, termsOf, tokenise } from "./words.ts";

/** What is searched of a document. The name is how links call it; a document of less weight comes later. */
export type SearchText = { title: string; name: string; summary: string; body: readonly string[]; weight?: number };

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

/** A title says best what a text is about; the short name of a page nearly as well. */
const boost = { title: 10, name: 8, summary: 3, body: 1 };

/** What a softened or joined form of a word counts beside the word itself. */
const otherForms = 0.4;

/** Makes the search over a set of documents. The language is needed for endings, fillers and small letters in suggestions. */
export function createSearch<Document extends SearchText>(documents: readonly Document[], locale: Locale) {
  const index = createIndex(documents);
  const passages = documents.map(({ summary, body }) => [summary, ...body].map(passageOf));
  const { frequencies, spellings } = countWords(
    documents.map(({ title, name }, number) => [passageOf(title), passageOf(name), ...(passages[number] ?? [])]),
  );
  const vocabulary = createVocabulary(frequencies, (word) => stemsOf(word, locale));
  const fillers = fillersOf(locale);

  function search(query: string): Found<Document> {
    const terms = withoutFillers(termsOf(query, vocabulary.hasPrefix), fillers);
    const matches = terms.map(({ word }, i) => vocabulary.match(word, isPrefix(word, i === terms.length - 1)));
    const sums = [...sumScores(matches)];
    const most = sums.reduce((highest, [, { terms }]) => Math.max(highest, terms), 0);
    const marked = wordsToMark(terms, matches);
    const hits = sums
      .filter(([, { terms, isNamed }]) => terms === most || isNamed)
      .map(([number, { score, terms }]) => hit(number, score * (terms / most) ** 2, marked))
      .sort((a, b) => b.score - a.score);
    return {
      hits,
      partial: hits.length > 0 && most < terms.length,
      ...(matches.some(({ isGuessed }) => isGuessed) && { suggestion: suggestion(terms, matches) }),
    };
  }

  /** The score of each document, how many of the terms it holds, and whether its title or name holds one. */
  function sumScores(matches: readonly WordMatch[]) {
    const sums = new Map<number, { score: number; terms: number; isNamed: boolean }>();
    for (const { word, prefixes, exact } of matches) {
      const found = index.search({
        queries: [{ queries: [...prefixes], prefix: true }, { queries: [...exact] }],
        boostTerm: (form) => (form === word ? 1 : otherForms),
      });
      for (const { id, score, match } of found) {
        const sum = sums.get(id) ?? { score: 0, terms: 0, isNamed: false };
        const isNamed = Object.values(match)
          .flat()
          .some((field) => field === "title" || field === "name");
        sums.set(id, { score: sum.score + score, terms: sum.terms + 1, isNamed: sum.isNamed || isNamed });
      }
    }
    return sums;
  }

  function hit(number: number, score: number, marked: Marked): Hit<Document> {
    const document = documents[number] as Document;
    return {
      document,
      score: score * (document.weight ?? 1),
      mark: (text) => highlight(text, marked),
      excerpt: () => excerpt(passages[number] ?? [], marked),
    };
  }

  function suggestion(terms: readonly Term[], matches: readonly WordMatch[]): string {
    return terms
      .map(({ typed }, i) => {
        const { word, isGuessed } = matches[i] as WordMatch;
        return isGuessed ? (spellings.get(word) ?? word).toLocaleLowerCase(locale) : typed;
      })
      .join(" ");
  }

  return search;
}

function createIndex(documents: readonly SearchText[]): MiniSearch {
  const index = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: wordsIn,
    processTerm: (word) => word,
    searchOptions: { boost, tokenize: (word) => [word] },
  });
  index.addAll(documents.map(({ body, ...texts }, id) => ({ ...texts, id, body: body.join("\n") })));
  return index;
}

function wordsIn(text: string): string[] {
  return tokenise(text).flatMap(({ words }) => words);
}

function passageOf(text: string): Passage {
  return { text, tokens: tokenise(text) };
}

/** In how many documents each word stands, and how the texts write it. */
function countWords(documents: readonly (readonly Passage[])[]) {
  const frequencies = new Map<string, number>();
  const spellings = new Map<string, string>();
  for (const passages of documents) {
    const found = new Set(passages.flatMap(({ tokens }) => tokens.flatMap(({ words }) => words)));
    for (const word of found) frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
    for (const { text, tokens } of passages) {
      for (const { start, end, words } of tokens) {
        const whole = words.at(-1) as string;
        if (!spellings.has(whole)) spellings.set(whole, text.slice(start, end).replace(/['’].*$/, ""));
      }
    }
  }
  return { frequencies, spellings };
}

/** The words that say what is looked for; all of them where none does. */
function withoutFillers(terms: Term[], fillers: ReadonlySet<string>): Term[] {
  const telling = terms.filter(({ word }) => !fillers.has(word));
  return telling.length > 0 ? telling : terms;
}

/** A word of two letters is a prefix only while it is being typed; one letter never is. */
function isPrefix(word: string, last: boolean): boolean {
  return word.length > 2 || (last && word.length === 2);
}

/** Beside longer words, the short ones (ve, of) are not worth a mark. */
function wordsToMark(terms: readonly Term[], matches: readonly WordMatch[]): Marked {
  const longer = terms.some(({ word }) => word.length > 2);
  const marked = new Map<string, number>();
  for (const [i, { word: typed }] of terms.entries()) {
    if (longer && typed.length < 3) continue;
    for (const word of matches[i]?.words ?? []) if (!marked.has(word)) marked.set(word, i);
  }
  return marked;
}
