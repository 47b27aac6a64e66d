import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { StartRefusal } from "../start-refusal.ts";

const finishedEntry = z.object({
  file: z.string(),
  type: z.string(),
  kind: z.enum(["page", "data", "asset", "file", "share"]),
  etag: z.string().regex(/^"[\x21\x23-\x7e]+"$/),
  encodings: z.object({ br: z.string(), gzip: z.string() }).partial(),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
});

/** build/finished.json: what the build step writes and the server reads. Files are named relative to build/. */
const finishedManifest = z.object({
  release: z.string(),
  inputs: z.record(z.string(), z.string()),
  files: z.record(z.string().startsWith("/"), finishedEntry),
});

export type FinishedEntry = z.infer<typeof finishedEntry>;
export type FinishedManifest = z.infer<typeof finishedManifest>;

/** In build/ while something is left to do that the site can be served without. */
export const postponedFile = "postponed.json";

export async function readManifest(buildDir: string): Promise<FinishedManifest> {
  const text = await readFile(join(buildDir, "finished.json"), "utf8").catch(() => {
    throw new StartRefusal([`There is no finished build in ${buildDir}: make one with "npm start".`]);
  });
  try {
    return finishedManifest.parse(JSON.parse(text));
  } catch {
    throw new StartRefusal([`The finished build in ${buildDir} cannot be read: make it again with "npm start".`]);
  }
}
