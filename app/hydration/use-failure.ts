import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { loadingBar } from "../features/navigation/loading-bar.tsx";
import { loadAfresh } from "./load-afresh.ts";

/**
 * Marks the loading bar when the error page shows. A page that breaks while it is drawn may have got the payload of
 * another release: the server is asked for it, as seldom as for everything else that fails.
 */
export function useFailure(error: unknown): void {
  useEffect(() => {
    loadingBar.fail();
    if (import.meta.env.PROD && !isRouteErrorResponse(error)) loadAfresh(location.href);
  }, [error]);
}
