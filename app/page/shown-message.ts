import { isRouteErrorResponse } from "react-router";
import { isUnknownMiddleware } from "../../site/unknown-middleware.ts";

/** The message of an error, where visitors may read it. */
export function shownMessage(error: unknown): string | undefined {
  return isRouteErrorResponse(error) && isUnknownMiddleware(error.data) ? error.data : undefined;
}
