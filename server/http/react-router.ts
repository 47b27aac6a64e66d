import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  createRequestHandler,
  isRouteErrorResponse,
  type RequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { pageAt } from "../../site/href.ts";
import { type Log, logFailure } from "../log.ts";
import { StartRefusal } from "../start-refusal.ts";
import type { Services } from "../use-cases/services.ts";
import type { TakeForm } from "./form-answer.ts";

/** React Router as a function. Not its Node listener: that one takes the Host header for the origin, and cannot be buffered. */
export type Handler = (request: Request) => Promise<Response>;

/** The build tells under which key its pages look for the services, and how their forms are taken. */
type EntryModule = ServerBuild["entry"]["module"] & {
  servicesContext?: RouterContext<Services>;
  takeForm?: (services: Services, ...given: Parameters<TakeForm>) => ReturnType<TakeForm>;
};

export async function loadHandler(buildDir: string, log: Log, services?: Services): Promise<Handler> {
  const build = withErrorLog(await importBuild(join(buildDir, "server", "index.js")), log);
  const handle = createRequestHandler(build, "production");
  const payloadHandler = payloadHandlers(build);
  const { servicesContext } = build.entry.module as EntryModule;
  return (request) => {
    const context = new RouterContextProvider();
    if (servicesContext && services) context.set(servicesContext, services);
    return (payloadHandler(request.url) ?? handle)(request, context);
  };
}

/** The forms of the pages, without the pages. */
export async function loadForms(buildDir: string, services: Services): Promise<TakeForm | undefined> {
  const { takeForm }: EntryModule = (await importBuild(join(buildDir, "server", "index.js"))).entry.module;
  return takeForm && ((...given) => takeForm(services, ...given));
}

/**
 * Handlers that know one page each. React Router compares an address with all routes, and twice, which is half of what a
 * payload costs; we know the page already. Documents need all routes to be drawn.
 */
function payloadHandlers(build: ServerBuild): (url: string) => RequestHandler | undefined {
  const handlers = new Map<string, RequestHandler>();
  return (url) => {
    const id = payloadRoute(url);
    if (!build.routes[id]) return undefined;
    const handler =
      handlers.get(id) ?? createRequestHandler({ ...build, routes: branch(build.routes, id) }, "production");
    handlers.set(id, handler);
    return handler;
  };
}

/** A route and those that it stands in. */
function branch(routes: ServerBuild["routes"], id: string): ServerBuild["routes"] {
  const own = routes[id];
  return own?.parentId ? { ...branch(routes, own.parentId), [id]: own } : { [id]: own };
}

/** The id of the route behind a payload's address, as app/routes.ts gives it; empty where it is no page's payload. */
function payloadRoute(url: string): string {
  const { pathname } = new URL(url);
  const page = pathname.endsWith(".data") && pageAt(pathname.slice(0, -".data".length));
  return page ? `${page.locale}.${page.name}` : "";
}

async function importBuild(file: string): Promise<ServerBuild> {
  try {
    return await import(pathToFileURL(file).href);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new StartRefusal([`The build lacks ${file}: make it again with "npm start".`]);
  }
}

/** React Router prints errors as they are; ours go to the log, without what a visitor typed. */
function withErrorLog(build: ServerBuild, log: Log): ServerBuild {
  const handleError = (error: unknown, { request }: { request: Request }) => {
    // An answer such as 404 or 405 is no failure.
    if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
    logFailure(log, request.headers.get("x-request-id") ?? undefined, error);
  };
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } };
}
