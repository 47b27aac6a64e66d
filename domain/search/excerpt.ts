import { type Token, tokenise } from "./words.ts";

/** A piece of text, shown as it is or marked. Pieces in a row give back the text. */
export type Segment = { text: string; match: boolean };

/** The words to mark, each with the number of the term it was found for. */
export type Marked = ReadonlyMap<string, number>;

export function highlight(text: string, marked: Marked): Segment[] {
  return segmentsOf(text, matchingTokens(tokenise(text), marked), 0, text.length);
}

function matchingTokens(tokens: readonly Token[], marked: Marked): Token[] {
  return tokens.filter(({ words }) => words.some((word) => marked.has(word)));
}

/** The part of a text between two places, cut at the marked words. */
function segmentsOf(text: string, matches: readonly Token[], from: number, to: number): Segment[] {
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

/** A stretch of text (a paragraph, a list item) with its words found in advance. */
export type Passage = { text: string; tokens: readonly Token[] };

const length = 190;
/** A little more is better than a cut just before the end. */
const tolerance = 1.15;
/** Shorter passages are labels: they say little without what follows. */
const sentenceLength = 40;
const before = 60;

/** The part of a document that shows best why it was found; its beginning where no passage holds a marked word. */
export function excerpt(passages: readonly Passage[], marked: Marked): Segment[] {
  let best = 0;
  let highest = 0;
  for (const [place, passage] of passages.entries()) {
    const value = passageValue(passage, marked);
    if (value > highest) [best, highest] = [place, value];
  }
  const chosen = withNextPassages(passages, best);
  return cutOut(chosen, matchingTokens(chosen.tokens, marked), marked);
}

function passageValue({ text, tokens }: Passage, marked: Marked): number {
  const matches = matchingTokens(tokens, marked);
  if (matches.length === 0) return 0;
  return 10 * termCount(matches, marked) + (text.length >= sentenceLength ? 5 : 0) + Math.min(matches.length, 3);
}

function termCount(matches: readonly Token[], marked: Marked): number {
  const terms = matches.flatMap(({ words }) => words.map((word) => marked.get(word)));
  return new Set(terms.filter((term) => term !== undefined)).size;
}

function withNextPassages(passages: readonly Passage[], place: number): Passage {
  let { text, tokens } = passages[place] ?? { text: "", tokens: [] };
  for (const next of passages.slice(place + 1)) {
    if (text.length >= sentenceLength) break;
    const begins = text.length + separator.length;
    const moved = next.tokens.map(({ start, end, words }) => ({ start: start + begins, end: end + begins, words }));
    text += separator + next.text;
    tokens = [...tokens, ...moved];
  }
  return { text, tokens };
}

const separator = " · ";

function cutOut({ text, tokens }: Passage, matches: readonly Token[], marked: Marked): Segment[] {
  if (text.length <= length * tolerance) return segmentsOf(text, matches, 0, text.length);
  const from = excerptStart(text, tokens, bestPlace(matches, marked));
  const to = excerptEnd(text, tokens, from);
  const segments = segmentsOf(text, matches, from, to);
  if (from > 0) segments.unshift({ text: "… ", match: false });
  if (to < text.length) segments.push({ text: " …", match: false });
  return segments;
}

/** Where the stretch begins that holds most of the wanted words. */
function bestPlace(matches: readonly Token[], marked: Marked): number {
  let best = { start: matches[0]?.start ?? 0, count: 0 };
  for (const { start } of matches) {
    const reach = matches.filter((other) => other.start >= start && other.end <= start + length - before);
    const count = termCount(reach, marked);
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

/** The beginning of the sentence, if it is near, else of a word some way before. */
function excerptStart(text: string, tokens: readonly Token[], place: number): number {
  const end = [...text.slice(0, place).matchAll(/[.!?]\s+/g)].at(-1);
  const sentence = end ? end.index + end[0].length : 0;
  if (place - sentence <= before * 2) return sentence;
  return tokens.find(({ start }) => start >= place - before)?.start ?? place;
}

function excerptEnd(text: string, tokens: readonly Token[], from: number): number {
  if (from + length * tolerance >= text.length) return text.length;
  const last = tokens.findLast(({ end }) => end <= from + length);
  return last && last.end > from ? last.end : Math.min(text.length, from + length);
}
