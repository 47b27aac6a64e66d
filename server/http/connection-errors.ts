import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Log } from "../log.ts";
import type { RequestMeter } from "../ports/meter.ts";
import type { Connections } from "./connections.ts";
import { type HttpResponse, kindOf } from "./http-response.ts";
import { methodRefusal, refusal } from "./refusals.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { createRequestId } from "./site-request.ts";

type Options = {
  security: SecurityHeaders;
  log: Log;
  connections: Connections;
  /** Absent where nothing is measured. */
  meter?: RequestMeter | undefined;
};

/** Responds to what never became a request: bytes that Node's parser refused, time-outs, CONNECT. */
export function connectionErrors({ security, log, connections, meter }: Options) {
  return {
    clientError(error: NodeJS.ErrnoException, socket: Socket): void {
      // A response under way must not be mixed with another one: a proxy could hand it to somebody else.
      if (!socket.writable || connections.isResponding(socket)) socket.destroy();
      else end(socket, refusal(statusOf(error.code)), error.code);
    },
    connect(_req: unknown, socket: Socket): void {
      end(socket, methodRefusal(["GET", "HEAD", "POST"]), "CONNECT");
    },
  };

  function end(socket: Socket, response: HttpResponse, code: string | undefined): void {
    const id = createRequestId();
    log.info({ id, status: response.status, code }, "refused");
    meter?.refused(kindOf(response), response.status);
    socket.on("error", () => socket.destroy());
    socket.write(rawResponse(response, [...security(response), "X-Request-Id", id, "Connection", "close"]));
    connections.ignoreRest(socket);
    socket.destroySoon();
  }
}

function statusOf(code: string | undefined): number {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return 413;
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  return 400;
}

function rawResponse({ status, headers, body }: HttpResponse, more: readonly string[]): string {
  const all = [...headers, ...more];
  const lines = all.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${all[i + 1]}`] : []));
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body?.toString() ?? ""].join("\r\n");
}
