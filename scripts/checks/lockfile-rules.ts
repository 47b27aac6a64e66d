import { missingNatives } from "./native-packages.ts";

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
