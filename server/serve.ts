import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { conditionsOf } from "../copy/marks.ts";
import { type Environment, environmentTable } from "./env.ts";
import { connectionErrors } from "./http/connection-errors.ts";
import { trackConnections } from "./http/connections.ts";
import { addPostponed, type Finished, loadFinished } from "./http/finished.ts";
import { createListener } from "./http/listener.ts";
import { type Handler, loadHandler } from "./http/react-router.ts";
import { createRenderQueue } from "./http/render-queue.ts";
import { clientAddresses, isOwnOrigin } from "./http/request-origin.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { createLifecycle } from "./http/shutdown.ts";
import { createSite } from "./http/site.ts";
import { productionTimeouts, type Timeouts } from "./http/timeouts.ts";
import { type Log, logFailure } from "./log.ts";
import type { Meter } from "./ports/meter.ts";
import { StartRefusal } from "./start-refusal.ts";
import type { Services } from "./use-cases/services.ts";

export type StartOptions = {
  env: Environment;
  buildDir: string;
  timeouts?: Partial<Timeouts>;
  /** Stands in for React Router's build. */
  handler?: Handler;
  /** Absent where only pages are served. */
  services?: Services;
  log: Log;
  /** Absent where nothing is measured. */
  meter?: Meter | undefined;
  /** A preview with a key answers only requests that carry it. */
  previewKey?: string | undefined;
};

export type RunningServer = {
  server: Server;
  port: number;
  release: string;
  /** Ends it gently; with `announce` it first gives a balancer time to look away. */
  stop: (announce?: boolean) => Promise<void>;
};

/** Loads the finished build and listens. Throws a StartRefusal where the build does not fit. */
export async function startServer({
  env,
  buildDir,
  handler,
  services,
  log,
  meter,
  previewKey,
  ...options
}: StartOptions): Promise<RunningServer> {
  const timeouts = { ...productionTimeouts, ...options.timeouts };
  const memory = env.FILES_IN_MEMORY_MB * 2 ** 20;
  const finished = await loadFinished(buildDir, memory);
  checkInputs(finished, env);
  const server = createHttpServer(timeouts, env.TRUSTED_PROXIES.length > 0);
  const connections = trackConnections(server, timeouts.reader);
  const lifecycle = createLifecycle(server, connections, timeouts);
  const preview = await openPreview(env, previewKey);
  const security = securityHeaders(env.ORIGIN, preview !== undefined);
  const clients = clientAddresses(env.TRUSTED_PROXIES);
  const site = createSite({
    finished,
    handler: handler ?? (await loadHandler(buildDir, log, services)),
    log,
    origin: env.ORIGIN,
    renderQueue: createRenderQueue(connections.accepted),
    renderTimeout: timeouts.render,
    isReady: () => lifecycle.isReady() && services?.storageProblem() === undefined,
    isOwnOrigin: ({ incoming }, origin) =>
      isOwnOrigin(origin, env.ORIGIN, clients.protocol(incoming), incoming.headers.host),
    clientAddress: ({ incoming }) => clients.address(incoming),
    reports: services && { folder: join(buildDir, "reports"), hash: services.hash },
    keepConsent: env.TAG_MANAGER_ID ? services?.keepConsent : undefined,
    rendersAll: preview !== undefined,
  });
  const listener = createListener({
    site: preview?.around(site) ?? site,
    finished,
    connections,
    security,
    log,
    meter,
    lifecycle,
  });
  const refused = connectionErrors({ security, log, connections, meter });
  server.on("request", listener.request);
  server.on("checkContinue", listener.checkContinue);
  server.on("checkExpectation", listener.checkExpectation);
  server.on("clientError", refused.clientError);
  server.on("connect", refused.connect);
  meter?.watchConnections(connections.counts);
  meter?.watchRelease(finished.release);
  await listen(server, env);
  const { port } = server.address() as AddressInfo;
  const stopAdding = addPostponed(buildDir, finished, memory, (error) => logFailure(log, undefined, error));
  const stop = (announce = false) => {
    stopAdding();
    const stopped = lifecycle.stop(announce);
    if (preview) void stopped.then(preview.close, preview.close);
    return stopped;
  };
  return { server, port, release: finished.release, stop };
}

/** Loaded only where it is asked for: it parses and checks texts, which a server on the build's own texts never does. */
async function openPreview(env: Environment, key: string | undefined) {
  if (env.CONTENT_PREVIEW_DIR === "") return undefined;
  const { previewOf } = await import("./http/preview.ts");
  const withMarks = env.CONTENT_PREVIEW_MARKS;
  return previewOf(env.CONTENT_PREVIEW_DIR, { conditions: conditionsOf(env), withMarks, key });
}

function createHttpServer(timeouts: Timeouts, hasProxy: boolean): Server {
  return createServer({
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: timeouts.check,
    keepAliveTimeout: hasProxy ? timeouts.keepAlive : timeouts.rest,
    // No stream of events for a body that is not there.
    optimizeEmptyRequests: true,
    // We refuse a missing Host ourselves: Node's own refusal has no headers of ours.
    requireHostHeader: false,
  });
}

function checkInputs(finished: Finished, env: Environment): void {
  const inputs = environmentTable.filter((row) => "build" in row);
  const sentences = inputs.flatMap(({ name }) => {
    const built = finished.inputs[name] ?? "";
    const now = String(env[name]);
    if (built === now) return [];
    return [`The build was made with ${name}=${built}, but ${name} is now ${now}: build again with "npm start".`];
  });
  if (sentences.length > 0) throw new StartRefusal(sentences);
}

function listen(server: Server, env: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new StartRefusal([`Cannot listen on ${env.HOST} port ${env.PORT}: ${error.code ?? error.message}.`]));
    });
    server.listen(env.PORT, env.HOST, resolve);
  });
}
