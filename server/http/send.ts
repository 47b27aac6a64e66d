import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Connections } from "./connections.ts";
import type { HttpResponse } from "./http-response.ts";
import type { SecurityHeaders } from "./security-headers.ts";

export type SendOptions = { id: string; headersOf: HeadersOf; connections: Connections; close: boolean };
export type HeadersOf = (response: HttpResponse, id: string) => string[];

/**
 * A reader must take this much within the time for readers: with 10 s that is the pace of the slowest phones. It is also
 * what waits for a reader at most, beside the headers, beyond what the kernel took.
 */
const chunkSize = 32 * 1024;

/** The one place where responses leave: nothing goes out without the security headers and the request id. */
export function send(req: IncomingMessage, res: ServerResponse, response: HttpResponse, options: SendOptions): void {
  if (res.headersSent || res.destroyed) return;
  const { id, headersOf, connections, close } = options;
  const headers = headersOf(response, id);
  res.writeHead(response.status, close ? [...headers, "Connection", "close"] : headers);
  const body = req.method === "HEAD" ? undefined : response.body;
  if (body && body.length > chunkSize) {
    sendInChunks(req, res, body, connections);
    return;
  }
  res.end(body);
  if (res.writableLength > 0) connections.expectRead(req.socket);
}

/**
 * The headers of a response together with those that every response carries. Finished files have one response for all, and
 * one list, whose last word is another one each time: node:http has read it before the next one comes.
 */
export function withSecurity(security: SecurityHeaders): HeadersOf {
  const known = new WeakMap<HttpResponse, string[]>();
  return (response, id) => {
    const found = known.get(response);
    const headers = found ?? [...response.headers, ...security(response), "X-Request-Id", id];
    if (found) headers[headers.length - 1] = id;
    else known.set(response, headers);
    return headers;
  };
}

export function setHeaders(res: ServerResponse, list: readonly string[]): void {
  for (let i = 0; i < list.length; i += 2) res.setHeader(list[i] as string, list[i + 1] as string);
}

/** For a response that a framework writes: closes the connection when for so long nothing of it is taken. */
export function watchReader(socket: Socket, time: number): NodeJS.Timeout {
  let before = -1;
  return setInterval(() => {
    const { bytesWritten, writableLength: waiting } = socket;
    if (waiting > 0 && bytesWritten - waiting === before) socket.resetAndDestroy();
    before = bytesWritten - waiting;
  }, time);
}

/**
 * Sends in chunks and watches each: the time-out of the socket is no help against readers who take crumbs, or who
 * take nothing and send a byte now and then.
 */
function sendInChunks(req: IncomingMessage, res: ServerResponse, body: Buffer, connections: Connections): void {
  sendFrom(0);

  function sendFrom(start: number): void {
    const end = start + chunkSize;
    if (end >= body.length) res.end(body.subarray(start));
    else res.write(body.subarray(start, end), () => sendFrom(end));
    connections.expectRead(req.socket);
  }
}
