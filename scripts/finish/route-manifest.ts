import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

type Route = Record<string, unknown> & { css?: string[] };

const opening = "window.__reactRouterManifest=";
/** What is true of nearly every route. */
const usual: Record<string, unknown> = { parentId: "pages", hasLoader: true, hasDefaultExport: true };
const completion = `;((routes)=>{for(const id in routes)if(id!="root")routes[id]={id,...${JSON.stringify(usual)},...routes[id]}})(window.__reactRouterManifest.routes);`;

/**
 * The app's list of routes without what the browser can do without or complete by itself: flags that are off, what is
 * usual, styles that the root brings, and the files that a route's module imports, which come with it.
 */
export function slimManifest(script: string): string {
  if (script.endsWith(completion)) return script;
  if (!script.startsWith(opening)) throw new Error("React Router writes its manifest in another way now");
  const manifest = JSON.parse(script.slice(opening.length).replace(/;$/, ""));
  const { root, ...others } = manifest.routes as Record<string, Route> & { root: Route };
  const routes = {
    root: needed(root, ([name, value]) => name !== "imports" && value !== false),
    ...Object.fromEntries(Object.entries(others).map(([id, route]) => [id, slimRoute(id, route, root.css)])),
  };
  return opening + JSON.stringify({ ...manifest, routes }) + completion;
}

function slimRoute(id: string, { css = [], ...route }: Route, rootCss: string[] = []): Route {
  const given = { ...Object.fromEntries(Object.keys(usual).map((name) => [name, false])), ...route };
  const own = css.filter((href) => !rootCss.includes(href));
  const known: Record<string, unknown> = { id, ...usual };
  const slim = needed(given, ([name, value]) => {
    return name !== "imports" && value !== known[name] && (value !== false || name in known);
  });
  return own.length > 0 ? { ...slim, css: own } : slim;
}

function needed(route: Route, isNeeded: (entry: [string, unknown]) => boolean): Route {
  return Object.fromEntries(Object.entries(route).filter(isNeeded));
}

export async function slimManifests(client: string): Promise<void> {
  const assets = join(client, "assets");
  const names = (await readdir(assets)).filter((name) => /^manifest-.*\.js$/.test(name));
  for (const name of names) {
    const file = join(assets, name);
    await writeFile(file, slimManifest(await readFile(file, "utf8")));
  }
}
