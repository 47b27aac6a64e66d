import type { LockEntry, Lockfile } from "./lockfile-rules.ts";

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
