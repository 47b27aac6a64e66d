import { readFileSync } from "node:fs";
import { join } from "node:path";
import { installScripts, unneededInstallScripts } from "../install-scripts.mjs";
import { report, root } from "./sources.ts";

export type LockEntry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  os?: string | string[];
  cpu?: string | string[];
  optionalDependencies?: Record<string, string>;
  hasInstallScript?: boolean;
  libc?: string[];
  dev?: boolean;
  optional?: boolean;
};

export type Lockfile = { packages: Record<string, LockEntry> };

const wanted = ["linux-x64", "linux-arm64"];
const wantedWhereTheSystemIs = ["darwin-arm64", "win32-x64"];

/** What would make an installation differ between machines or reach outside the registry, a sentence each. */
export function lockfileProblems(lockfile: Lockfile, ownScripts: readonly string[]): string[] {
  return [
    ...hostsIn(lockfile),
    ...withoutIntegrity(lockfile),
    ...absentNatives(lockfile),
    ...incompleteFamilies(lockfile),
    ...unlistedScripts(lockfile, ownScripts),
    ...unequalVersions(lockfile),
  ];
}

function hostsIn({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([, { resolved }]) => resolved !== undefined)
    .map(([path, { resolved }]) => `${path} is tied to ${resolved}; the registry in use decides where it comes from.`);
}

/** Without a host in the lockfile, the hash alone says which bytes are meant. */
function withoutIntegrity({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([path, { integrity, link }]) => path !== "" && !integrity && !link)
    .map(([path]) => `${path} has no integrity hash; run npm run lockfile to add it.`);
}

/** Sentences about settings of npm itself: nothing may run install scripts but scripts/install-scripts.mjs. */
export function npmSettingsProblems(npmrc: string): string[] {
  return /^ignore-scripts=true$/m.test(npmrc) ? [] : [".npmrc must say ignore-scripts=true."];
}

function absentNatives(lockfile: Lockfile): string[] {
  return Object.keys(missingNatives(lockfile)).map((path) => `${path} is not locked; run npm run lockfile to add it.`);
}

/** A family is a package for every system, with a binary for each among its optional dependencies. */
function incompleteFamilies({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, { os, optionalDependencies = {} }]) => {
    if (os) return [];
    const members = Object.keys(optionalDependencies).map((name) => packages[`node_modules/${name}`]);
    const systems = new Set(members.flatMap((member) => (member ? systemsOf(member) : [])));
    if (![...systems].some((system) => system.startsWith("linux-"))) return [];
    const needed = [...wanted, ...wantedWhereTheSystemIs.filter((system) => hasSystem(systems, system))];
    const owner = path === "" ? "The project" : path;
    return needed.filter((system) => !systems.has(system)).map((system) => `${owner} has no package for ${system}.`);
  });
}

function hasSystem(systems: ReadonlySet<string>, system: string): boolean {
  const os = `${system.split("-")[0]}-`;
  return [...systems].some((other) => other.startsWith(os));
}

function systemsOf({ os = [], cpu = [] }: LockEntry): string[] {
  return [os].flat().flatMap((system) => [cpu].flat().map((processor) => `${system}-${processor}`));
}

function unlistedScripts({ packages }: Lockfile, ownScripts: readonly string[]): string[] {
  return Object.entries(packages)
    .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ""), entry }))
    .filter(({ name, entry }) => entry.hasInstallScript && !ownScripts.includes(name))
    .map(({ name }) => `${name} has an install script that scripts/install-scripts.mjs does not list.`);
}

function unequalVersions({ packages }: Lockfile): string[] {
  const versions = Object.entries(packages)
    .filter(([path]) => /(^|\/)node_modules\/(@react-router\/[^/]+|react-router)$/.test(path))
    .map(([path, { version }]) => `${path.replace(/^.*node_modules\/(?=@|react)/, "")} ${version}`);
  const distinct = new Set(versions.map((line) => line.split(" ")[1]));
  return distinct.size > 1 ? [`The React Router packages must have one version: ${versions.join(", ")}.`] : [];
}

const systems = "aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32";
const nameEnding = new RegExp(`[-/](${systems})-([a-z]+\\d*(?:el|x)?)(?:-([a-z]+))?$`);

/**
 * Entries for the native packages that a locked package names and the lockfile lacks. npm leaves out what the
 * registry in use does not carry, and "npm ci" then refuses the lockfile on every machine. An entry for another
 * system is never fetched here; where it fits, npm takes exactly that version.
 */
export function missingNatives({ packages }: Lockfile): Record<string, LockEntry> {
  const missing: Record<string, LockEntry> = {};
  for (const owner of Object.values(packages)) {
    for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
      const path = `node_modules/${name}`;
      if (!packages[path]) missing[path] = entryFor(name, version, owner.dev);
    }
  }
  return missing;
}

function entryFor(name: string, version: string, dev: boolean | undefined): LockEntry {
  const [, os, cpu, build] = nameEnding.exec(name) ?? [];
  if (!os || !cpu || !/^\d+\.\d+\.\d+/.test(version)) throw new Error(`Cannot tell the system of ${name}@${version}.`);
  return { version, cpu: [cpu], ...(dev && { dev }), ...libcOf(os, build), optional: true, os: [os] };
}

function libcOf(os: string, build: string | undefined): Pick<LockEntry, "libc"> {
  if (os !== "linux") return {};
  if (build === "musl") return { libc: ["musl"] };
  return build === undefined || build === "gnu" ? { libc: ["glibc"] } : {};
}

if (import.meta.main) {
  const listed = [...installScripts.map(({ name }) => name), ...unneededInstallScripts];

  const read = (file: string) => readFileSync(join(root, file), "utf8");

  report([...lockfileProblems(JSON.parse(read("package-lock.json")), listed), ...npmSettingsProblems(read(".npmrc"))]);
}
