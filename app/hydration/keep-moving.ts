import {
  createPath,
  type DataStrategyResult,
  isRouteErrorResponse,
  type Location,
  type UNSAFE_DataRouterContext,
} from "react-router";
import { localeOf } from "../../site/locales.ts";
import { isOnline } from "../page/online.ts";
import { payloads } from "../page/payloads.ts";
import { loadAfresh, type Outcome } from "./load-afresh.ts";
import { missingRoutes, routeIsLoaded } from "./route-modules.ts";
import { Late, within } from "./within.ts";

type Router = NonNullable<React.ContextType<typeof UNSAFE_DataRouterContext>>["router"];
type Running = Pick<Router, "match"> & {
  state: { location: Location; navigation: { location?: Location | undefined } };
};
type Results = Record<string, DataStrategyResult>;
type Means = {
  loadAfresh: (address: string) => Promise<Outcome>;
  isOnline: () => boolean;
  /** What was fetched in advance for a route. */
  payloadOf: (path: string, routeId: string) => { data: unknown } | undefined;
  giveUp: number;
};

let running: Running | undefined;

/** Until then, as in development, React Router goes by its own rules. */
export function keepMovingIn(router: Running): void {
  running = router;
}

/** The page did not arrive: nobody knows whether that is the visitor's connection or our server. */
export class NotReached extends Error {}

/**
 * What was fetched in advance is shown at once. A payload that fails leads to the error page. A navigation whose code is
 * missing, or whose payload came and cannot be used, belongs to another release: the page is loaded from the server.
 */
export function createKeepMoving(means: Means) {
  return async function keepMoving({ request }: { request: Request }, next: () => Promise<Results>): Promise<Results> {
    const destination = running?.state.navigation.location;
    // What forms send, and what is fetched beside the page, is answered where it was asked.
    if (!destination || request.method !== "GET") return next();
    const ready = await prepared(destination, means);
    if (ready) return ready;
    if (!means.isOnline()) await connection(request.signal);
    const results = await within(means.giveUp, next()).catch((error: unknown) => failedPage(destination, error));
    const failure = missing(destination) ?? failureIn(results);
    if (!failure || request.signal.aborted) return results;
    return failedPage(destination, await remedied(failure, createPath(destination), means));
  };
}

type Failure = { error: unknown; isOfCode?: boolean };

/** The error to show; none where the browser is leaving for the page on the server. */
async function remedied({ error, isOfCode }: Failure, path: string, means: Means): Promise<unknown> {
  if (isRouteErrorResponse(error)) return error;
  // As fetch says it.
  if (!isOfCode && (error instanceof TypeError || error instanceof Late)) return new NotReached();
  const outcome = await means.loadAfresh(path);
  if (outcome === "leaving") await forever();
  return outcome === "unreachable" ? new NotReached() : error;
}

/** The error belongs to the page alone: what stands around it stays. */
function failedPage(destination: Location, error: unknown): Results {
  const id = running?.match(destination)?.at(-1)?.route.id ?? "root";
  return { [id]: { type: "error", result: error } };
}

export const keepMoving = createKeepMoving({
  loadAfresh,
  isOnline,
  payloadOf: payloads.of,
  giveUp: 120_000,
});

/** A page whose payload came in advance is shown without another word to the server; its frame stays as it is. */
async function prepared(destination: Location, { payloadOf }: Means): Promise<Results | undefined> {
  const { pathname, search } = destination;
  const isSameLanguage = localeOf(pathname) === localeOf(running?.state.location.pathname ?? "");
  const id = running?.match(destination)?.at(-1)?.route.id;
  const payload = isSameLanguage && search === "" && id ? payloadOf(pathname, id) : undefined;
  if (!payload || !id || !(await routeIsLoaded(id))) return undefined;
  return { [id]: { type: "data", result: payload.data } };
}

/** React Router takes no notice of code that is missing, and would show nothing in its place. */
function missing(destination: Location): Failure | undefined {
  const matches = running?.match(destination) ?? [];
  const id = matches.map(({ route }) => route.id).find((id) => missingRoutes.has(id));
  return id === undefined ? undefined : { error: missingRoutes.get(id), isOfCode: true };
}

function failureIn(results: Results): Failure | undefined {
  const failed = Object.values(results).find(({ type, result }) => type === "error" && !(result instanceof Response));
  return failed && { error: failed.result };
}

/** Going back while offline: the page on screen stays until the connection is there again. */
function connection(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    addEventListener("online", () => resolve(), { once: true, signal });
    signal.addEventListener("abort", () => resolve());
  });
}

/** The browser is leaving this document. */
function forever(): Promise<never> {
  return new Promise(() => {});
}
