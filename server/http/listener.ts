import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type Log, logFailure, logRequest } from "../log.ts";
import type { RequestMeter } from "../ports/meter.ts";
import { StorageUnavailable } from "../ports/storage.ts";
import type { Connections } from "./connections.ts";
import { failureResponse } from "./error-pages.ts";
import type { Finished } from "./finished.ts";
import { type HttpResponse, kindOf, textResponse } from "./http-response.ts";
import { bodyLimit, refusal, refuse } from "./refusals.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { send, withSecurity } from "./send.ts";
import type { Lifecycle } from "./shutdown.ts";
import type { Site } from "./site.ts";
import { createRequestId, readTarget } from "./site-request.ts";

export type ListenerOptions = {
  site: Site;
  finished: Finished;
  connections: Connections;
  security: SecurityHeaders;
  log: Log;
  /** Absent where nothing is measured. */
  meter?: RequestMeter | undefined;
  lifecycle: Pick<Lifecycle, "isDraining" | "closing">;
};

type MakeResponse = (req: IncomingMessage, res: ServerResponse, id: string) => HttpResponse | Promise<HttpResponse>;

/** One request and its response. */
type Exchange = {
  req: IncomingMessage;
  res: ServerResponse;
  socket: Socket;
  id: string;
  started: number;
  response: HttpResponse | undefined;
};

/** node:http's side of the site: refuse, respond, send, log. */
export function createListener(options: ListenerOptions) {
  const { site, finished, connections, log, meter, lifecycle } = options;
  const headersOf = withSecurity(options.security);

  return {
    request(req: IncomingMessage, res: ServerResponse): void {
      handle(req, res, respondTo);
    },
    /** Expect: 100-continue. What would be refused by its length is refused before it is sent. */
    checkContinue(req: IncomingMessage, res: ServerResponse): void {
      const tooLong = Number(req.headers["content-length"] ?? 0) > bodyLimit;
      if (!tooLong) res.writeContinue();
      handle(req, res, tooLong ? () => refusal(413) : respondTo);
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

  function finish(exchange: Exchange, response: HttpResponse): void {
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
    finish(exchange, failureResponse(finished, pathOf(req), id, error instanceof StorageUnavailable ? 503 : 500));
  }

  function respondTo(req: IncomingMessage, res: ServerResponse, id: string): HttpResponse | Promise<HttpResponse> {
    const refused = refuse(req);
    if (refused) return refused;
    const target = readTarget(req.url ?? "");
    if (target === 404) return textResponse(404);
    if (typeof target === "number") return refusal(target);
    const method = req.method === "POST" ? "POST" : "GET";
    return site({ id, method, ...target, headers: req.headers, incoming: req, outgoing: res });
  }

  /** In the log and, where there are any, in the metrics. */
  function recordRequest({ req, res, socket, id, started, response }: Exchange, isWhole: boolean): void {
    const ms = performance.now() - started;
    const bytes = connections.sent(socket);
    const { method = "" } = req;
    logRequest(log, { id, method, path: pathOf(req), status: res.statusCode, ms, bytes, cut: !isWhole });
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
