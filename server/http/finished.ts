import { existsSync, unwatchFile, watchFile } from "node:fs";
import { join } from "node:path";
import { isErrorPage } from "./addresses.ts";
import { type Encoding, smallestFirst } from "./content-negotiation.ts";
import { type FileBody, fileBodies, type WantedFile } from "./file-bodies.ts";
import { type FinishedEntry, postponedFile, readManifest } from "./finished-manifest.ts";
import type { HttpResponse } from "./http-response.ts";
import { pageStyles } from "./page-styles.ts";
import { contentSecurityPolicy, type OutsideHosts, outsideHosts } from "./security-headers.ts";

/** One file in one encoding: the response with its body, and the response to those who have it already. */
export type Representation = {
  etag: string;
  full: HttpResponse;
  unchanged: HttpResponse;
  /** Reads the body of `full` where that is not in memory. */
  read?: () => Promise<Buffer>;
};
export type FinishedFile = { kind: FinishedEntry["kind"]; encodings: Map<Encoding, Representation> };
export type Finished = {
  release: string;
  inputs: Readonly<Record<string, string>>;
  /** By decoded URL path. */
  files: Map<string, FinishedFile>;
  /** Whether the build left nothing for later. */
  isComplete: boolean;
  /**
   * For pages rendered for one request: inlines their styles and returns the matching content security policy. It
   * allows only the inline scripts of finished pages and our own style sheets, so nothing a visitor typed can add to it.
   */
  completePage: (html: string) => { html: string; policy: string };
};

const cacheControl = {
  page: "no-cache",
  // As long as browsers keep what was prefetched.
  data: "max-age=300",
  asset: "public, max-age=31536000, immutable",
  file: "public, max-age=86400",
  share: "public, max-age=86400",
} as const satisfies Record<FinishedEntry["kind"], string>;

/** Reads the finished build into memory as far as the budget goes, with the headers of every response made in advance. */
export async function loadFinished(buildDir: string, budget = Number.POSITIVE_INFINITY): Promise<Finished> {
  // Checked before the list is read: the build writes the complete list first, and removes this file afterwards.
  const isComplete = !existsSync(join(buildDir, postponedFile));
  const { release, inputs, files } = await readManifest(buildDir);
  const hosts = outsideHosts(inputs);
  const entries = Object.entries(files);
  const bodyOf = await fileBodies(buildDir, entries.flatMap(wantedFiles), budget);
  const loaded = new Map(entries.map(([path, entry]) => [path, finishedFile(entry, bodyOf, hosts)]));
  return {
    release,
    inputs,
    files: loaded,
    isComplete,
    completePage: createCompletePage(loaded, Object.values(files), hosts),
  };
}

/**
 * A build may leave work for later that the site can be served without. Adds the files and encodings that it makes once
 * all are there, and divides the memory among all files as a start does. Returns a function that stops waiting.
 */
export function addPostponed(
  buildDir: string,
  finished: Finished,
  budget: number,
  onFailure: (error: unknown) => void,
  interval = 1_000,
): () => void {
  if (finished.isComplete) return () => {};
  const postponedPath = join(buildDir, postponedFile);
  const stop = () => unwatchFile(postponedPath);
  // Called for a file that is gone, also where that was so from the start.
  watchFile(postponedPath, { interval, persistent: false }, ({ nlink }) => {
    if (nlink > 0) return;
    stop();
    // If another build is being made in this folder, nothing is added until the next start.
    addMissing(buildDir, finished, budget).catch(onFailure);
  });
  return stop;
}

async function addMissing(buildDir: string, { release, files }: Finished, budget: number): Promise<void> {
  const { files: made, inputs, release: found } = await readManifest(buildDir);
  if (found !== release) return;
  const hosts = outsideHosts(inputs);
  const bodyOf = await fileBodies(buildDir, Object.entries(made).flatMap(wantedFiles), budget);
  for (const [path, entry] of Object.entries(made)) {
    const file = finishedFile(entry, bodyOf, hosts);
    const served = files.get(path);
    if (!served) files.set(path, file);
    else addEncodings(served.encodings, file.encodings);
  }
}

