import createBidi from "bidi-js";
import type { Piece } from "./set-lines.ts";

const bidi = createBidi();
/** Scripts that run from right to left, and only those, make a line need an order of its own. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Whether a text is read from right to left: its first letter decides. */
export function isRightToLeft(text: string): boolean {
  return rightToLeft.test(text) && bidi.getEmbeddingLevels(text, "auto").paragraphs[0]?.level === 1;
}

/** The pieces of a line from left to right, as they are seen; undefined where that is the order of reading. */
export function visualOrder(pieces: readonly Piece[], isRight: boolean): Piece[] | undefined {
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
