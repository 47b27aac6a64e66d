import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  createRequestHandler,
  isRouteErrorResponse,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { type Log, logFailure } from "../log.ts";
import type { Services } from "../services.ts";
import { StartRefusal } from "../start-refusal.ts";

/** React Router as a function. Not its Node listener: that one takes the Host header for the origin, and cannot be buffered. */
export type Handler = (request: Request) => Promise<Response>;

/** The build tells under which key its pages look for the services. */
type EntryModule = ServerBuild["entry"]["module"] & { servicesContext?: RouterContext<Services> };

export async function loadHandler(buildDir: string, log: Log, services?: Services): Promise<Handler> {
  const build = withErrorLog(await importBuild(join(buildDir, "server", "index.js")), log);
  const handle = createRequestHandler(build, "production");
  const { servicesContext } = build.entry.module as EntryModule;
  return (request) => {
    const context = new RouterContextProvider();
    if (servicesContext && services) context.set(servicesContext, services);
    return handle(request, context);
  };
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
