const control = /[\p{Cc}\u2028\u2029]/gu;
/** Characters that turn the direction of the text around them, used to disguise what it says. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/** One line as a person meant it: composed letters, single spaces, no control characters. */
export function cleanLine(typed: string): string {
  return typed.normalize("NFC").replace(directions, "").replace(control, " ").replace(/ {2,}/g, " ").trim();
}

/** Several lines: line ends are "\n", other control characters go. */
export function cleanText(typed: string): string {
  const lines = typed
    .normalize("NFC")
    .replace(directions, "")
    .split(/\r\n|[\r\n\u2028\u2029]/);
  return lines
    .map((line) => line.replace(control, " ").trimEnd())
    .join("\n")
    .trim();
}
