import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";

let shown: object | undefined;

/** Remembers the results while the page is mounted. */
export function useShownResults(data: object): void {
  useEffect(() => {
    shown = data;
    return () => {
      shown = undefined;
    };
  }, [data]);
}

/** Where the server is too busy for another search, the results before stay, and the page says so. */
export async function loadOrKeepResults<Data>(load: () => Promise<Data>): Promise<Data | (Data & { isRefused: true })> {
  try {
    return await load();
  } catch (error) {
    const isRefused = isRouteErrorResponse(error) && (error.status === 429 || error.status === 503);
    if (!isRefused || !shown) throw error;
    return { ...(shown as Data), isRefused };
  }
}
