/** The name under which an address carries the link of a mail, with which a visitor goes on with a draft. */
export const resumeParameter = "resume";

/** The address's query that opens the draft again. */
export function resumeQuery(token: string): string {
  return new URLSearchParams({ [resumeParameter]: token }).toString();
}
