import createBidi from "bidi-js";
import { type FontName, type Style, strong } from "./typography.ts";

/** A stretch of words in one look. */
export type Run = { text: string; strong?: boolean; link?: string; font?: FontName };

/** How wide a text is in a style. */
export type MeasureText = (text: string, style: Style) => number;

export function words(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join("");
}

export type Piece = { text: string; style: Style; link?: string | undefined };
export type Line = {
  /** From left to right. */
  pieces: Piece[];
  width: number;
  /** The words in the order in which they are read, where that is another one. */
  actual?: string;
  /** Of a paragraph that is read from right to left. */
  isRight?: true;
};
type Word = { pieces: Piece[]; width: number; space: number };

/** Breaks runs into lines at spaces, ragged right. */
export function breakLines(runs: readonly Run[], style: Style, width: number, measure: MeasureText): Line[] {
  const split = splitWords(runs, style, measure);
  const lines = breakWords(split, width);
  const isRight = isRightToLeft(words(runs));
  return withoutLoneWord(split, width, lines).map((line, index, all) => asLine(line, index < all.length - 1, isRight));
}

/** Lines of like length, for headings. */
export function breakBalanced(runs: readonly Run[], style: Style, width: number, measure: MeasureText): Line[] {
  const split = splitWords(runs, style, measure);
  const count = breakWords(split, width).length;
  let best = breakWords(split, width);
  for (let share = 0.97; share > 0.4; share -= 0.03) {
    const narrower = breakWords(split, width * share);
    if (narrower.length > count || narrower.some((line) => lineWidth(line) > width * share)) break;
    best = narrower;
  }
  return best.map((line, index, all) => asLine(line, index < all.length - 1));
}

function splitWords(runs: readonly Run[], style: Style, measure: MeasureText): Word[] {
  const found: Word[] = [];
  let open = false;
  for (const run of runs) {
    const look = run.font ? { ...style, font: run.font } : run.strong ? strong(style) : style;
    for (const [index, text] of run.text.split(/ +/).entries()) {
      if (index > 0) open = false;
      if (text === "") continue;
      const piece = { text, style: look, link: run.link };
      const word = open ? found.at(-1) : undefined;
      if (word) word.pieces.push(piece);
      else found.push({ pieces: [piece], width: 0, space: measure(" ", look) });
      open = true;
    }
  }
  for (const word of found) word.width = sum(word.pieces.map(({ text, style: look }) => measure(text, look)));
  return found;
}

function breakWords(split: readonly Word[], width: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of split) {
    const line = lines.at(-1);
    if (line && lineWidth([...line, word]) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** A slightly narrower column often brings company to a word that ends a paragraph alone. */
function withoutLoneWord(split: readonly Word[], width: number, lines: Word[][]): Word[][] {
  for (let share = 0.99; lines.at(-1)?.length === 1 && lines.length > 1 && share > 0.88; share -= 0.01) {
    const narrower = breakWords(split, width * share);
    if (narrower.length > lines.length) break;
    if (narrower.at(-1)?.length !== 1) return narrower;
  }
  return lines;
}

function lineWidth(line: readonly Word[]): number {
  return sum(line.map(({ width }) => width)) + sum(line.slice(0, -1).map(({ space }) => space));
}

/** Neighbours of one look become one piece. A line that goes on ends with a space, or its words would run together when read aloud. */
function asLine(line: readonly Word[], goesOn: boolean, isRight = false): Line {
  const pieces: Piece[] = [];
  for (const [index, word] of line.entries()) {
    const space = index < line.length - 1 || goesOn ? " " : "";
    for (const [at, piece] of word.pieces.entries()) {
      const text = piece.text + (at === word.pieces.length - 1 ? space : "");
      const previous = pieces.at(-1);
      if (previous && previous.style.font === piece.style.font && previous.link === piece.link) previous.text += text;
      else pieces.push({ ...piece, text });
    }
  }
  const width = lineWidth(line);
  const actual = pieces.map(({ text }) => text).join("");
  const last = pieces.at(-1);
  // The space that goes on would stand on the left.
  if (isRight && last) last.text = last.text.trimEnd();
  const seen = visualOrder(pieces, isRight);
  return seen ? { pieces: seen, width, actual, ...(isRight && { isRight }) } : { pieces, width };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const bidi = createBidi();
/** Scripts that run from right to left, and only those, make a line need an order of its own. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Whether a text is read from right to left: its first letter decides. */
function isRightToLeft(text: string): boolean {
  return rightToLeft.test(text) && bidi.getEmbeddingLevels(text, "auto").paragraphs[0]?.level === 1;
}

/** The pieces of a line from left to right, as they are seen; undefined where that is the order of reading. */
function visualOrder(pieces: readonly Piece[], isRight: boolean): Piece[] | undefined {
  const text = pieces.map((piece) => piece.text).join("");
  if (!rightToLeft.test(text)) return undefined;
  const levels = bidi.getEmbeddingLevels(text, isRight ? "rtl" : "ltr");
  const owners = pieces.flatMap((piece) => Array<Piece>(piece.text.length).fill(piece));
  const seen: (Piece & { owner: Piece; level: number })[] = [];
  for (const at of bidi.getReorderedIndices(text, levels)) {
    const [owner, level] = [owners[at] as Piece, levels.levels[at] as number];
    const letter = (level % 2 === 1 && bidi.getMirroredCharacter(text[at] as string)) || (text[at] as string);
    const last = seen.at(-1);
    // A font that joins letters turns them round itself.
    const isTurned = level % 2 === 1 && owner.style.font === "arabic-400";
    if (last?.owner !== owner || last.level !== level) seen.push({ ...owner, text: letter, owner, level });
    else last.text = isTurned ? letter + last.text : last.text + letter;
  }
  return seen.map(({ owner: _owner, level: _level, ...piece }) => piece);
}
