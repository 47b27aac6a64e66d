import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { extname, join } from "node:path";
import { createRequestListener } from "@react-router/node";
import { RouterContextProvider, type ServerBuild } from "react-router";
import {
  bodyLimit,
  callContext,
  clientAddresses,
  connectionErrors,
  createLifecycle,
  createRequestId,
  type HttpResponse,
  logRequest,
  type OfficeServices,
  productionTimeouts,
  readTarget,
  refusal,
  refuse,
  StartRefusal,
  securityHeaders,
  servicesContext,
  textsLimit,
  trackConnections,
  uploadLimit,
} from "./services.server.ts";

/** The office as a server: its files, and React Router for all else. */
export function createOfficeServer(
  build: ServerBuild,
  clientDir: string,
  services: OfficeServices,
  timeouts = productionTimeouts,
) {
  const files = filesIn(clientDir);
  const app = appListener(build, services);
  const security = securityHeaders(services.settings.origin);
  function answer(req: IncomingMessage, res: ServerResponse): void {
    const file = req.method === "POST" ? undefined : files.get(pathOf(req));
    if (file) sendFile(req, res, file);
    else app(req, res);
  }
  return createStrictServer({ services, security, answer, refusalOf }, timeouts);
}

type StrictServer = {
  services: Pick<OfficeServices, "log" | "settings">;
  security: ReturnType<typeof securityHeaders>;
  answer: (req: IncomingMessage, res: ServerResponse) => void;
  /** What is refused before anything reads it. */
  refusalOf: (req: IncomingMessage) => HttpResponse | undefined;
};

/** A server as strict as the site's own, and of the same parts. */
export function createStrictServer(
  { services: { log, settings }, security, answer, refusalOf }: StrictServer,
  timeouts = productionTimeouts,
) {
  const { headers: headersTimeout, request: requestTimeout, check, keepAlive, rest, reader } = timeouts;
  const server = createServer({
    headersTimeout,
    requestTimeout,
    connectionsCheckingInterval: check,
    keepAliveTimeout: settings.TRUSTED_PROXIES.length > 0 ? keepAlive : rest,
    // We refuse a missing Host ourselves: Node's own refusal has no headers of ours.
    requireHostHeader: false,
  });
  const connections = trackConnections(server, reader);
  const lifecycle = createLifecycle(server, connections, timeouts);
  const always = [...security({}), "Cache-Control", "no-store"];

  function handle(req: IncomingMessage, res: ServerResponse, refused = refusalOf(req)): void {
    connections.oneByOne(req.socket, () => respond(req, res, refused));
  }

  function respond(req: IncomingMessage, res: ServerResponse, refused: HttpResponse | undefined): void {
    const { socket } = req;
    const id = createRequestId();
    const started = performance.now();
    connections.begin(socket, res);
    const watched = watchReader(socket, reader);
    res.once("close", () => {
      clearInterval(watched);
      connections.end(socket, res);
      const [ms, bytes, cut] = [performance.now() - started, connections.sent(socket), !res.writableFinished];
      logRequest(log, { id, method: req.method ?? "", path: loggedPath(req), status: res.statusCode, ms, bytes, cut });
    });
    setHeaders(res, [...always, "X-Request-Id", id, ...(lifecycle.isDraining() ? closing : [])]);
    // For the middleware; what a client says of it does not count.
    req.headers["x-request-id"] = id;
    if (refused) sendRefusal(res, refused);
    else answer(req, res);
    if (refused) connections.ignoreRest(socket);
  }

  const errors = connectionErrors({ security, log, connections });
  server.on("request", (req, res) => handle(req, res));
  server.on("checkContinue", (req, res) => {
    if (!refusalOf(req)) res.writeContinue();
    handle(req, res);
  });
  server.on("checkExpectation", (req, res) => handle(req, res, refusal(417)));
  server.on("clientError", errors.clientError);
  server.on("connect", errors.connect);
  return { server, stop: () => lifecycle.stop(false) };
}

const closing = ["Connection", "close"];

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

function setHeaders(res: ServerResponse, list: readonly string[]): void {
  for (let i = 0; i < list.length; i += 2) res.setHeader(list[i] as string, list[i + 1] as string);
}

/** Closes the connection of whoever takes nothing for so long of what is there to be read. */
function watchReader(socket: Socket, time: number): NodeJS.Timeout {
  let before = -1;
  return setInterval(() => {
    const { bytesWritten, writableLength: waiting } = socket;
    if (waiting > 0 && bytesWritten - waiting === before) socket.resetAndDestroy();
    before = bytesWritten - waiting;
  }, time);
}

/** What is refused before anything reads it: forms are short, say how long they are, and come as our pages send them. */
function refusalOf(req: IncomingMessage): HttpResponse | undefined {
  const refused = refuse(req);
  if (refused) return refused;
  const target = readTarget(req.url ?? "");
  if (typeof target === "number") return refusal(target);
  // PostgreSQL keeps no text with this character, and no address of ours has it.
  if (target.query.includes("%00")) return refusal(400);
  if (req.method !== "POST") return undefined;
  const { origin, "content-length": length, "content-type": type = "", "content-encoding": coding } = req.headers;
  if (origin !== undefined && origin !== "null" && !URL.canParse(origin)) return refusal(400);
  if (length === undefined) return refusal(411);
  const path = pathOf(req);
  const isUpload = /^\/words\/drafts\/[^/]+\/picture\//.test(path) && /^multipart\/form-data;/i.test(type);
  const mostBytes = isUpload ? uploadLimit : path.startsWith("/words/drafts/") ? textsLimit : bodyLimit;
  if (Number(length) > mostBytes) return refusal(413);
  if (isUpload) return coding === undefined ? undefined : refusal(415);
  // A post without anything in it has no type.
  const isForm = /^application\/x-www-form-urlencoded(;\s*charset="?utf-8"?)?$/i.test(type) || Number(length) === 0;
  return isForm && coding === undefined ? undefined : refusal(415);
}

/** After a refusal the connection ends: whatever follows on it cannot be trusted. */
function sendRefusal(res: ServerResponse, { status, headers, body }: HttpResponse): void {
  setHeaders(res, [...headers, ...closing]);
  res.writeHead(status).end(res.req.method === "HEAD" ? undefined : body);
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

/** Numbers of leads and requests tell who it was, and the log keeps its lines when somebody is erased. */
function loggedPath(req: IncomingMessage): string {
  return pathOf(req).replace(/^(\/(leads|requests)\/).+/, "$1…");
}

/** Without the query, where a link has its token. */
function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "";
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
