import { type FontName, type Style, strong } from "./typography.ts";
import { isRightToLeft, visualOrder } from "./visual-order.ts";

/** A stretch of words in one look. */
export type Run = { text: string; strong?: boolean; link?: string; font?: FontName };

/** How wide a text is in a style. */
export type Ruler = (text: string, style: Style) => number;

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
export function setLines(runs: readonly Run[], style: Style, width: number, ruler: Ruler): Line[] {
  const split = splitWords(runs, style, ruler);
  const lines = breakWords(split, width);
  const isRight = isRightToLeft(words(runs));
  return withoutLoneWord(split, width, lines).map((line, index, all) => asLine(line, index < all.length - 1, isRight));
}

/** Lines of like length, for headings. */
export function setBalanced(runs: readonly Run[], style: Style, width: number, ruler: Ruler): Line[] {
  const split = splitWords(runs, style, ruler);
  const count = breakWords(split, width).length;
  let best = breakWords(split, width);
  for (let share = 0.97; share > 0.4; share -= 0.03) {
    const narrower = breakWords(split, width * share);
    if (narrower.length > count || narrower.some((line) => lineWidth(line) > width * share)) break;
    best = narrower;
  }
  return best.map((line, index, all) => asLine(line, index < all.length - 1));
}

function splitWords(runs: readonly Run[], style: Style, ruler: Ruler): Word[] {
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
      else found.push({ pieces: [piece], width: 0, space: ruler(" ", look) });
      open = true;
    }
  }
  for (const word of found) word.width = sum(word.pieces.map(({ text, style: look }) => ruler(text, look)));
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
