import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import { extname, join } from "node:path";
import { createRequestListener } from "@react-router/node";
import { RouterContextProvider, type ServerBuild } from "react-router";
import {
  bodyLimit,
  callContext,
  clientAddresses,
  createRequestId,
  logRequest,
  type OfficeServices,
  productionTimeouts,
  readTarget,
  refuse,
  StartRefusal,
  securityHeaders,
  servicesContext,
} from "./services.server.ts";

/** The office as a server: its files, and React Router for all else. */
export function createOfficeServer(build: ServerBuild, clientDir: string, services: OfficeServices): Server {
  const { origin, TRUSTED_PROXIES } = services.settings;
  const headers = pairs(securityHeaders(origin)({}));
  const files = filesIn(clientDir);
  const clients = clientAddresses(TRUSTED_PROXIES);
  const app = createRequestListener({
    // Behind a proxy that speaks https the request itself has come as http.
    build: { ...build, allowedActionOrigins: [new URL(origin).host] },
    mode: "production",
    getLoadContext(request, { address }) {
      const connected = { socket: { remoteAddress: address }, headers: Object.fromEntries(request.headers) };
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      context.set(callContext, { id: createRequestId(), clientAddress: clients.address(connected) });
      return context;
    },
  });
  const { headers: headersTimeout, request: requestTimeout, check, keepAlive, reader } = productionTimeouts;
  const server = createServer(
    {
      headersTimeout,
      requestTimeout,
      connectionsCheckingInterval: check,
      keepAliveTimeout: keepAlive,
      // We refuse a missing Host ourselves: Node's own refusal has no headers of ours.
      requireHostHeader: false,
    },
    (req, res) => {
      logWhenSent(req, res, services);
      for (const [name, value] of headers) res.setHeader(name, value);
      res.setHeader("Cache-Control", "no-store");
      const refused = refusalOf(req);
      if (refused) return sendPlain(res, refused);
      const file = req.method === "POST" ? undefined : files.get(pathOf(req));
      if (file) return sendFile(req, res, file);
      app(req, res);
    },
  );
  // Closes whoever neither sends nor reads.
  server.setTimeout(reader);
  return server;
}

function pairs(list: readonly string[]): [string, string][] {
  return list.flatMap((name, i) => (i % 2 === 0 ? [[name, list[i + 1] ?? ""]] : []));
}

/** What is refused before anything reads it. Browsers and proxies say how long the body of a form is. */
function refusalOf(req: IncomingMessage): number | undefined {
  const refused = refuse(req)?.status;
  if (refused) return refused;
  const target = readTarget(req.url ?? "");
  if (typeof target === "number") return target;
  if (req.method !== "POST") return undefined;
  const length = req.headers["content-length"];
  if (length === undefined) return 411;
  return Number(length) > bodyLimit ? 413 : undefined;
}

/** After a refusal the connection ends: whatever follows on it cannot be trusted. */
function sendPlain(res: ServerResponse, status: number): void {
  res.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" });
  res.end(STATUS_CODES[status]);
}

type StaticFile = { type: string; cache: string; body: Buffer };

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
function filesIn(folder: string): Map<string, StaticFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.flatMap((entry) => {
      const type = types[extname(entry.name)];
      const path = join(entry.parentPath, entry.name);
      const address = path.slice(folder.length).replaceAll("\\", "/");
      // The names of assets have a hash of their content.
      const cache = address.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=86400";
      return type ? [[address, { type, cache, body: readFileSync(path) }] as const] : [];
    }),
  );
}

function sendFile(req: IncomingMessage, res: ServerResponse, { type, cache, body }: StaticFile): void {
  res.writeHead(200, { "Content-Type": type, "Content-Length": body.length, "Cache-Control": cache });
  res.end(req.method === "HEAD" ? undefined : body);
}

/** Without the query, where a link has its token. */
function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "";
}

function logWhenSent(req: IncomingMessage, res: ServerResponse, { log }: OfficeServices): void {
  const started = performance.now();
  const { socket, method = "" } = req;
  const before = socket.bytesWritten;
  res.once("close", () => {
    const id = String(res.getHeader("x-request-id") ?? createRequestId());
    const [ms, bytes] = [performance.now() - started, socket.bytesWritten - before];
    logRequest(log, { id, method, path: pathOf(req), status: res.statusCode, ms, bytes, cut: !res.writableFinished });
  });
}

/** Resolves with the port once the server listens. */
export function listen(server: Server, { port, host }: { port: number; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new StartRefusal([`Cannot listen on ${host} port ${port}: ${error.code ?? error.message}.`]));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

/** Takes no more connections, lets running requests finish, and cuts off what is left when the time is over. */
export function stop(server: Server): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), productionTimeouts.shutdown);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
  });
}
