const prefix = "Unknown middleware ";

/** The message for a name in the table that has no function. */
export function unknownMiddleware(name: string): string {
  return prefix + name;
}

/** Whether a text is that message, the only one of an error that visitors may read. All others stay in the log. */
export function isUnknownMiddleware(text: unknown): text is string {
  return typeof text === "string" && text.startsWith(prefix) && /^\S{1,80}$/.test(text.slice(prefix.length));
}
