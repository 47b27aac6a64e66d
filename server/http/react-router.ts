import type { IncomingHttpHeaders } from "node:http";
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
import { StartRefusal } from "../start-refusal.ts";
import type { Services } from "../use-cases/services.ts";
import type { Finished } from "./finished.ts";
import { bodyResponse, type HttpResponse } from "./http-response.ts";

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
    // A response such as 404 or 405 is no failure.
    if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
    logFailure(log, request.headers.get("x-request-id") ?? undefined, error);
  };
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } };
}

export type WebRequestParts = {
  origin: string;
  method: "GET" | "POST";
  path: string;
  query: string;
  headers: IncomingHttpHeaders;
  id: string;
  clientAddress: string;
  body?: Buffer | undefined;
  signal: AbortSignal;
};

/** Headers of this connection, of proxies, or internal to the framework: not passed to the pages. */
const withheldRequestHeaders =
  /^(connection|content-length|expect|forwarded|host|keep-alive|te|trailer|transfer-encoding|upgrade|proxy-.*|x-forwarded-.*|x-real-ip|x-react-router-.*)$/;

/**
 * The request as pages see it. Its address is made of the configured origin, so that no Host header ever reaches an
 * output. Two headers are ours and always true: X-Request-Id and X-Client-Address.
 */
export function toWebRequest(parts: WebRequestParts): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(parts.headers)) {
    if (value !== undefined && !withheldRequestHeaders.test(name)) headers.set(name, String(value));
  }
  headers.set("X-Request-Id", parts.id);
  headers.set("X-Client-Address", parts.clientAddress);
  // Posts from other origins were refused before this; one of our other host names is replaced by the configured one.
  if (parts.method === "POST") headers.set("Origin", parts.origin);
  const url = parts.origin + encodeURI(parts.path) + parts.query;
  const body = parts.body ? new Uint8Array(parts.body) : null;
  return new Request(url, { method: parts.method, headers, body, signal: parts.signal });
}

/** Headers that the server sets itself. */
const withheldResponseHeaders = new Set([
  "cache-control",
  "connection",
  "content-length",
  "content-security-policy",
  "content-type",
  "date",
  "keep-alive",
  "transfer-encoding",
  "x-personal",
  "x-request-id",
]);

/** What React Router made, as a response. Pages are completed as the finished ones are. */
export async function fromWebResponse(
  response: Response,
  cacheControl: string,
  completePage: Finished["completePage"],
): Promise<HttpResponse> {
  const { status, headers } = response;
  const kept = ["Cache-Control", cacheControl, ...passedOn(headers)];
  const about = headers.get("X-Personal") === "no" ? { hasNoPersonalData: true as const } : {};
  const type = headers.get("Content-Type") ?? "";
  if (type.startsWith("text/html")) {
    const { html, policy } = completePage(await response.text());
    return { ...bodyResponse(status, type, html, kept), policy, ...about };
  }
  const body = Buffer.from(await response.arrayBuffer());
  if (status === 204 || status === 304) return { status, headers: kept };
  if (type) kept.push("Content-Type", type);
  return { status, headers: [...kept, "Content-Length", String(body.length)], body, ...about };
}

function passedOn(headers: Headers): string[] {
  return [...headers].flatMap(([name, value]) => (withheldResponseHeaders.has(name) ? [] : [name, value]));
}
