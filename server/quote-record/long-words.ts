import type { Ruler } from "../pdf/set-lines.ts";
import type { Style } from "../pdf/typography.ts";

/** A text whose words all fit into a width: lines break at spaces alone, and visitors type what they like. */
export function withinWidth(text: string, style: Style, width: number, ruler: Ruler): string {
  return text
    .split(" ")
    .flatMap((word) => (ruler(word, style) <= width ? word : partsOf(word, style, width, ruler)))
    .join(" ");
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
