import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "./answer.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import type { Timeouts } from "./timeouts.ts";

export type SendOptions = { id: string; security: SecurityHeaders; timeouts: Timeouts; close: boolean };

/** A reader must take this much within the time for readers: with 10 s that is the pace of the slowest phones. */
const portion = 64 * 1024;

/** The one place where answers leave: nothing goes out without the security headers and the request id. */
export function send(req: IncomingMessage, res: ServerResponse, answer: Answer, options: SendOptions): void {
  if (res.headersSent || res.destroyed) return;
  const { id, security, timeouts, close } = options;
  const headers = [...answer.headers, ...security(answer), "X-Request-Id", id];
  if (close) headers.push("Connection", "close");
  if (req.socket.timeout !== timeouts.idle) req.socket.setTimeout(timeouts.idle);
  res.writeHead(answer.status, headers);
  if (req.method === "HEAD" || !answer.body) res.end();
  else sendBody(req, res, answer.body, timeouts.reader);
}

/**
 * Sends in portions and watches each: the time-out of the socket is no help against readers who take crumbs, or who
 * take nothing and send a byte now and then.
 */
function sendBody(req: IncomingMessage, res: ServerResponse, body: Buffer, patience: number): void {
  let timer: NodeJS.Timeout | undefined;
  sendFrom(0);

  function sendFrom(start: number): void {
    const end = start + portion;
    if (end >= body.length) res.end(body.subarray(start));
    else res.write(body.subarray(start, end), () => sendFrom(end));
    if (timer) timer.refresh();
    else if (req.socket.writableLength > 0) watch();
  }

  function watch(): void {
    timer = setTimeout(() => req.socket.destroy(), patience);
    res.once("close", () => clearTimeout(timer));
  }
}
