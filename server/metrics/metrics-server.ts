import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Log, logFailure } from "../log.ts";
import { StartRefusal } from "../start-refusal.ts";
import type { Prometheus } from "./prometheus.ts";

type Options = Pick<Prometheus, "exposition" | "contentType"> & { host: string; port: number; log: Log };
export type MetricsServer = { port: number; close(): Promise<void> };

/** Answers /metrics on a port of its own, which visitors do not reach. */
export async function serveMetrics({ host, port, log, exposition, contentType }: Options): Promise<MetricsServer> {
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (req, res) => {
    answer(req)
      .catch((error) => {
        logFailure(log, undefined, error);
        return { status: 500, text: "" };
      })
      .then((made) => send(res, made));
  });
  server.maxConnections = 50;

  async function answer({ method, url }: IncomingMessage): Promise<Made> {
    if (url?.split("?", 1)[0] !== "/metrics") return { status: 404, text: "" };
    if (method !== "GET" && method !== "HEAD") return { status: 405, text: "" };
    return { status: 200, text: await exposition() };
  }

  function send(res: ServerResponse, { status, text }: Made): void {
    const type = status === 200 ? contentType : "text/plain; charset=utf-8";
    const about = { "Content-Type": type, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
    res.writeHead(status, { ...about, ...(status === 405 && { Allow: "GET, HEAD" }) }).end(text);
  }

  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new StartRefusal([`Cannot serve metrics on ${host} port ${port}: ${error.code ?? error.message}.`])),
    );
    server.listen(port, host, resolve);
  });
  // A process that has nothing else to do may end.
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

type Made = { status: number; text: string };
