import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "./answer.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import type { Timeouts } from "./timeouts.ts";

export type SendOptions = { id: string; security: SecurityHeaders; timeouts: Timeouts; close: boolean };

/** The one place where answers leave: nothing goes out without the security headers and the request id. */
export function send(req: IncomingMessage, res: ServerResponse, answer: Answer, options: SendOptions): void {
  if (res.headersSent || res.destroyed) return;
  const headers = [...answer.headers, ...options.security(answer), "X-Request-Id", options.id];
  if (options.close || answer.close) headers.push("Connection", "close");
  if (req.socket.timeout !== options.timeouts.idle) req.socket.setTimeout(options.timeouts.idle);
  res.writeHead(answer.status, headers);
  res.end(req.method === "HEAD" ? undefined : answer.body);
  if (req.socket.writableLength > 0) closeSlowReader(req, res, answer.body?.length ?? 0, options.timeouts);
}

/** The idle time-out lets a reader live who takes a crumb now and then: this one asks for a pace. */
function closeSlowReader(req: IncomingMessage, res: ServerResponse, bytes: number, timeouts: Timeouts): void {
  const patience = timeouts.reader + (bytes / timeouts.readerBytesPerSecond) * 1000;
  const timer = setTimeout(() => req.socket.destroy(), patience);
  res.once("close", () => clearTimeout(timer));
}
