import { useEffect } from "react";
import { type DataStrategyResult, isRouteErrorResponse, useNavigation } from "react-router";
import { pageByPattern } from "../../site/href.ts";
import { localeOf } from "../../site/locales.ts";
import { isOnline } from "../page/browser-events.ts";
import { loadAllStyles } from "./all-styles.ts";
import { hardReload, type Outcome } from "./hard-reload.ts";
import { chunkError, inTime, TimeoutError } from "./route-module-guard.ts";

type Args = { request: Request; pattern: string };
type Results = Record<string, DataStrategyResult>;
type Deps = {
  hardReload: (url: string) => Promise<Outcome>;
  isOnline: () => boolean;
  chunkError: (routeId: string) => unknown;
  loadStyles: () => Promise<void>;
  pendingHash: () => string;
  timeoutMs: number;
};

/** The payload did not arrive: nobody knows whether that is the visitor's connection or our server. */
export class UnreachableError extends Error {}

/**
 * Client middleware of the layout route around all pages. A payload that fails leads to the error page. Code or styles
 * that cannot be loaded, or a payload that cannot be read, belong to another release: the page is loaded from the server.
 */
export function createNavigationMiddleware(deps: Deps) {
  return async ({ request, pattern }: Args, next: () => Promise<Results>): Promise<Results> => {
    if (request.method !== "GET") return next();
    if (!deps.isOnline()) await connection(request.signal);
    const [results, sheetError] = await Promise.all([
      inTime(deps.timeoutMs, next()).catch(failedPage),
      inTime(deps.timeoutMs, deps.loadStyles()).catch((error: unknown) => error),
    ]);
    if (request.signal.aborted) return results;
    const ofRelease = deps.chunkError(routeId(pattern)) ?? sheetError;
    const error = ofRelease ?? errorIn(results);
    if (error === undefined) return results;
    return failedPage(await shownError(error, ofRelease !== undefined, request.url, deps));
  };
}

export const navigationMiddleware = createNavigationMiddleware({
  hardReload,
  isOnline,
  chunkError,
  loadStyles: loadAllStyles,
  pendingHash: () => pendingHash,
  timeoutMs: 120_000,
});

/** As app/routes.ts gives them. */
function routeId(pattern: string): string {
  const page = pageByPattern(pattern);
  return page ? `${page.locale}.${page.name}` : `${localeOf(pattern)}.404`;
}

/** The error of the layout route alone: header, footer and their language stay, whatever else could not be loaded. */
function failedPage(error: unknown): Results {
  return { pages: { type: "error", result: error } };
}

function errorIn(results: Results): unknown {
  return Object.values(results).find(({ type, result }) => type === "error" && !(result instanceof Response))?.result;
}

/** The error to show. Never resolves where the browser is leaving for the page on the server. */
async function shownError(error: unknown, isOfRelease: boolean, url: string, deps: Deps): Promise<unknown> {
  if (isRouteErrorResponse(error)) return error;
  // fetch rejects with a TypeError where no response came.
  const isUnreachable = error instanceof TypeError || error instanceof TimeoutError;
  if (isUnreachable && !isOfRelease) return new UnreachableError();
  const outcome = await deps.hardReload(url + deps.pendingHash());
  if (outcome === "leaving") return new Promise(() => {});
  return outcome === "unreachable" ? new UnreachableError() : error;
}

/** Going back while offline: the page on screen stays until the connection is there again. */
function connection(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    addEventListener("online", () => resolve(), { once: true, signal });
    signal.addEventListener("abort", () => resolve());
  });
}

let pendingHash = "";

/**
 * Remembers the hash of the page that is being loaded: the request that middleware gets has none. A component of its own,
 * because it renders again at every navigation.
 */
export function PendingHash(): null {
  const { hash = "" } = useNavigation().location ?? {};
  useEffect(() => {
    pendingHash = hash;
  }, [hash]);
  return null;
}
