/** Where mail programs would see a web or mail address: before "//", before "@", before a dot inside a name. */
const linkParts = /(?<=:)(?=\/\/)|(?=@)|(?<=[\p{L}\p{N}])(?=\.\p{L}{2})/gu;

/** What a visitor typed, fit to be shown in a mail: an invisible joiner keeps addresses in it from becoming links. */
export function typed(text: string): string {
  return text.replace(linkParts, "\u2060");
}

/** The beginning of it, for subjects and headings: one line, at most 80 characters. */
export function typedLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  const letters = [...line];
  return typed(letters.length > 80 ? `${letters.slice(0, 79).join("")}…` : line);
}

/**
 * A name to greet by, where it looks like one. Anybody may enter another person's address, so a mail to a visitor
 * never repeats text that could carry a message of its own.
 */
export function greetingName(name: string): string {
  return name.length <= 40 && /^\p{L}[\p{L}\p{M}’' -]*$/u.test(name) ? name : "";
}
