import { styleSheets } from "../page/style-sheets.ts";
import { within } from "./within.ts";

type Module = Record<string, unknown>;
type Modules = Record<string, Module | undefined>;
type Route = { id: string; module: string };
type Loading = { load: (route: Route) => Promise<Module>; giveUp: number };

const loading: Loading = { load: loadRoute, giveUp: 120_000 };

/** Routes whose code could not be loaded in this document. */
export const missingRoutes = new Map<string, unknown>();

let guarded: Modules = {};

/** Resolves to whether the code of a route is there, once it is known. */
export async function routeIsLoaded(id: string): Promise<boolean> {
  try {
    return (await guarded[id]) !== undefined;
  } catch {
    return false;
  }
}

/**
 * React Router reloads the page, again and again, when the code of a route does not load. It looks into its cache of
 * modules first, so there we put ourselves: an entry that is not loaded yet answers with the promise of it. A module
 * that does not come, even within two minutes, is noted down and left to `keepMoving`.
 */
export function guardRouteModules(modules: Modules, routes: Route[], { load, giveUp } = loading): void {
  guarded = modules;
  for (const route of routes) {
    if (route.id in modules) continue;
    let promise: Promise<Module> | undefined;
    Object.defineProperty(modules, route.id, {
      configurable: true,
      enumerable: true,
      get: () => {
        promise ??= within(giveUp, load(route)).then(
          (module) => {
            Object.defineProperty(modules, route.id, { value: module });
            return module;
          },
          (error) => {
            missingRoutes.set(route.id, error);
            throw error;
          },
        );
        return promise;
      },
    });
  }
}

/** A page without its styles is as broken as one without its script. */
async function loadRoute({ id, module }: Route): Promise<Module> {
  const [loaded] = await Promise.all([import(/* @vite-ignore */ module), styleSheets.bring(id)]);
  return loaded;
}
