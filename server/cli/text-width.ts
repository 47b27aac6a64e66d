const graphemes = new Intl.Segmenter();
const wide =
  /^(?:\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}|[\uff01-\uff60])/u;

/** Without what a terminal would obey instead of showing: turns of direction and control characters. */
export function printable(text: string): string {
  return text.replace(/\p{Cf}/gu, "").replace(/[^\P{Cc}\n]|[\u2028\u2029]/gu, " ");
}

/** How many columns a text takes. */
export function textWidth(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += wide.test(segment) ? 2 : 1;
  return width;
}

/** The text in exactly so many columns: filled up with blanks, or cut with "…". */
export function fitted(text: string, columns: number): string {
  const width = textWidth(text);
  if (width <= columns) return text + " ".repeat(columns - width);
  let kept = "";
  for (const { segment } of graphemes.segment(text)) {
    if (textWidth(kept + segment) > columns - 1) break;
    kept += segment;
  }
  return fitted(`${kept}…`, columns);
}

/** Lines of at most so many columns, broken between words where that is possible. */
export function wrapped(text: string, columns: number): string[] {
  return text.split("\n").flatMap((line) => {
    const lines = [""];
    for (const word of line.split(" ")) {
      const longer = lines.at(-1) === "" ? word : `${lines.at(-1)} ${word}`;
      if (textWidth(longer) <= columns) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}
