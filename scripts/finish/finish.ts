import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import {
  type FinishedEntry,
  type FinishedManifest,
  postponedFile,
  readManifest,
} from "../../server/http/finished-manifest.ts";
import { inlineHashes } from "../../server/http/security-headers.ts";
import { pageAt } from "../../site/href.ts";
import { readPageHead } from "../../site/page-head.ts";
import { pageOf } from "../../site/pages.ts";
import { Cache } from "./cache.ts";
import { classify, contentType, isSourceMap, type Kind } from "./classify.ts";
import { compress } from "./compress.ts";
import { digest, filesBelow, inParallel } from "./files.ts";
import { finishPages } from "./pages.ts";
import { type Draw, drawShareImages, type ShareImage, shareImages } from "./share.ts";

/** Called after each file. */
type Progress = (done: number, of: number) => void;
type Options = { build: string; cache: string; inputs: Record<string, string>; progress?: Progress };

/** As itself, or as JSON writes it. */
const previewMark = /[\u2061-\u2064]|\\u206[1-4]/;

const concurrency = 2 * availableParallelism();

/**
 * Turns what React Router wrote into files that are served as they are, and lists them in build/finished.json. The slow
 * work that the site can be served without is left to `completeFinished`.
 */
export async function finish({ build, cache: folder, inputs, progress }: Options) {
  const client = join(build, "client");
  const cache = new Cache(join(folder, "compressed"));
  const images = shareImages(await pageHeads(client));
  await removeUnserved(client);
  await finishPages(client);
  const paths = (await filesBelow(client)).filter((path) => classify(path));
  let done = 0;
  const entries = await inParallel(paths, concurrency, (path) => {
    progress?.(++done, paths.length);
    return finishFile(build, path, cache);
  });
  const files = byAddress(entries);
  await writeFile(join(build, postponedFile), JSON.stringify(images));
  await writeManifest(build, { release: await releaseOf(build, files, inputs), inputs, files });
  await removeUnlisted(build, files);
  return { pages: entries.filter(([, { kind }]) => kind === "page").length, files: entries.length };
}

type CompleteOptions = Omit<Options, "inputs"> & {
  draw: Draw;
  /** Works on one file at a time, for a machine that is serving the site meanwhile. */
  whileServing?: boolean;
};

/** Adds what `finish` left for later to build/finished.json: the costly encoding, and pictures for shared links. */
export async function completeFinished({ build, cache, draw, whileServing = false, progress }: CompleteOptions) {
  const manifest = await readManifest(build);
  const images: ShareImage[] = JSON.parse(await readFile(join(build, postponedFile), "utf8"));
  const shares = new Cache(join(cache, "share"));
  const compressedCache = new Cache(join(cache, "compressed"));
  const client = join(build, "client");
  const addresses = Object.keys(manifest.files);
  const all = images.length + addresses.length;
  let done = 0;
  const next = () => progress?.(++done, all);

  // Drawing keeps this thread busy and compressing keeps zlib's threads busy, so they run in parallel.
  const drawing = drawShareImages(images, { client, cache: shares, draw, drawn: next });
  if (whileServing) await drawing;
  const compressing = inParallel(addresses, whileServing ? 1 : concurrency, async (address) => {
    const entry = manifest.files[address] as FinishedEntry;
    const body = await readFile(join(build, entry.file));
    const { compressible } = contentType(entry.file, body);
    const br = compressible && (await compress("br", { body, hash: digest(body), build, cache: compressedCache }));
    next();
    return [address, br ? { ...entry, encodings: { br, ...entry.encodings } } : entry] as const;
  });
  const [compressed] = await Promise.all([compressing, drawing]);
  const drawn = await inParallel(images, concurrency, ({ path }) => finishFile(build, path, compressedCache));
  const files = byAddress([...compressed, ...drawn]);
  // Another build may have begun in this folder meanwhile.
  if ((await readManifest(build)).release !== manifest.release) return { drawn: 0, compressed: 0 };
  await writeManifest(build, { ...manifest, files });
  await rm(join(build, postponedFile));
  await Promise.all([shares.removeOld(), compressedCache.removeOld()]);
  return { drawn: shares.made, compressed: compressedCache.made };
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

/** Encodings of earlier builds, one by one: such a build may still be adding to the folder. */
async function removeUnlisted(build: string, files: FinishedManifest["files"]): Promise<void> {
  const listed = new Set(Object.values(files).flatMap(({ encodings }) => Object.values(encodings)));
  const kept = (await readdir(join(build, "finished")).catch(() => [])).map((name) => `finished/${name}`);
  const unlisted = kept.filter((path) => !listed.has(path));
  await Promise.all(unlisted.map((path) => rm(join(build, path), { force: true })));
}

function isPerRequest(path: string): boolean {
  const found = pageAt(`/${path.replace(/(\/index\.html|\.data)$/, "")}`);
  return found !== undefined && pageOf(found.name).perRequest === true;
}

async function pageHeads(client: string) {
  const pages = (await filesBelow(client)).filter((path) => classify(path)?.kind === "page");
  return Promise.all(pages.map(async (path) => readPageHead(await readFile(join(client, path), "utf8"))));
}

async function finishFile(build: string, path: string, cache: Cache): Promise<[string, FinishedEntry]> {
  const { url, kind } = classify(path) as { url: string; kind: Kind };
  const body = await readFile(join(build, "client", path));
  if ((kind === "page" || kind === "data") && previewMark.test(body.toString("utf8"))) {
    throw new Error(`${path} holds a mark of a preview (U+2061 to U+2064), which no text may have.`);
  }
  const hash = digest(body);
  const { type, compressible } = contentType(path, body);
  const gzip = compressible && (await compress("gzip", { body, hash, build, cache }));
  const { scripts, styles } = kind === "page" ? inlineHashes(body.toString("utf8")) : { scripts: [], styles: [] };
  const etag = `"${hash.slice(0, 16)}"`;
  return [url, { file: `client/${path}`, type, kind, etag, encodings: gzip ? { gzip } : {}, scripts, styles }];
}

function byAddress(entries: readonly (readonly [string, FinishedEntry])[]): FinishedManifest["files"] {
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Renamed into place: the server may be reading it. */
async function writeManifest(build: string, manifest: FinishedManifest): Promise<void> {
  const file = join(build, "finished.json");
  await writeFile(`${file}.new`, JSON.stringify(manifest, null, 1));
  await rename(`${file}.new`, file);
}

/** Short, equal for equal builds: what is served, without pictures that may come later, and the bundle for the rest. */
async function releaseOf(
  build: string,
  files: FinishedManifest["files"],
  inputs: FinishedManifest["inputs"],
): Promise<string> {
  const server = join(build, "server");
  const bundle = await Promise.all((await filesBelow(server)).map((path) => readFile(join(server, path))));
  const served = Object.entries(files).flatMap(([url, { kind, etag }]) => (kind === "share" ? [] : `${url} ${etag}`));
  return digest(served.join("\n"), JSON.stringify(inputs), ...bundle).slice(0, 10);
}
