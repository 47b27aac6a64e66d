import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { postponedFile } from "../../server/http/finished-manifest.ts";
import { withImports } from "../source-imports.ts";

/** Everything that can change what a code build holds, besides its programs. */
const codeSources = [
  ...["app", "copy", "domain", "public", "server", "site", "scripts/share-fonts"],
  ...["package-lock.json", "package.json", "react-router.config.ts", "tsconfig.json"],
];
const codePrograms = ["vite.config.ts", "scripts/production/publish.ts"];

/** Names a code build: one hash over all sources and settings. Nothing is guessed from dates. */
export function codeFingerprint(root, settings) {
  const paths = new Set(codeSources.flatMap((source) => filesOf(root, source)));
  for (const program of codePrograms) withImports(root, program, paths);
  return hashOf(root, paths, JSON.stringify(settings)).slice(0, 20);
}

/** What a publication of the copy below root/content is made from. */
export function publicationFingerprint(root, code) {
  return fingerprintOf(root, ["content"], code);
}

export function fingerprintOf(root, sources, more = "") {
  return hashOf(root, new Set(sources.flatMap((source) => filesOf(root, source))), more);
}

function hashOf(root, paths, more) {
  const hash = createHash("sha256").update(more);
  for (const path of [...paths].sort()) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest("hex");
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

const outputs = ["finished.json", "copy.json", "server/main.js"];

/** Whether a publication is whole, made from exactly these inputs, and nothing in it waits for a moment that has come. */
export function isCurrent(publication, fingerprint, now = new Date()) {
  const inputs = readInputs(publication);
  if (inputs?.fingerprint !== fingerprint || (inputs.due && new Date(inputs.due) <= now)) return false;
  return outputs.every((path) => existsSync(join(publication, path)));
}

/** What a build says it was made from; nothing where it was interrupted. */
export function readInputs(build) {
  try {
    return JSON.parse(readFileSync(join(build, "inputs.json"), "utf8"));
  } catch (error) {
    if (error.code === "ENOENT" || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Written last, so that an interrupted build counts as none. */
export function markBuilt(build, fingerprint) {
  writeFileSync(join(build, "inputs.json"), `${JSON.stringify({ fingerprint }, null, 2)}\n`);
}

/** Whether nothing was left for later. */
export function isComplete(build) {
  return !existsSync(join(build, postponedFile));
}
