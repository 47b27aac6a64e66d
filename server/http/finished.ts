import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartRefusal } from "../start-refusal.ts";
import type { Answer } from "./answer.ts";
import { type FinishedEntry, finishedManifest } from "./finished-manifest.ts";
import type { Encoding } from "./negotiate.ts";
import { type OutsideHosts, outsideHosts } from "./outside-hosts.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

export type { FinishedEntry, FinishedManifest } from "./finished-manifest.ts";

/** One file in one encoding: the answer with its body, and the answer to those who have it already. */
export type Representation = { etag: string; full: Answer; unchanged: Answer };
export type FinishedFile = { kind: FinishedEntry["kind"]; encodings: ReadonlyMap<Encoding, Representation> };
export type Finished = {
  release: string;
  inputs: Readonly<Record<string, string>>;
  /** By decoded URL path. */
  files: ReadonlyMap<string, FinishedFile>;
  /** For pages made for one request: inline, only what finished pages hold may run. Nothing typed in can add to it. */
  policy: string;
};

const cacheControl = {
  page: "no-cache",
  data: "no-cache",
  asset: "public, max-age=31536000, immutable",
  file: "public, max-age=86400",
  share: "public, max-age=86400",
} as const satisfies Record<FinishedEntry["kind"], string>;

/** Reads the whole finished build into memory, with the headers of every answer made in advance. */
export async function loadFinished(buildDir: string): Promise<Finished> {
  const { release, inputs, files } = await readManifest(buildDir);
  const hosts = outsideHosts(inputs);
  const loaded = new Map<string, FinishedFile>();
  for (const [path, entry] of Object.entries(files)) loaded.set(path, await loadFile(buildDir, entry, hosts));
  return { release, inputs, files: loaded, policy: sharedPolicy(Object.values(files), hosts) };
}

function sharedPolicy(entries: FinishedEntry[], hosts: OutsideHosts): string {
  const all = (kind: "scripts" | "styles") => [...new Set(entries.flatMap((entry) => entry[kind]))];
  return contentSecurityPolicy(all("scripts"), all("styles"), hosts);
}

async function readManifest(buildDir: string) {
  const text = await readFile(join(buildDir, "finished.json"), "utf8").catch(() => {
    throw new StartRefusal([`There is no finished build in ${buildDir}: make one with "npm start".`]);
  });
  try {
    return finishedManifest.parse(JSON.parse(text));
  } catch {
    throw new StartRefusal([`The finished build in ${buildDir} cannot be read: make it again with "npm start".`]);
  }
}

async function loadFile(buildDir: string, entry: FinishedEntry, hosts: OutsideHosts): Promise<FinishedFile> {
  const policy = entry.kind === "page" ? contentSecurityPolicy(entry.scripts, entry.styles, hosts) : undefined;
  const encodings = new Map<Encoding, Representation>();
  const variants = Object.entries({ identity: entry.file, ...entry.encodings }) as [Encoding, string][];
  for (const [encoding, file] of variants) {
    const body = await readFile(join(buildDir, file)).catch(() => {
      throw new StartRefusal([`The finished build lacks the file ${file}: make it again with "npm start".`]);
    });
    encodings.set(encoding, represent(entry, encoding, body, policy));
  }
  return { kind: entry.kind, encodings };
}

function represent(entry: FinishedEntry, encoding: Encoding, body: Buffer, policy: string | undefined): Representation {
  // A strong tag names exact bytes, so each encoding has its own.
  const etag = encoding === "identity" ? entry.etag : `${entry.etag.slice(0, -1)}-${encoding}"`;
  const kept = ["Cache-Control", cacheControl[entry.kind], "ETag", etag, "Vary", "Accept-Encoding"];
  const about = {
    ...(policy !== undefined && { policy }),
    ...(entry.kind === "share" && { crossOrigin: true as const }),
  };
  const type = entry.kind === "data" ? "text/x-script" : entry.type;
  const content = ["Content-Type", type, "Content-Length", String(body.length)];
  if (encoding !== "identity") content.push("Content-Encoding", encoding);
  return {
    etag,
    full: { status: 200, headers: [...content, ...kept], body, ...about },
    unchanged: { status: 304, headers: kept, ...about },
  };
}
