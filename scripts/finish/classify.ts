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

function alreadyCompressed(type: string): ContentType {
  return { type, compressible: false };
}

const byExtension: Record<string, ContentType> = {
  ".avif": alreadyCompressed("image/avif"),
  ".css": text("text/css"),
  ".data": { type: "text/x-script", compressible: true },
  ".html": text("text/html"),
  ".ico": alreadyCompressed("image/x-icon"),
  ".jpg": alreadyCompressed("image/jpeg"),
  ".js": text("text/javascript"),
  ".json": text("application/json"),
  ".pdf": alreadyCompressed("application/pdf"),
  ".png": alreadyCompressed("image/png"),
  ".svg": text("image/svg+xml"),
  ".txt": text("text/plain"),
  ".webmanifest": text("application/manifest+json"),
  ".webp": alreadyCompressed("image/webp"),
  ".woff2": alreadyCompressed("font/woff2"),
  ".xml": text("application/xml"),
};

/** The content type of a file, and whether to compress it. An unknown extension stops the build. */
export function contentType(path: string, body: Buffer): ContentType {
  const extension = extname(path);
  if (extension === ".xml" && /<rss[\s>]/.test(body.toString("utf8", 0, 300))) return text("application/rss+xml");
  const known = byExtension[extension];
  if (!known) throw new Error(`No content type is known for ${path}; add it to scripts/finish/classify.ts.`);
  return known;
}
