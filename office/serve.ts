import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { extname, join } from "node:path";
import { createRequestListener } from "@react-router/node";
import { RouterContextProvider, type ServerBuild } from "react-router";
import {
  bodyLimit,
  bodyResponse,
  callContext,
  clientAddresses,
  createHttpServer,
  type HttpResponse,
  type OfficeServices,
  productionTimeouts,
  refusal,
  securityHeaders,
  servicesContext,
  textResponse,
  textsLimit,
  uploadLimit,
} from "./services.server.ts";

/** The office as a server: its files, and React Router for all else. */
export function createOfficeServer(
  build: ServerBuild,
  clientDir: string,
  services: OfficeServices,
  timeouts = productionTimeouts,
) {
  const { log, settings } = services;
  const files = filesIn(clientDir);
  const app = appListener(build, services);
  const options = {
    timeouts,
    hasProxy: settings.TRUSTED_PROXIES.length > 0,
    security: securityHeaders(settings.origin),
    log,
    refusalOf,
    failure: (_path: string, _id: string, status: number) => textResponse(status),
    loggedPath,
  };
  return createHttpServer(options, () => ({ method, path, id }) => {
    const file = method === "POST" ? undefined : files.get(path);
    if (file) return file;
    return (req, res) => {
      // For the middleware; what a client says of it does not count.
      req.headers["x-request-id"] = id;
      app(req, res);
    };
  });
}

/** All that is no file, by React Router. */
export function appListener(build: ServerBuild, services: OfficeServices, mode = "production") {
  const clients = clientAddresses(services.settings.TRUSTED_PROXIES);
  return createRequestListener({
    // Which origins forms may come from is for the middleware alone to say: it knows the one behind a proxy.
    build: { ...build, allowedActionOrigins: ["**"] },
    mode,
    getLoadContext(request, { address }) {
      const headers = Object.fromEntries(request.headers);
      const clientAddress = clients.address({ socket: { remoteAddress: address }, headers });
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      context.set(callContext, { id: headers["x-request-id"] ?? "", clientAddress });
      return context;
    },
  });
}

/** What is refused before anything reads it: forms are short, say how long they are, and come as our pages send them. */
function refusalOf(req: IncomingMessage): HttpResponse | undefined {
  const [path = "", query] = (req.url ?? "").split("?", 2);
  // PostgreSQL keeps no text with this character, and no address of ours has it.
  if (query?.includes("%00")) return refusal(400);
  if (req.method !== "POST") return undefined;
  const { origin, "content-length": length, "content-type": type = "", "content-encoding": coding } = req.headers;
  if (origin !== undefined && origin !== "null" && !URL.canParse(origin)) return refusal(400);
  if (length === undefined) return refusal(411);
  const isUpload = /^\/words\/drafts\/[^/]+\/picture\//.test(path) && /^multipart\/form-data;/i.test(type);
  const mostBytes = isUpload ? uploadLimit : path.startsWith("/words/drafts/") ? textsLimit : bodyLimit;
  if (Number(length) > mostBytes) return refusal(413);
  if (isUpload) return coding === undefined ? undefined : refusal(415);
  // A post without anything in it has no type.
  const isForm = /^application\/x-www-form-urlencoded(;\s*charset="?utf-8"?)?$/i.test(type) || Number(length) === 0;
  return isForm && coding === undefined ? undefined : refusal(415);
}

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
};

/** All files of the build, by their addresses. They are few and small, so they stay in memory. */
function filesIn(folder: string): Map<string, HttpResponse> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.flatMap((entry) => {
      const type = types[extname(entry.name)];
      const path = join(entry.parentPath, entry.name);
      const address = path.slice(folder.length).replaceAll("\\", "/");
      // The names of assets have a hash of their content.
      const cache = address.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=86400";
      return type ? [[address, bodyResponse(200, type, readFileSync(path), ["Cache-Control", cache])] as const] : [];
    }),
  );
}

/** Numbers of leads and requests tell who it was, and the log keeps its lines when somebody is erased. */
function loggedPath(path: string): string {
  return path.replace(/^(\/(leads|requests)\/).+/, "$1…");
}
