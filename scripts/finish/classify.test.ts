import { expect, it } from "vitest";
import { classify, contentType } from "./classify.ts";

it.each([
  ["index.html", "/", "page"],
  ["en/index.html", "/en", "page"],
  ["hakkimizda/kariyer/index.html", "/hakkimizda/kariyer", "page"],
  ["_.data", "/_.data", "data"],
  ["hakkimizda.data", "/hakkimizda.data", "data"],
  ["assets/root-a1b2.css", "/assets/root-a1b2.css", "asset"],
  ["share/tr/index.png", "/share/tr/index.png", "share"],
  ["sitemap.xml", "/sitemap.xml", "file"],
  [".well-known/security.txt", "/.well-known/security.txt", "file"],
])("%s is served at %s as %s", (path, url, kind) => {
  expect(classify(path)).toEqual({ url, kind });
});

it.each([".vite/manifest.json", "assets/root-a1b2.js.map", ".DS_Store"])("%s is not served", (path) => {
  expect(classify(path)).toBeUndefined();
});

it("a feed is told from other XML by its content", () => {
  const feed = Buffer.from('<?xml version="1.0"?>\n<rss version="2.0">');
  expect(contentType("haberler.xml", feed).type).toBe("application/rss+xml; charset=utf-8");
  expect(contentType("sitemap.xml", Buffer.from("<urlset>")).type).toBe("application/xml; charset=utf-8");
});

it("pictures and fonts are not compressed again", () => {
  for (const path of ["a.png", "a.ico", "a.woff2"]) expect(contentType(path, Buffer.alloc(0)).compressible).toBe(false);
});

it("an ending nobody thought of stops the build", () => {
  expect(() => contentType("a.exe", Buffer.alloc(0))).toThrow(/No content type is known for a\.exe/);
});
