import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const opening = "window.__reactRouterManifest=";

/**
 * The app's list of routes without what the browser can do without: flags that are off, and the files that a route's
 * module imports, which come with it.
 */
export function slimManifest(script: string): string {
  if (!script.startsWith(opening)) throw new Error("React Router writes its manifest in another way now");
  const manifest = JSON.parse(script.slice(opening.length).replace(/;$/, ""));
  const routes = Object.entries(manifest.routes as Record<string, object>).map(([id, route]) => {
    const needed = Object.entries(route).filter(([name, value]) => name !== "imports" && value !== false);
    return [id, Object.fromEntries(needed)];
  });
  return `${opening}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`;
}

export async function slimManifests(client: string): Promise<void> {
  const assets = join(client, "assets");
  const names = (await readdir(assets)).filter((name) => /^manifest-.*\.js$/.test(name));
  for (const name of names) {
    const file = join(assets, name);
    await writeFile(file, slimManifest(await readFile(file, "utf8")));
  }
}
