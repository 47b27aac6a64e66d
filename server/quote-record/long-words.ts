import { runsOf } from "../pdf/letters.ts";
import type { Ruler, Run } from "../pdf/set-lines.ts";
import { type Style, styles } from "../pdf/typography.ts";

/** What a visitor typed, in words that all fit into a width: lines break at spaces alone, and people type what they like. */
export function typedRuns(text: string, width: number, ruler: Ruler): Run[] {
  const measure: Ruler = (part, style) =>
    runsOf(part).reduce((sum, { text: own, font = style.font }) => sum + ruler(own, { ...style, font }), 0);
  const words = text
    .split(" ")
    .flatMap((word) => (measure(word, styles.body) <= width ? word : partsOf(word, styles.body, width, measure)));
  return runsOf(words.join(" "));
}

/** Letter by letter: measuring ever longer parts would take long for a word of thousands of letters. */
function partsOf(word: string, style: Style, width: number, ruler: Ruler): string[] {
  const parts: string[] = [];
  let used = Infinity;
  for (const letter of word) {
    used += ruler(letter, style);
    if (used <= width) {
      parts[parts.length - 1] += letter;
    } else {
      parts.push(letter);
      used = ruler(letter, style);
    }
  }
  return parts;
}
