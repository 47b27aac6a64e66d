import type { Server } from "node:http";
import { join } from "node:path";
import { conditionsOf } from "../copy/marks.ts";
import { type Environment, environmentTable } from "./env.ts";
import { failureResponse } from "./http/error-pages.ts";
import { addPostponed, type Finished, loadFinished } from "./http/finished.ts";
import { createHttpServer, listen } from "./http/http-server.ts";
import type { HttpServerOptions } from "./http/listener.ts";
import { type Handler, loadHandler } from "./http/react-router.ts";
import { createRenderQueue } from "./http/render-queue.ts";
import { clientAddresses, isOwnOrigin } from "./http/request-origin.ts";
import { securityHeaders } from "./http/security-headers.ts";
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
  const preview = await openPreview(env, previewKey);
  const pages = handler ?? (await loadHandler(buildDir, log, services));
  const clients = clientAddresses(env.TRUSTED_PROXIES);
  const serverOptions: HttpServerOptions = {
    timeouts,
    hasProxy: env.TRUSTED_PROXIES.length > 0,
    security: securityHeaders(env.ORIGIN, preview !== undefined),
    log,
    meter,
    failure: (path, id, status) => failureResponse(finished, path, id, status),
  };
  const http = createHttpServer(serverOptions, ({ connections, lifecycle }) => {
    const site = createSite({
      finished,
      handler: pages,
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
    return preview?.around(site) ?? site;
  });
  meter?.watchConnections(http.connections.counts);
  meter?.watchRelease(finished.release);
  const port = await listen(http.server, { port: env.PORT, host: env.HOST });
  const stopAdding = addPostponed(buildDir, finished, memory, (error) => logFailure(log, undefined, error));
  const stop = (announce = false) => {
    stopAdding();
    const stopped = http.stop(announce);
    if (preview) void stopped.then(preview.close, preview.close);
    return stopped;
  };
  return { server: http.server, port, release: finished.release, stop };
}

/** Loaded only where it is asked for: it parses and checks texts, which a server on the build's own texts never does. */
async function openPreview(env: Environment, key: string | undefined) {
  if (env.CONTENT_PREVIEW_DIR === "") return undefined;
  const { previewOf } = await import("./http/preview.ts");
  const withMarks = env.CONTENT_PREVIEW_MARKS;
  return previewOf(env.CONTENT_PREVIEW_DIR, { conditions: conditionsOf(env), withMarks, key });
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
