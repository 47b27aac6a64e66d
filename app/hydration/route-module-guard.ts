/*
 * One of two places that rely on React Router's internals (docs/decisions/0021-failed-navigations.md). React Router
 * reloads the page whenever the code of a route does not load, without a limit, and also when it only prefetches. It
 * looks into its module cache first, which the deferred start hands over. So the cache is replaced by one that loads the
 * module and turns a failure into a rejected promise, which `navigationMiddleware` handles with one reload or the error
 * page.
 */

import { withTimeout } from "../../domain/with-timeout.ts";

type RouteModule = Record<string, unknown>;
type RouteModules = Record<string, RouteModule>;
type LoadModule = (routeId: string) => Promise<RouteModule>;

declare global {
  interface Window {
    __reactRouterRouteModules?: RouteModules;
    __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
  }
}

const chunkTimeoutMs = 120_000;

const chunkErrors = new Map<string, unknown>();

/** Why the code of a route could not be loaded in this document. */
export function chunkError(routeId: string): unknown {
  return chunkErrors.get(routeId);
}

export function guardRouteModules(): void {
  if (!window.__reactRouterRouteModules) throw new Error("React Router's module cache is not where it was");
  window.__reactRouterRouteModules = createModuleCache(window.__reactRouterRouteModules, importModule);
}

async function importModule(routeId: string): Promise<RouteModule> {
  const { module } = window.__reactRouterManifest?.routes[routeId] ?? {};
  return import(/* @vite-ignore */ module as string);
}

/** A cache that says it has every route, and starts to load the module that React Router looks up. */
export function createModuleCache(modules: RouteModules, load: LoadModule, timeoutMs = chunkTimeoutMs): RouteModules {
  const loading = new Map<string, Promise<RouteModule>>();

  async function loadOnce(id: string): Promise<RouteModule> {
    try {
      modules[id] = await inTime(timeoutMs, load(id));
      return modules[id];
    } catch (error) {
      chunkErrors.set(id, error);
      throw error;
    }
  }

  return new Proxy(modules, {
    has(_, id) {
      if (typeof id === "string" && !Object.hasOwn(modules, id) && !loading.has(id)) loading.set(id, loadOnce(id));
      return true;
    },
    get: (_, id) => (typeof id === "string" ? (modules[id] ?? loading.get(id)) : undefined),
  });
}

export class TimeoutError extends Error {}

/** The promise, or a rejection once it takes too long. */
export async function inTime<Result>(timeoutMs: number, promise: Promise<Result>): Promise<Result> {
  const result = await withTimeout(timeoutMs, promise);
  if (result === "late") throw new TimeoutError(`No response within ${timeoutMs} ms`);
  return result;
}
