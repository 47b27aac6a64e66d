import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { StartRefusal } from "../start-refusal.ts";
import { connectionErrors } from "./connection-errors.ts";
import { trackConnections } from "./connections.ts";
import { createListener, type HttpServerOptions, type Respond, type ServerParts } from "./listener.ts";
import { createLifecycle } from "./shutdown.ts";

/** The server that site, office and previews are: limits of time, refusals, headers, log, and an end without loss. */
export function createHttpServer(options: HttpServerOptions, respondWith: (parts: ServerParts) => Respond) {
  const { timeouts, hasProxy } = options;
  const server = createServer({
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: timeouts.check,
    keepAliveTimeout: hasProxy ? timeouts.keepAlive : timeouts.rest,
    // No stream of events for a body that is not there.
    optimizeEmptyRequests: true,
    // We refuse a missing Host ourselves: Node's own refusal has no headers of ours.
    requireHostHeader: false,
  });
  const connections = trackConnections(server, timeouts.reader);
  const lifecycle = createLifecycle(server, connections, timeouts);
  const respond = respondWith({ connections, lifecycle });
  const listener = createListener({ ...options, respond, connections, lifecycle });
  const refused = connectionErrors({ ...options, connections });
  server.on("request", listener.request);
  server.on("checkContinue", listener.checkContinue);
  server.on("checkExpectation", listener.checkExpectation);
  server.on("clientError", refused.clientError);
  server.on("connect", refused.connect);
  return { server, connections, stop: (announce = false) => lifecycle.stop(announce) };
}

/** Resolves with the port once the server listens. */
export function listen(server: Server, { port, host }: { port: number; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new StartRefusal([`Cannot listen on ${host} port ${port}: ${error.code ?? error.message}.`]));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
