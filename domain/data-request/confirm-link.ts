/** The name under which an address carries the link of a mail, with which a request is confirmed. */
export const confirmParameter = "confirm";

/** The address's query that opens the page with the button. */
export function confirmQuery(token: string): string {
  return new URLSearchParams({ [confirmParameter]: token }).toString();
}
