import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { momentIn } from "../../copy/front-matter.ts";
import { postponedFile } from "../../server/http/finished-manifest.ts";
import { withImports } from "../source-imports.ts";

/** Everything that can change what a build holds. The server's code is part of the bundle. */
const sources = [
  "app",
  "content",
  "copy",
  "domain",
  "public",
  "server",
  "site",
  "scripts/content-plugin.ts",
  "scripts/pictures",
  "scripts/production",
  "scripts/share-fonts",
  "package-lock.json",
  "package.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/** One hash over all inputs and settings. Reading them all takes a fraction of a second, so nothing is guessed from dates. */
export function fingerprint(root, settings, now = new Date()) {
  const paths = new Set(sources.flatMap((source) => filesOf(root, source)));
  withImports(root, "scripts/production/make-build.mjs", paths);
  return hashOf(root, paths, settings, now);
}

/** The same for a build that has other sources and no settings. */
export function fingerprintOf(root, sources, now = new Date()) {
  return hashOf(root, new Set(sources.flatMap((source) => filesOf(root, source))), {}, now);
}

function hashOf(root, paths, settings, now) {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  for (const path of [...paths].sort()) {
    const bytes = readFileSync(join(root, path));
    hash.update(`\0${path}\0`).update(bytes);
    if (path.endsWith(".md")) hash.update(isHeldBack(bytes.toString("utf8"), now) ? "held back" : "");
  }
  return hash.digest("hex");
}

/** When the next text appears; undefined where none waits. */
export function nextMoment(root, now = new Date()) {
  const texts = filesOf(root, "content").filter((path) => path.endsWith(".md"));
  const waiting = texts
    .map((path) => readFileSync(join(root, path), "utf8"))
    .filter((text) => isHeldBack(text, now))
    .map((text) => new Date(momentIn(text)).toISOString());
  return waiting.sort()[0];
}

/** A text may wait for its moment: when that has come, the site has to be built again. */
function isHeldBack(text, now) {
  const moment = momentIn(text);
  return moment !== undefined && new Date(moment) > now;
}

/** What a build of the office has made among its sources. */
const made = new Set(["office/build", "office/.react-router"]);

function filesOf(root, path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat || made.has(path)) return [];
  if (stat.isFile()) return /\.test\.[a-z]+$/.test(path) ? [] : [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesOf(root, posix.join(path, name)));
}

const outputs = ["inputs.json", "finished.json", "server/index.js", "server/main.js"];

/** Whether a build is complete and made from exactly these inputs. */
export function isBuilt(build, wanted) {
  return outputs.every((path) => existsSync(join(build, path))) && readFingerprint(build) === wanted;
}

/** What a build says it was made from; nothing where it was interrupted. */
export function readFingerprint(build) {
  try {
    return JSON.parse(readFileSync(join(build, "inputs.json"), "utf8")).fingerprint;
  } catch {
    return undefined;
  }
}

/** Whether nothing was left for later. */
export function isComplete(build) {
  return !existsSync(join(build, postponedFile));
}

/** Written last, so that an interrupted build counts as none. `due` says when it is to be made again. */
export function markBuilt(build, made, settings, due) {
  writeFileSync(join(build, "inputs.json"), `${JSON.stringify({ fingerprint: made, settings, due }, null, 2)}\n`);
}
