import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { loadingBar } from "../features/navigation/loading-bar.tsx";
import { NotReached } from "./keep-moving.ts";
import { loadAfresh, tryAgain } from "./load-afresh.ts";

/**
 * Marks the loading bar when the error page shows. A page that breaks while it is drawn may have got the payload of
 * another release: the server is asked for it, as seldom as for all else that does not fit.
 */
export function useFailure(error: unknown): void {
  useEffect(() => {
    loadingBar.fail();
    const isUnexpected = !isRouteErrorResponse(error) && !(error instanceof NotReached);
    if (import.meta.env.PROD && isUnexpected) loadAfresh(location.href);
  }, [error]);
}

/** A server that still does not answer is shown by the bar. */
export async function retry(): Promise<void> {
  loadingBar.start();
  if (!(await tryAgain())) loadingBar.fail();
}
