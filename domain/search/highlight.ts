import { type Token, tokenise } from "./tokens.ts";

/** A piece of text, shown as it is or marked. Pieces in a row give back the text. */
export type Segment = { text: string; match: boolean };

/** The words to mark, each with the number of the term it was found for. */
export type Marked = ReadonlyMap<string, number>;

export function highlight(text: string, marked: Marked): Segment[] {
  return segmentsOf(text, matchingTokens(tokenise(text), marked), 0, text.length);
}

export function matchingTokens(tokens: readonly Token[], marked: Marked): Token[] {
  return tokens.filter(({ words }) => words.some((word) => marked.has(word)));
}

/** The part of a text between two places, cut at the marked words. */
export function segmentsOf(text: string, matches: readonly Token[], from: number, to: number): Segment[] {
  const segments: Segment[] = [];
  let done = from;
  const add = (end: number, match: boolean) => {
    if (end > done) segments.push({ text: text.slice(done, end), match });
    done = Math.max(done, end);
  };
  for (const { start, end } of matches) {
    if (start < from || end > to) continue;
    add(start, false);
    add(end, true);
  }
  add(to, false);
  return segments;
}
