import { extname } from "node:path/posix";

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
  if (!known) throw new Error(`No content type is known for ${path}; add it to scripts/finish/content-types.ts.`);
  return known;
}
