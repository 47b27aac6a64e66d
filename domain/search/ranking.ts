import type { WordMatch } from "./vocabulary.ts";

/** A title says best what a text is about; the short name of a page nearly as well. */
const weights = { title: 10, name: 8, summary: 3, body: 1 };
export const fieldNames = Object.keys(weights) as FieldName[];
export type FieldName = keyof typeof weights;

/** How often a word stands in each field of a document, by number of the document. */
export type Postings = ReadonlyMap<string, ReadonlyMap<number, readonly number[]>>;
export type Lengths = { of: readonly (readonly number[])[]; average: readonly number[] };

/** One more occurrence counts ever less, so many in a body never outweigh one in a title. */
const saturation = 1.2;
/** How much a long field dilutes its words. */
const dilution = 0.6;

/** The value of every document for one term: BM25, field by field. */
export function termScores(matches: readonly WordMatch[], postings: Postings, lengths: Lengths): Map<number, number> {
  const counts = new Map<number, number[]>();
  for (const { word, quality } of matches) {
    for (const [document, fields] of postings.get(word) ?? []) {
      const sums = counts.get(document) ?? fieldNames.map(() => 0);
      for (const [i, count] of fields.entries()) sums[i] = (sums[i] as number) + count * quality;
      counts.set(document, sums);
    }
  }
  const rarity = Math.log(1 + (lengths.of.length - counts.size + 0.5) / (counts.size + 0.5));
  return new Map([...counts].map(([document, sums]) => [document, rarity * fieldScore(document, sums, lengths)]));
}

function fieldScore(document: number, sums: readonly number[], { of, average }: Lengths): number {
  return fieldNames.reduce((score, field, i) => {
    const sum = sums[i] as number;
    const relative = (of[document]?.[i] ?? 0) / (average[i] || 1);
    return score + weights[field] * (sum / (sum + saturation * (1 - dilution + dilution * relative)));
  }, 0);
}
