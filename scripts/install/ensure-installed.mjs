import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { installScripts } from "../install-scripts.mjs";
import { step } from "../progress.mjs";
import { capture, Plain, root } from "../run.mjs";
import { findNode24 } from "./node-24.mjs";

// NODE_ENV=production would leave out what the build needs; older Nodes would fill the screen with EBADENGINE.
const quiet = [
  "--ignore-scripts",
  "--no-audit",
  "--no-fund",
  "--include=dev",
  "--include=optional",
  "--loglevel=error",
];

/** Installs what the lockfile says where that is not already so; answers the Node 24 to go on with. */
export async function ensureInstalled() {
  if (isStale(root)) {
    await step("Installing packages", install);
    markInstalled(root);
  }
  return findNode24(root);
}

async function install(progress) {
  const timer = setInterval(watchPackages(progress), 500);
  try {
    await installPackages();
  } finally {
    clearInterval(timer);
  }
}

/** npm says nothing while it works; the folders that it fills tell how far it is. Optional ones depend on the system. */
function watchPackages(progress) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const paths = Object.keys(packages).filter((path) => path !== "" && !packages[path].optional);
  const isThere = (path) => existsSync(join(root, path, "package.json"));
  return () => progress(paths.filter(isThere).length, paths.length);
}

async function installPackages() {
  // Windows cannot delete the Node that runs this very script, so there the packages are brought up to date in place.
  const inUse = process.platform === "win32" && process.execPath.includes(`${sep}node_modules${sep}`);
  await npm([inUse ? "install" : "ci", ...quiet]);
  const node = findNode24(root);
  for (const { name, script } of installScripts) {
    const folder = join(root, "node_modules", name);
    if (existsSync(folder)) check(`The install script of ${name}`, await capture(node, [script], { cwd: folder }));
  }
}

async function npm(args) {
  const cli = process.env.npm_execpath;
  const known = cli?.endsWith("npm-cli.js") && process.env.npm_node_execpath;
  const result = known
    ? await capture(process.env.npm_node_execpath, [cli, ...args])
    : await capture("npm", args, { shell: process.platform === "win32" });
  check(`npm ${args[0]}`, result);
}

function check(what, { code, output }) {
  if (code !== 0) throw new Plain(`${output.trim()}\n\n${what} failed: the lines above say why.`);
}

function markOf(root) {
  return join(root, "node_modules", ".installed");
}

/** What must be equal for an installation to still fit: the lockfile, the scripts that were run, and the machine. */
function fingerprint(root, platform = process.platform, arch = process.arch) {
  const lockfile = readFileSync(join(root, "package-lock.json"), "utf8").replaceAll("\r\n", "\n");
  const made = createHash("sha256").update(lockfile).update(JSON.stringify(installScripts)).digest("hex");
  return `${made} ${platform} ${arch}`;
}

export function isStale(root, platform, arch) {
  const mark = markOf(root);
  return !existsSync(mark) || readFileSync(mark, "utf8") !== fingerprint(root, platform, arch);
}

/** Written last, so that an interrupted installation counts as none. */
export function markInstalled(root, platform, arch) {
  writeFileSync(markOf(root), fingerprint(root, platform, arch));
}
