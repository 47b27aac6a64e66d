import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type Answer, textAnswer } from "./answer.ts";
import { failureAnswer } from "./errors.ts";
import type { Finished } from "./finished.ts";
import { bodyLimit, refusal, refuse } from "./refusals.ts";
import { createRequestId } from "./request-id.ts";
import { type Log, logFailure, logRequest } from "./request-log.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { send } from "./send.ts";
import type { Site } from "./site.ts";
import { readTarget } from "./target.ts";
import type { Timeouts } from "./timeouts.ts";

export type ListenerOptions = {
  site: Site;
  finished: Finished;
  security: SecurityHeaders;
  timeouts: Timeouts;
  log: Log;
  isDraining: () => boolean;
};

/** node:http's side of the site: refuse, answer, send, log. */
export function createListener({ site, finished, security, timeouts, log, isDraining }: ListenerOptions) {
  const open = new WeakMap<Socket, Set<ServerResponse>>();

  return { request: listen, checkContinue, checkExpectation, isAnswering };

  function listen(req: IncomingMessage, res: ServerResponse): void {
    const id = begin(req, res);
    const path = pathOf(req);
    try {
      const answer = answerTo(req, res, id);
      if (answer instanceof Promise) answer.then(finish, fail);
      else finish(answer);
    } catch (error) {
      fail(error);
    }

    function finish(answer: Answer): void {
      // What is left of a body nobody reads would be taken for the next request, or be read for nothing.
      const unread = req.method === "POST" && !req.complete;
      send(req, res, answer, { id, security, timeouts, close: unread || isDraining() });
    }

    function fail(error: unknown): void {
      if (res.destroyed || req.socket.destroyed) return;
      logFailure(log, id, error);
      finish(failureAnswer(finished, path, id));
    }
  }

  function answerTo(req: IncomingMessage, res: ServerResponse, id: string): Answer | Promise<Answer> {
    const refused = refuse(req);
    if (refused) return refused;
    const target = readTarget(req.url ?? "");
    if (target === 404) return textAnswer(404);
    if (typeof target === "number") return refusal(target);
    const method = req.method === "POST" ? "POST" : "GET";
    return site({ id, method, ...target, headers: req.headers, incoming: req, outgoing: res });
  }

  /** Expect: 100-continue. What will be refused by its length is refused before it is sent. */
  function checkContinue(req: IncomingMessage, res: ServerResponse): void {
    if (Number(req.headers["content-length"] ?? 0) > bodyLimit) {
      refuseAtOnce(req, res, 413);
    } else {
      res.writeContinue();
      listen(req, res);
    }
  }

  function checkExpectation(req: IncomingMessage, res: ServerResponse): void {
    refuseAtOnce(req, res, 417);
  }

  function refuseAtOnce(req: IncomingMessage, res: ServerResponse, status: number): void {
    send(req, res, refusal(status), { id: begin(req, res), security, timeouts, close: true });
  }

  /** Gives the request its id, and logs it when it is over. */
  function begin(req: IncomingMessage, res: ServerResponse): string {
    const id = createRequestId();
    const started = performance.now();
    const { socket } = req;
    const sentBefore = socket.bytesWritten;
    const responses = open.get(socket) ?? new Set();
    open.set(socket, responses.add(res));
    res.once("close", () => {
      responses.delete(res);
      const ms = performance.now() - started;
      const cut = res.writableFinished ? {} : { cut: true as const };
      const bytes = socket.bytesWritten - sentBefore;
      logRequest(log, { id, method: req.method ?? "", path: pathOf(req), status: res.statusCode, ms, bytes, ...cut });
    });
    return id;
  }

  /** Whether an answer is under way or owed, apart from the one to a request that is still coming in. */
  function isAnswering(socket: Socket): boolean {
    return [...(open.get(socket) ?? [])].some((res) => res.headersSent || res.req.complete);
  }
}

/** For the log: without the query, and without what an absolute form may carry. */
function pathOf(req: IncomingMessage): string {
  return req.url?.startsWith("/") ? (req.url.split("?", 1)[0] as string) : "";
}
