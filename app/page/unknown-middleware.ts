import { data, isRouteErrorResponse } from "react-router";

const beginning = "Unknown middleware ";

/** What is thrown for a name that no function bears. */
export function unknownMiddleware(name: string) {
  return data(beginning + name, { status: 500 });
}

/** The one message of an error that visitors may read; all others stay in the log. */
export function shownMessage(error: unknown): string | undefined {
  const message = isRouteErrorResponse(error) ? error.data : undefined;
  return typeof message === "string" && message.startsWith(beginning) ? message : undefined;
}
