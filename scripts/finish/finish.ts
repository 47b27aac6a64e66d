import { readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { FinishedEntry, FinishedManifest } from "../../server/http/finished-manifest.ts";
import { inlineHashes } from "../../server/http/security-headers.ts";
import { pageAt } from "../../site/href.ts";
import { pageOf } from "../../site/pages.ts";
import { Cache } from "./cache.ts";
import { classify, isSourceMap, type Kind } from "./classify.ts";
import { compress } from "./compress.ts";
import { contentType } from "./content-types.ts";
import { digest, filesBelow, inParallel } from "./files.ts";
import { lightenPages } from "./light-pages.ts";
import { readPageHead } from "./page-head.ts";
import { slimManifests } from "./route-manifest.ts";
import { type Draw, drawShareImages } from "./share.ts";

export type Summary = {
  pages: number;
  files: number;
  raw: number;
  brotli: number;
  cached: number;
  /** What was not in the cache: how many were made, and how long all of them took, side by side. */
  pictures: Made;
  compressed: Made;
};
type Made = { made: number; seconds: number };

type Order = { root: string; build: string; cache: string; inputs: Record<string, string>; draw: Draw };

/** Turns what React Router wrote into files that go out as they are, and lists them in build/finished.json. */
export async function finish({ root, build, cache, inputs, draw }: Order): Promise<Summary> {
  const client = join(build, "client");
  const shares = new Cache(join(cache, "share"));
  const compressed = new Cache(join(cache, "compressed"));
  await rm(join(build, "finished"), { recursive: true, force: true });
  const heads = await pageHeads(client);
  await removeUnserved(client);
  await Promise.all([lightenPages(client), slimManifests(client)]);
  const finishAll = (paths: string[]) =>
    inParallel(paths, 2 * availableParallelism(), (path) => finishFile(build, path, compressed));
  const written = (await filesBelow(client)).filter((path) => classify(path));
  // Drawing keeps this thread busy and compressing keeps zlib's threads busy, so they go side by side.
  const [drawing, finishing] = await Promise.all([
    timed(drawShareImages(heads, { root, client, cache: shares, draw })),
    timed(finishAll(written)),
  ]);
  const entries = [...finishing.result, ...(await finishAll(drawing.result))].sort((one, other) =>
    one.url < other.url ? -1 : 1,
  );
  const files = Object.fromEntries(entries.map(({ url, finished }) => [url, finished]));
  const release = await releaseOf(build, files, inputs);
  await writeFile(
    join(build, "finished.json"),
    JSON.stringify({ release, inputs, files } satisfies FinishedManifest, null, 1),
  );
  await Promise.all([shares.removeOld(), compressed.removeOld()]);
  return {
    pages: entries.filter(({ finished }) => finished.kind === "page").length,
    files: entries.length,
    raw: sum(entries.map(({ raw }) => raw)),
    brotli: sum(entries.map(({ smallest }) => smallest)),
    cached: shares.hits + compressed.hits,
    pictures: { made: shares.made, seconds: drawing.seconds },
    compressed: { made: compressed.made, seconds: finishing.seconds },
  };
}

/**
 * Source maps, the payloads React Router writes beside files that no page navigation asks for ("feed.xml.data"), and
 * pages made for each visitor, which were rendered here for the sake of their share image alone.
 */
async function removeUnserved(client: string): Promise<void> {
  const paths = await filesBelow(client);
  const known = new Set(paths);
  const unserved = paths.filter(
    (path) =>
      isSourceMap(path) || isPerRequest(path) || (path.endsWith(".data") && known.has(path.slice(0, -".data".length))),
  );
  await Promise.all(unserved.map((path) => rm(join(client, path))));
}

function isPerRequest(path: string): boolean {
  const found = pageAt(`/${path.replace(/(\/index\.html|\.data)$/, "")}`);
  return found !== undefined && pageOf(found.name).perRequest === true;
}

async function pageHeads(client: string) {
  const pages = (await filesBelow(client)).filter((path) => classify(path)?.kind === "page");
  return Promise.all(pages.map(async (path) => readPageHead(await readFile(join(client, path), "utf8"))));
}

async function finishFile(build: string, path: string, cache: Cache) {
  const { url, kind } = classify(path) as { url: string; kind: Kind };
  const body = await readFile(join(build, "client", path));
  const hash = digest(body);
  const { type, compressible } = contentType(path, body);
  const encoded = compressible ? await compress(body, hash, build, cache) : {};
  const { scripts, styles } = kind === "page" ? inlineHashes(body.toString("utf8")) : { scripts: [], styles: [] };
  const encodings = Object.fromEntries(Object.entries(encoded).map(([name, { path: at }]) => [name, at]));
  const etag = `"${hash.slice(0, 16)}"`;
  const finished: FinishedEntry = { file: `client/${path}`, type, kind, etag, encodings, scripts, styles };
  return { url, finished, raw: body.length, smallest: encoded.br?.bytes ?? body.length };
}

/** Short, equal for equal builds: what is served and the bundle that answers the rest. */
async function releaseOf(
  build: string,
  files: FinishedManifest["files"],
  inputs: FinishedManifest["inputs"],
): Promise<string> {
  const server = join(build, "server");
  const bundle = await Promise.all((await filesBelow(server)).map((path) => readFile(join(server, path))));
  const served = Object.entries(files).map(([url, { etag }]) => `${url} ${etag}`);
  return digest(served.join("\n"), JSON.stringify(inputs), ...bundle).slice(0, 10);
}

async function timed<Result>(work: Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const began = performance.now();
  return { result: await work, seconds: (performance.now() - began) / 1000 };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
