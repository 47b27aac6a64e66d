import { createPath, type DataStrategyResult, type Location, type UNSAFE_DataRouterContext } from "react-router";
import { localeOf } from "../../site/locales.ts";
import { isOnline } from "../page/online.ts";
import { payloads } from "../page/payloads.ts";
import { loadAfresh } from "./load-afresh.ts";
import { missingRoutes, routeIsLoaded } from "./route-modules.ts";
import { within } from "./within.ts";

type Router = NonNullable<React.ContextType<typeof UNSAFE_DataRouterContext>>["router"];
type Running = Pick<Router, "match"> & { state: { location: Location; navigation: { location?: Location } } };
type Results = Record<string, DataStrategyResult>;
type Means = {
  loadAfresh: (address: string) => Promise<boolean>;
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

/**
 * What was fetched in advance is shown at once. A navigation whose code or payload fails, takes too long or belongs to
 * another release is answered by the server: the page is loaded afresh. Where that is no way out, the error page shows.
 */
export function createKeepMoving(means: Means) {
  return async function keepMoving({ request }: { request: Request }, next: () => Promise<Results>): Promise<Results> {
    const destination = running?.state.navigation.location;
    // What forms send, and what is fetched beside the page, is answered where it was asked.
    if (!destination || request.method !== "GET") return next();
    const ready = await prepared(destination, means);
    if (ready) return ready;
    if (!means.isOnline()) await connection(request.signal);
    const results = await within(means.giveUp, next()).catch((error: unknown) => ({ error }));
    const failure = "error" in results ? results : missing(destination);
    if (!failure && !hasFailed(results as Results)) return results as Results;
    if (!request.signal.aborted && (await means.loadAfresh(createPath(destination)))) await forever();
    if (failure) throw failure.error;
    return results as Results;
  };
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
function missing(destination: Location): { error: unknown } | undefined {
  const matches = running?.match(destination) ?? [];
  const id = matches.map(({ route }) => route.id).find((id) => missingRoutes.has(id));
  return id === undefined ? undefined : { error: missingRoutes.get(id) };
}

function hasFailed(results: Results): boolean {
  return Object.values(results).some(({ type, result }) => type === "error" && !(result instanceof Response));
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
