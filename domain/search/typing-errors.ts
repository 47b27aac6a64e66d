/**
 * Typing errors (a letter wrong, missing, too many, or two swapped) that lie between what was typed and a word, or the
 * beginning of a word. Infinity where they are more than `most`.
 */
export function typingErrors(typed: string, word: string, most: number, compare: "word" | "beginning"): number {
  const width = compare === "word" ? word.length : Math.min(word.length, typed.length + most);
  if (Math.abs(width - typed.length) > most) return Number.POSITIVE_INFINITY;
  let twoAbove: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = nextRow(typed, word, row, above, twoAbove);
    if (Math.min(...current) > most) return Number.POSITIVE_INFINITY;
    twoAbove = above;
    above = current;
  }
  const errors = compare === "word" ? (above[width] as number) : Math.min(...above);
  return errors <= most ? errors : Number.POSITIVE_INFINITY;
}

function nextRow(typed: string, word: string, row: number, above: number[], twoAbove: number[]): number[] {
  const current = [row];
  const letter = typed[row - 1];
  for (let column = 1; column < above.length; column++) {
    const other = word[column - 1];
    let fewest = Math.min(
      (above[column] as number) + 1,
      (current[column - 1] as number) + 1,
      (above[column - 1] as number) + (letter === other ? 0 : 1),
    );
    const swapped = row > 1 && column > 1 && letter === word[column - 2] && typed[row - 2] === other;
    if (swapped) fewest = Math.min(fewest, (twoAbove[column - 2] as number) + 1);
    current.push(fewest);
  }
  return current;
}

/** How many errors are forgiven: none in short words, where one letter makes another word. */
export function forgivenErrors(typed: string): number {
  if (typed.length < 4) return 0;
  return typed.length < 8 ? 1 : 2;
}

/** The letters of a word, one bit each. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

/** Every letter that the other word lacks is an error, so this rules most words out without counting. */
export function lacksMoreThan(most: number, letters: number, others: number): boolean {
  let errors = 0;
  for (let missing = letters & ~others; missing !== 0; missing &= missing - 1) errors++;
  return errors > most;
}
