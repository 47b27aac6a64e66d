import { extname } from "node:path/posix";

export type Kind = "page" | "data" | "asset" | "share" | "file";

/** The address and the kind of a file, from its path inside build/client; undefined where it must not be served. */
export function classify(path: string): { url: string; kind: Kind } | undefined {
  if (isPrivate(path)) return undefined;
  if (path === "index.html") return { url: "/", kind: "page" };
  if (path.endsWith("/index.html")) return { url: `/${path.slice(0, -"/index.html".length)}`, kind: "page" };
  return { url: `/${path}`, kind: kindOf(path) };
}

function kindOf(path: string): Kind {
  if (path.endsWith(".data")) return "data";
  if (path.startsWith("assets/")) return "asset";
  if (path.startsWith("share/")) return "share";
  return "file";
}

export function isSourceMap(path: string): boolean {
  return path.endsWith(".map");
}

function isPrivate(path: string): boolean {
  return isSourceMap(path) || path.split("/").some((part) => part.startsWith(".") && part !== ".well-known");
}

type ContentType = { type: string; compressible: boolean };

function text(type: string): ContentType {
  return { type: `${type}; charset=utf-8`, compressible: true };
}

function packed(type: string): ContentType {
  return { type, compressible: false };
}

const byExtension: Record<string, ContentType> = {
  ".avif": packed("image/avif"),
  ".css": text("text/css"),
  ".data": { type: "text/x-script", compressible: true },
  ".html": text("text/html"),
  ".ico": packed("image/x-icon"),
  ".jpg": packed("image/jpeg"),
  ".js": text("text/javascript"),
  ".json": text("application/json"),
  ".pdf": packed("application/pdf"),
  ".png": packed("image/png"),
  ".svg": text("image/svg+xml"),
  ".txt": text("text/plain"),
  ".webmanifest": text("application/manifest+json"),
  ".webp": packed("image/webp"),
  ".woff2": packed("font/woff2"),
  ".xml": text("application/xml"),
};

/** How a file is announced and whether compressing it pays. An unknown ending stops the build: a guess would be served wrongly. */
export function contentType(path: string, body: Buffer): ContentType {
  const extension = extname(path);
  if (extension === ".xml" && /<rss[\s>]/.test(body.toString("utf8", 0, 300))) return text("application/rss+xml");
  const known = byExtension[extension];
  if (!known) throw new Error(`No content type is known for ${path}; add it to scripts/finish/classify.ts.`);
  return known;
}
