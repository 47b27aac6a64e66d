import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type Log, logFailure, logRequest } from "../log.ts";
import type { RequestMeter } from "../ports/meter.ts";
import { StorageUnavailable } from "../ports/storage.ts";
import type { Connections } from "./connections.ts";
import { type HttpResponse, kindOf } from "./http-response.ts";
import { bodyLimit, refusal, refuse } from "./refusals.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { send, setHeaders, watchReader, withSecurity } from "./send.ts";
import type { Lifecycle } from "./shutdown.ts";
import { createRequestId, readTarget, type SiteRequest } from "./site-request.ts";
import type { Timeouts } from "./timeouts.ts";

/** A response, or a listener of a framework that writes one by itself. */
export type Answer = HttpResponse | ((req: IncomingMessage, res: ServerResponse) => void);
export type Respond = (request: SiteRequest) => Answer | Promise<Answer>;

export type HttpServerOptions = {
  timeouts: Timeouts;
  /** Proxies keep their connections longer than browsers. */
  hasProxy: boolean;
  security: SecurityHeaders;
  log: Log;
  /** Absent where nothing is measured. */
  meter?: RequestMeter | undefined;
  /** Refuses by the head alone, beyond what no server of ours takes. */
  refusalOf?: (req: IncomingMessage) => HttpResponse | undefined;
  /** What is said where a response fails. */
  failure: (path: string, id: string, status: 500 | 503) => HttpResponse;
  /** The path as the log may name it. */
  loggedPath?: (path: string) => string;
};

export type ServerParts = { connections: Connections; lifecycle: Lifecycle };

type ListenerOptions = HttpServerOptions & ServerParts & { respond: Respond };
type MakeResponse = (req: IncomingMessage, res: ServerResponse, id: string) => Answer | Promise<Answer>;

/** One request and its response. */
type Exchange = {
  req: IncomingMessage;
  res: ServerResponse;
  socket: Socket;
  id: string;
  started: number;
  response: HttpResponse | undefined;
};

/** node:http's side of a server: refuse, respond, send, log. */
export function createListener(options: ListenerOptions) {
  const { respond: responseTo, connections, log, meter, lifecycle, refusalOf, timeouts } = options;
  const headersOf = withSecurity(options.security);

  return {
    request(req: IncomingMessage, res: ServerResponse): void {
      handle(req, res, respondTo);
    },
    /** Expect: 100-continue. What would be refused by its length is refused before it is sent. */
    checkContinue(req: IncomingMessage, res: ServerResponse): void {
      const tooLong = Number(req.headers["content-length"] ?? 0) > bodyLimit;
      const refused = refusalOf ? refusalOf(req) : tooLong && refusal(413);
      if (!refused) res.writeContinue();
      handle(req, res, refused ? () => refused : respondTo);
    },
    checkExpectation(req: IncomingMessage, res: ServerResponse): void {
      handle(req, res, () => refusal(417));
    },
  };

  function handle(req: IncomingMessage, res: ServerResponse, makeResponse: MakeResponse): void {
    connections.oneByOne(req.socket, () => respond(req, res, makeResponse));
  }

  function respond(req: IncomingMessage, res: ServerResponse, makeResponse: MakeResponse): void {
    const { socket } = req;
    const id = createRequestId();
    const exchange: Exchange = { req, res, socket, id, started: performance.now(), response: undefined };
    try {
      const closing = lifecycle.closing();
      const result = closing ? closing.then(() => makeResponse(req, res, id)) : makeResponse(req, res, id);
      if (result instanceof Promise) {
        watch(exchange);
        result.then((response) => finish(exchange, response)).catch((error) => fail(exchange, error));
        return;
      }
      finish(exchange, result);
    } catch (error) {
      fail(exchange, error);
    }
    // Most responses are with the kernel by now, and there is nothing left to watch.
    if (res.writableEnded && res.writableLength === 0 && !socket.destroyed) recordRequest(exchange, true);
    else watch(exchange);
  }

  function watch(exchange: Exchange): void {
    const { socket, res } = exchange;
    connections.begin(socket, res);
    res.on("close", () => {
      connections.end(socket, res);
      recordRequest(exchange, res.writableFinished);
    });
  }

  function finish(exchange: Exchange, answer: Answer): void {
    if (typeof answer === "function") handOver(exchange, answer);
    else sendResponse(exchange, answer);
  }

  /** The framework's response carries our headers too, and its readers are watched as ours are. */
  function handOver({ req, res, socket, id }: Exchange, answer: Extract<Answer, CallableFunction>): void {
    setHeaders(res, headersOf({ status: 200, headers: ["Cache-Control", "no-store"] }, id));
    if (lifecycle.isDraining()) res.setHeader("Connection", "close");
    const watching = watchReader(socket, timeouts.reader);
    res.once("close", () => clearInterval(watching));
    answer(req, res);
  }

  function sendResponse(exchange: Exchange, response: HttpResponse): void {
    const { req, res, socket, id } = exchange;
    exchange.response = response;
    // The unread rest of a body must not be parsed as the next request.
    const unread = req.method === "POST" && !req.complete;
    const close = response.close || unread || lifecycle.isDraining();
    send(req, res, response, { id, headersOf, connections, close });
    if (close) connections.ignoreRest(socket);
  }

  function fail(exchange: Exchange, error: unknown): void {
    const { req, res, socket, id } = exchange;
    if (res.destroyed || socket.destroyed) return;
    logFailure(log, id, error);
    sendResponse(exchange, options.failure(pathOf(req), id, error instanceof StorageUnavailable ? 503 : 500));
  }

  function respondTo(req: IncomingMessage, res: ServerResponse, id: string): Answer | Promise<Answer> {
    const refused = refuse(req);
    if (refused) return refused;
    const target = readTarget(req.url ?? "");
    if (typeof target === "number") return refusal(target);
    const more = refusalOf?.(req);
    if (more) return more;
    const method = req.method === "POST" ? "POST" : "GET";
    return responseTo({ id, method, ...target, headers: req.headers, incoming: req, outgoing: res });
  }

  /** In the log and, where there are any, in the metrics. */
  function recordRequest({ req, res, socket, id, started, response }: Exchange, isWhole: boolean): void {
    const ms = performance.now() - started;
    const bytes = connections.sent(socket);
    const { method = "" } = req;
    const path = options.loggedPath?.(pathOf(req)) ?? pathOf(req);
    logRequest(log, { id, method, path, status: res.statusCode, ms, bytes, cut: !isWhole });
    const status = isWhole && response ? { status: response.status } : {};
    meter?.request({ kind: kindOf(response), method, ms, bytes, ...status });
  }
}

/** For log and language: without the query, and without what an absolute form may carry. */
function pathOf({ url = "" }: IncomingMessage): string {
  if (!url.startsWith("/")) return "";
  const mark = url.indexOf("?");
  return mark === -1 ? url : url.slice(0, mark);
}
