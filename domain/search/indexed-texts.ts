import type { Passage } from "./excerpt.ts";
import { type FieldName, fieldNames, type Lengths, type Postings } from "./ranking.ts";
import { type Token, tokenise } from "./tokens.ts";

/** What of a document is searched. */
export type SearchText = { title: string; name: string; summary: string; body: readonly string[] };

export type IndexedTexts = {
  postings: Postings;
  lengths: Lengths;
  /** Where excerpts are cut from, by number of the document. */
  passages: readonly (readonly Passage[])[];
  /** How the texts write a folded word. */
  spellings: ReadonlyMap<string, string>;
};

/** Finds and counts the words of all documents, once. */
export function indexTexts(documents: readonly SearchText[]): IndexedTexts {
  const postings = new Map<string, Map<number, number[]>>();
  const spellings = new Map<string, string>();
  const fields = documents.map(fieldsOf);

  for (const [document, texts] of fields.entries()) {
    for (const [field, name] of fieldNames.entries()) {
      for (const { text, tokens } of texts[name]) for (const token of tokens) count(document, field, text, token);
    }
  }

  function count(document: number, field: number, text: string, { start, end, words }: Token): void {
    for (const word of words) {
      const places = postings.get(word) ?? new Map<number, number[]>();
      const counts = places.get(document) ?? fieldNames.map(() => 0);
      counts[field] = (counts[field] as number) + 1;
      postings.set(word, places.set(document, counts));
    }
    const whole = words.at(-1) as string;
    if (!spellings.has(whole)) spellings.set(whole, text.slice(start, end).replace(/['’].*$/, ""));
  }

  return {
    postings,
    lengths: lengthsOf(fields),
    passages: fields.map(({ summary, body }) => [...summary, ...body]),
    spellings,
  };
}

type Fields = Record<FieldName, Passage[]>;

function fieldsOf({ title, name, summary, body }: SearchText): Fields {
  return { title: [passage(title)], name: [passage(name)], summary: [passage(summary)], body: body.map(passage) };
}

function passage(text: string): Passage {
  return { text, tokens: tokenise(text) };
}

function lengthsOf(documents: readonly Fields[]): Lengths {
  const of = documents.map((texts) =>
    fieldNames.map((name) => texts[name].reduce((sum, { tokens }) => sum + tokens.length, 0)),
  );
  const average = fieldNames.map((_, field) => of.reduce((sum, counts) => sum + (counts[field] ?? 0), 0) / of.length);
  return { of, average };
}
