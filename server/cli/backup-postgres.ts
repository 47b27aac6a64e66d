import { execFile } from "node:child_process";
import { chmod } from "node:fs/promises";
import { devNull } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { toStorageError, withClient } from "../storage/postgres.ts";
import { failure, isSystemError } from "./context.ts";

/** How many leads a database or a backup holds, and how many people where it has an office. */
export type RowCounts = { leads: number; people?: number };

/** Writes the schemas of site and office into one archive of one moment, reads it back and counts its rows. */
export function backUpPostgres(url: string, file: string): Promise<RowCounts> {
  return connected(url, async (client) => {
    const { dump, restore } = await programsFor(url, client);
    await client.query("begin isolation level repeatable read read only");
    const [moment] = await rowsOf(client, "select pg_export_snapshot() as snapshot, current_schema() as schema");
    const counts = await countRows(client);
    const schemas = [`--schema=${pg.escapeIdentifier(moment?.schema ?? "public")}`, "--schema=office"];
    await dump(["--format=custom", ...schemas, `--snapshot=${moment?.snapshot}`, `--file=${file}`]);
    await chmod(file, 0o600);
    await restore([`--file=${devNull}`, file]);
    return counts;
  });
}

/** Puts an archive into a database without tables of the site, or with `replace` in the place of what it holds. */
export function restorePostgres(url: string, file: string, replace: boolean): Promise<RowCounts> {
  return connected(url, async (client) => {
    const { address, restore } = await programsFor(url, client);
    const steps = await stepsIn(file, restore);
    await restore([`--file=${devNull}`, file]);
    await refuseOthers(client);
    if (await hasTable(client, "kysely_migration")) {
      if (!replace) throw failure("The database is not empty: --replace puts the backup in its place.");
      const names = await rowsOf(client, "select name from kysely_migration order by name");
      if (String(names.map(({ name }) => name)) !== String(steps))
        throw failure(
          "The backup was made by another release, with another schema: restore it into an empty database.",
        );
    }
    // In one transaction: a restore that fails changes nothing.
    const replacing = ["--single-transaction", "--clean", "--if-exists", "--no-owner", "--no-privileges"];
    await restore([...replacing, `--dbname=${address}`, file]);
    return countRows(client);
  });
}

async function countRows(client: pg.Client): Promise<RowCounts> {
  const count = async (table: string) => Number((await rowsOf(client, `select count(*) from ${table}`))[0]?.count);
  const leads = await count("leads");
  return (await hasTable(client, "office.people")) ? { leads, people: await count("office.people") } : { leads };
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const [row] = await rowsOf(client, `select to_regclass('${name}') as table`);
  return row?.table != null;
}

async function rowsOf(client: pg.Client, sql: string): Promise<Record<string, string>[]> {
  return (await client.query(sql)).rows;
}

/** The steps that the site's schema had taken: pg_restore writes each as its name, a tab and its time. */
async function stepsIn(file: string, restore: Run): Promise<string[]> {
  const sql = await restore(["--data-only", "--table=kysely_migration", "--file=-", file]);
  return [...sql.matchAll(/^(\S+)\t\d{4}-/gm)].map(([, name = ""]) => name).sort();
}

type Run = (args: readonly string[]) => Promise<string>;

/** PostgreSQL's own programs for the server of this address. */
async function programsFor(url: string, client: pg.Client) {
  const [row] = await rowsOf(client, "select current_setting('server_version_num')::int / 10000 as version");
  const cure = `install the package postgresql-client-${row?.version} (apt.postgresql.org has every version)`;
  const address = new URL(url);
  // The command line of a process can be read by every user of the machine, its environment cannot.
  const password = decodeURIComponent(address.password);
  address.password = "";
  const env = { ...process.env, ...(password && { PGPASSWORD: password }), PGCONNECT_TIMEOUT: "5" };
  return {
    address: address.href,
    dump: (args: readonly string[]) => runProgram("pg_dump", [...args, `--dbname=${address.href}`], cure, { env }),
    restore: (args: readonly string[]) => runProgram("pg_restore", args, cure, { env }),
  };
}

const execute = promisify(execFile);
type Failed = { code?: string | number; killed?: boolean; stderr?: string };
type RunOptions = { env?: NodeJS.ProcessEnv; timeout?: number };

/** Gives what a program prints, or fails with its own sentence. The cure is for one that is absent or too old. */
export async function runProgram(
  program: "pg_dump" | "pg_restore",
  args: readonly string[],
  cure: string,
  { env, timeout = 60 * 60_000 }: RunOptions = {},
): Promise<string> {
  try {
    return (await execute(program, args, { env, timeout, killSignal: "SIGKILL" })).stdout;
  } catch (error) {
    const { code, killed, stderr = "" } = error as Failed;
    if (code === "ENOENT") throw failure(`There is no ${program} on this machine: ${cure}.`);
    if (killed) throw failure(`${program} did not end within ${timeout / 1_000} seconds.`);
    const isOld = /version mismatch|unsupported version/.test(stderr);
    throw failure(`${stderr.trim() || `${program} failed (${code})`}${isOld ? `; ${cure}.` : ""}`);
  }
}

/** Server, worker and office name their connections. One that was just closed is listed a moment longer. */
async function refuseOthers(client: pg.Client): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    const { rowCount } = await client.query(
      "select from pg_stat_activity where datname = current_database() and application_name in ('site', 'office')",
    );
    if (rowCount === 0) return;
    await pause(50);
  }
  throw failure("The database is in use: stop server, worker and office everywhere first.");
}

function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withClient(url, work).catch((error) => {
    throw error instanceof pg.DatabaseError || isSystemError(error) ? toStorageError(error) : error;
  });
}
