import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";

let shown: object | undefined;

/** Remembers what the page shows while it is there. */
export function useShownResults(data: object): void {
  useEffect(() => {
    shown = data;
    return () => {
      shown = undefined;
    };
  }, [data]);
}

/** Where the server has too much to do for another search, what was found before stays, and the page says so. */
export async function loadOrKeepShown<Data>(load: () => Promise<Data>): Promise<Data | (Data & { isRefused: true })> {
  try {
    return await load();
  } catch (error) {
    const isRefused = isRouteErrorResponse(error) && (error.status === 429 || error.status === 503);
    if (!isRefused || !shown) throw error;
    return { ...(shown as Data), isRefused };
  }
}