/** An ETag keeps its bytes: those of another ETag are left out, and those of the same one may move to disk. */
function addEncodings(served: FinishedFile["encodings"], made: FinishedFile["encodings"]): void {
  for (const [name, representation] of made) {
    const { etag } = served.get(name) ?? representation;
    if (etag === representation.etag) served.set(name, representation);
  }
}

/** The release of a build, for a process that serves none of it; empty where there is no build. */
export async function releaseOf(buildDir: string): Promise<string> {
  return readManifest(buildDir).then(
    ({ release }) => release,
    () => "",
  );
}

function createCompletePage(
  files: Finished["files"],
  entries: FinishedEntry[],
  hosts: OutsideHosts,
): Finished["completePage"] {
  const scripts = [...new Set(entries.flatMap((entry) => entry.scripts))];
  const withStyles = pageStyles((address) => files.get(address)?.encodings.get("identity")?.full.body?.toString());
  return (page) => {
    const { html, styles } = withStyles(page);
    return { html, policy: contentSecurityPolicy(scripts, styles, hosts) };
  };
}

function encodedFiles({ file, encodings }: FinishedEntry): [Encoding, string][] {
  return Object.entries({ identity: file, ...encodings }) as [Encoding, string][];
}

/**
 * Files that other responses are made of are always in memory. Then come the encodings that browsers ask for, then gzip
 * for older clients, then the others; share images, which are fetched by machines and cached there, come last.
 */
function wantedFiles([path, entry]: [string, FinishedEntry]): WantedFile[] {
  const encodings = encodedFiles(entry);
  const preferred = smallestFirst.find((encoding) => encodings.some(([name]) => name === encoding));
  return encodings.map(([encoding, file]) => {
    const isStyle = encoding === "identity" && entry.type.startsWith("text/css");
    if (isStyle || isErrorPage(path)) return { file, rank: 0 };
    if (entry.kind === "share") return { file, rank: 4 };
    if (encoding === preferred) return { file, rank: 1 };
    return { file, rank: encoding === "gzip" ? 2 : 3 };
  });
}

function finishedFile(entry: FinishedEntry, bodyOf: (file: string) => FileBody, hosts: OutsideHosts): FinishedFile {
  const policy = entry.kind === "page" ? contentSecurityPolicy(entry.scripts, entry.styles, hosts) : undefined;
  const encodings = encodedFiles(entry).map(
    ([encoding, file]) => [encoding, represent(entry, encoding, bodyOf(file), policy)] as const,
  );
  return { kind: entry.kind, encodings: new Map(encodings) };
}

function represent(entry: FinishedEntry, encoding: Encoding, body: FileBody, policy?: string): Representation {
  // A strong tag names exact bytes, so each encoding has its own.
  const etag = encoding === "identity" ? entry.etag : `${entry.etag.slice(0, -1)}-${encoding}"`;
  const kept = ["Cache-Control", cacheControl[entry.kind], "ETag", etag, "Vary", "Accept-Encoding"];
  const metadata = {
    kind: entry.kind,
    ...(policy !== undefined && { policy }),
    ...(entry.kind === "share" && { crossOrigin: true as const }),
  };
  const type = entry.kind === "data" ? "text/x-script" : entry.type;
  const content = ["Content-Type", type, "Content-Length", String(body.bytes)];
  if (encoding !== "identity") content.push("Content-Encoding", encoding);
  return {
    etag,
    full: { status: 200, headers: [...content, ...kept], ...("kept" in body && { body: body.kept }), ...metadata },
    unchanged: { status: 304, headers: kept, ...metadata },
    ...("read" in body && { read: body.read }),
  };
}
