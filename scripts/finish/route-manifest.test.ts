import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { slimManifest } from "./route-manifest.ts";

const entry = { module: "/assets/entry.js", imports: ["/assets/app.js"] };
const flags = { hasLoader: true, hasDefaultExport: true };
const root = { id: "root", path: "", ...flags, hasAction: false, module: "/r.js", imports: ["/a.js"], css: ["/r.css"] };
const page = { ...root, id: "tr.arge", parentId: "pages", path: "/arge", module: "/p.js", css: ["/r.css", "/p.css"] };
const file = {
  id: "feed",
  parentId: "root",
  path: "/feed.xml",
  hasLoader: true,
  hasDefaultExport: false,
  module: "/f.js",
};
const routes = { root, "tr.arge": page, feed: file };
const script = `window.__reactRouterManifest=${JSON.stringify({ entry, routes })};`;

test("the browser gets what it asks a route for", () => {
  const window: { __reactRouterManifest?: unknown } = {};
  runInNewContext(slimManifest(script), { window });
  expect(window.__reactRouterManifest).toEqual({
    entry,
    routes: {
      root: { id: "root", path: "", ...flags, module: "/r.js", css: ["/r.css"] },
      "tr.arge": { id: "tr.arge", parentId: "pages", path: "/arge", ...flags, module: "/p.js", css: ["/p.css"] },
      feed: { ...file },
    },
  });
  expect(slimManifest(script)).not.toContain('"id":"tr.arge"');
});

test("it may be done twice", () => {
  expect(slimManifest(slimManifest(script))).toBe(slimManifest(script));
});

test("a manifest that is written in another way is noticed", () => {
  expect(() => slimManifest("export default {}")).toThrow("another way");
});
