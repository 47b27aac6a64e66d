import { expect, test } from "vitest";
import { slimManifest } from "./route-manifest.ts";

const script = `window.__reactRouterManifest=${JSON.stringify({
  entry: { module: "/assets/entry.js", imports: ["/assets/app.js"] },
  routes: {
    root: { id: "root", hasLoader: true, hasAction: false, module: "/assets/root.js", imports: ["/a.js"], css: [] },
  },
})};`;

test("a route keeps what the browser asks it for", () => {
  expect(slimManifest(script)).toBe(
    `window.__reactRouterManifest=${JSON.stringify({
      entry: { module: "/assets/entry.js", imports: ["/assets/app.js"] },
      routes: { root: { id: "root", hasLoader: true, module: "/assets/root.js", css: [] } },
    })};`,
  );
});

test("it may be done twice", () => {
  expect(slimManifest(slimManifest(script))).toBe(slimManifest(script));
});

test("a manifest that is written in another way is noticed", () => {
  expect(() => slimManifest("export default {}")).toThrow("another way");
});
