/** The letters of which a preview makes the marks in its texts. Nobody sees them, and no file may hold one. */
export const markLetters = "\u2061\u2062\u2063\u2064";

const marks = new RegExp(`[${markLetters}]`);
/** As they are, and as they stand in an address. */
const allMarks = new RegExp(`[${markLetters}]|%E2%81%A[1-4]`, "gi");

export function withoutMarks(text: string): string {
  return text.replace(allMarks, "");
}

/** As they stand in a file, and as YAML may write them. */
const writtenMark = new RegExp(`[${markLetters}]|\\\\u206[1-4]`);

/** The line of a file in which a preview left a mark. */
export function lineWithMark(source: string): number | undefined {
  const at = source.search(writtenMark);
  return at < 0 ? undefined : source.slice(0, at).split("\n").length;
}

/** Whether a text that is seen on a page may be marked there: pages draw and count from their figures, such as "9 ay". */
export function mayCarryMark(text: string): boolean {
  return !/^(?=.{1,12}$)\D?\d/.test(text);
}

/** Control characters, breaks of lines that are none in a file, what changes the direction of a text, and broken letters. */
const harmful = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffd\ufffe\uffff]/u;

/** More signs without a space than any address has; pasted data, which would take Markdown long to read. */
const unbroken = /(?<!\S)\S{2001}/;
/** Quotes and lists within each other, deeper than Markdown can be read. */
const nested = /^[ \t]*(?:(?:>|[*+-] |\d+[.)] ) *){10}/m;

export type CharacterRefusal = "preview-mark" | "control-character" | "line-break" | "unbroken" | "nested";

/** What keeps a text from standing in a file. Its lines end with "\n". */
export function refusedCharacters(text: string, { lines }: { lines: boolean }): CharacterRefusal | undefined {
  if (marks.test(text)) return "preview-mark";
  if (harmful.test(text.replaceAll("\n", "")) || !text.isWellFormed()) return "control-character";
  if (unbroken.test(text)) return "unbroken";
  if (nested.test(text)) return "nested";
  return !lines && text.includes("\n") ? "line-break" : undefined;
}
