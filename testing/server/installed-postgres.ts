import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Where Debian keeps each version of PostgreSQL. */
const versions = "/usr/lib/postgresql";

/**
 * Folder of the PostgreSQL that is installed on this machine with a pg_dump for it. The one of our packages has no
 * pg_dump. Undefined where there is none.
 */
export function installedPostgres(): string | undefined {
  const [version] = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  if (!version || !existsSync(join(versions, version, "bin/postgres"))) return undefined;
  try {
    const dump = execFileSync("pg_dump", ["--version"], { encoding: "utf8" });
    return Number(/\) (\d+)/.exec(dump)?.[1]) >= Number(version) ? join(versions, version) : undefined;
  } catch {
    return undefined;
  }
}
