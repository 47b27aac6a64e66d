import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readJobs } from "../data-folder/jobs.ts";
import { type Log, logFailure } from "../log.ts";
import type { Meter } from "../ports/meter.ts";
import { type SmsCapSettings, smsCaps } from "../sms/configured.ts";
import { StartRefusal } from "../start-refusal.ts";
import type { Prometheus } from "./prometheus.ts";

export type Metrics = { meter: Meter; port: number; close(): Promise<void> };

type MetricsSettings = SmsCapSettings & { METRICS_PORT?: number | undefined; METRICS_HOST: string; DATA_DIR: string };

/** Where METRICS_PORT is empty nothing is loaded, and nothing measured. */
export async function openMetrics(
  env: MetricsSettings,
  role: "web" | "worker",
  log: Log,
): Promise<Metrics | undefined> {
  const { METRICS_PORT: port, METRICS_HOST: host } = env;
  if (port === undefined) return undefined;
  const { createPrometheus } = await import("./prometheus.ts");
  const { meter, ...shown } = createPrometheus({ role, caps: smsCaps(env) });
  meter.watchJobs(() => readJobs(env.DATA_DIR));
  return { meter, ...(await serveMetrics({ ...shown, host, port, log })) };
}

type Options = Pick<Prometheus, "exposition" | "contentType"> & { host: string; port: number; log: Log };
type MetricsServer = { port: number; close(): Promise<void> };

/** Serves /metrics on a port of its own, which visitors do not reach. */
async function serveMetrics({ host, port, log, exposition, contentType }: Options): Promise<MetricsServer> {
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (req, res) => {
    respond(req)
      .catch((error) => {
        logFailure(log, undefined, error);
        return { status: 500, text: "" };
      })
      .then((response) => send(res, response));
  });
  server.maxConnections = 50;

  async function respond({ method, url }: IncomingMessage): Promise<PlainResponse> {
    if (url?.split("?", 1)[0] !== "/metrics") return { status: 404, text: "" };
    if (method !== "GET" && method !== "HEAD") return { status: 405, text: "" };
    return { status: 200, text: await exposition() };
  }

  function send(res: ServerResponse, { status, text }: PlainResponse): void {
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

type PlainResponse = { status: number; text: string };
