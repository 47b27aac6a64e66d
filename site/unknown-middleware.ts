const beginning = "Unknown middleware ";

/** What is said of a name in the table that no function bears. */
export function unknownMiddleware(name: string): string {
  return beginning + name;
}

/** Whether a text is that sentence: the one message of an error that visitors may read. All others stay in the log. */
export function isUnknownMiddleware(text: unknown): text is string {
  return typeof text === "string" && text.startsWith(beginning) && /^\S{1,80}$/.test(text.slice(beginning.length));
}
