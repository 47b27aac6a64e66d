import { z } from "zod";

const finishedEntry = z.object({
  file: z.string(),
  type: z.string(),
  kind: z.enum(["page", "data", "asset", "file", "share"]),
  etag: z.string().regex(/^"[\x21\x23-\x7e]+"$/),
  encodings: z.object({ br: z.string(), zstd: z.string(), gzip: z.string() }).partial(),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
});

/** build/finished.json: what the build step writes and the server reads. Files are named relative to build/. */
export const finishedManifest = z.object({
  release: z.string(),
  inputs: z.record(z.string(), z.string()),
  files: z.record(z.string().startsWith("/"), finishedEntry),
});

export type FinishedEntry = z.infer<typeof finishedEntry>;
export type FinishedManifest = z.infer<typeof finishedManifest>;
