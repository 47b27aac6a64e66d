import type { IncomingMessage, ServerResponse } from "node:http";
import { type Answer, textAnswer } from "./answer.ts";
import type { Connections } from "./connections.ts";
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
  connections: Connections;
  security: SecurityHeaders;
  timeouts: Timeouts;
  log: Log;
  isDraining: () => boolean;
};

type MakeAnswer = (id: string) => Answer | Promise<Answer>;

/** node:http's side of the site: refuse, answer, send, log. */
export function createListener(options: ListenerOptions) {
  const { site, finished, connections, security, timeouts, log, isDraining } = options;

  return {
    request(req: IncomingMessage, res: ServerResponse): void {
      handle(req, res, (id) => answerTo(req, res, id));
    },
    /** Expect: 100-continue. What would be refused by its length is refused before it is sent. */
    checkContinue(req: IncomingMessage, res: ServerResponse): void {
      const tooLong = Number(req.headers["content-length"] ?? 0) > bodyLimit;
      if (!tooLong) res.writeContinue();
      handle(req, res, (id) => (tooLong ? refusal(413) : answerTo(req, res, id)));
    },
    checkExpectation(req: IncomingMessage, res: ServerResponse): void {
      handle(req, res, () => refusal(417));
    },
  };

  function handle(req: IncomingMessage, res: ServerResponse, makeAnswer: MakeAnswer): void {
    if (connections.isGivenUp(req.socket)) return;
    connections.begin(req, res);
    const id = createRequestId();
    logAtEnd(req, res, id);
    try {
      const answer = makeAnswer(id);
      if (answer instanceof Promise) answer.then(finish).catch(fail);
      else finish(answer);
    } catch (error) {
      fail(error);
    }

    function finish(answer: Answer): void {
      // What is left of a body that nobody reads must not be taken for the next request.
      const unread = req.method === "POST" && !req.complete;
      const close = answer.close || unread || isDraining();
      send(req, res, answer, { id, security, timeouts, close });
      if (close) connections.giveUp(req.socket);
    }

    function fail(error: unknown): void {
      if (res.destroyed || req.socket.destroyed) return;
      logFailure(log, id, error);
      finish(failureAnswer(finished, pathOf(req), id));
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

  function logAtEnd(req: IncomingMessage, res: ServerResponse, id: string): void {
    const started = performance.now();
    const sentBefore = req.socket.bytesWritten;
    res.once("close", () => {
      const ms = performance.now() - started;
      const bytes = req.socket.bytesWritten - sentBefore;
      const cut = res.writableFinished ? {} : { cut: true as const };
      logRequest(log, { id, method: req.method ?? "", path: pathOf(req), status: res.statusCode, ms, bytes, ...cut });
    });
  }
}

/** For log and language: without the query, and without what an absolute form may carry. */
function pathOf(req: IncomingMessage): string {
  return req.url?.startsWith("/") ? (req.url.split("?", 1)[0] as string) : "";
}
