import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { command, Plain, root } from "../run.mjs";
import { isComplete } from "./inputs.mjs";
import { packagesBeside } from "./server-bundle.ts";

/** Puts what a build runs with, Node included, into a folder of its own, which is there whole or not at all. */
await command(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Plain("Name the folder of the release.");
  const release = resolve(folder);
  if (existsSync(release)) throw new Plain(`${release} is there already.`);
  const build = resolve(root, process.env.BUILD_DIR || "build");
  if (!existsSync(join(build, "inputs.json")) || !isComplete(build)) {
    throw new Plain(`There is no complete build in ${build}: "npm run build" makes one.`);
  }

  const made = `${release}.part`;
  rmSync(made, { recursive: true, force: true });
  const copy = (from, to) => cpSync(from, join(made, to), { recursive: true, filter: (path) => !isTest(path) });
  copy(build, "build");
  copy(join(root, "deployment"), "deployment");
  for (const path of packageFolders(packagesBeside)) copy(path, relative(root, path));
  mkdirSync(join(made, "bin"));
  cpSync(process.execPath, join(made, "bin/node"));
  writeFileSync(join(made, "package.json"), `${JSON.stringify(ownPackage(), null, 2)}\n`);
  renameSync(made, release);
  return 0;
});

function isTest(path) {
  return /\.test\.ts$/.test(path);
}

/** The packages with all that they depend on, each where Node looks for it. */
function packageFolders(names) {
  const found = new Set();
  function add(name, from, isOptional) {
    const folder = packageFolder(name, from);
    if (!folder && !isOptional) throw new Plain(`The package ${name} is not installed.`);
    if (!folder || found.has(folder)) return;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = readPackage(folder);
    for (const one of Object.keys(dependencies)) add(one, folder, one in optionalDependencies);
  }
  for (const name of names) add(name, root, false);
  // What lies inside of another comes with that one.
  return [...found].filter((folder) => !folder.slice(root.length + "node_modules".length).includes("node_modules"));
}

function packageFolder(name, from) {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return folder;
  return relative(root, from) === "" ? undefined : packageFolder(name, dirname(from));
}

function readPackage(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/** A release has its own commands, and says which sources it is of. */
function ownPackage() {
  const { name, version, type } = readPackage(root);
  const scripts = { leads: "bin/node build/server/cli.js", worker: "bin/node build/server/worker.js" };
  return { name, version, private: true, type, revision: revision(), scripts };
}

/** Whoever may not read the repository is told. */
function revision() {
  if (process.env.REVISION) return process.env.REVISION;
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return undefined;
  }
}
