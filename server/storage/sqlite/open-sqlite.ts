import { DatabaseSync } from "node:sqlite";
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from "kysely";
import { StorageUnavailable } from "../../ports.ts";
import { sqliteDurability } from "../durability.ts";
import type { Engine } from "../engine.ts";
import type { Tables } from "../tables.ts";
import { groupedDriver } from "./grouped-driver.ts";
import { privateFile } from "./private-file.ts";
import { guarded } from "./sqlite-errors.ts";

/** How long a call waits for another process, such as the command line; no page is served meanwhile. */
const busyMilliseconds = 2_000;

export const pragmas = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma secure_delete = on;
  pragma foreign_keys = on;
  pragma temp_store = memory;
`;

/** The database in DATA_DIR/site.db. */
export function openSqlite(dataDir: string): Engine {
  const database = openFile(privateFile(dataDir, "site.db"));
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => groupedDriver(database),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  return {
    name: "sqlite",
    db,
    durability: sqliteDurability,
    readSetting: async (name) => {
      const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
      return String(rows[0]?.[name]);
    },
    alone: (work) => alone(database, work),
    overwriteDeleted: () => overwriteDeleted(db),
  };
}

function openFile(file: string): DatabaseSync {
  const database = guarded(() => new DatabaseSync(file, { timeout: busyMilliseconds }));
  try {
    guarded(() => database.exec(pragmas));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Only while the storage opens: nobody else uses the one connection yet. */
async function alone<T>(database: DatabaseSync, work: () => Promise<T>): Promise<T> {
  guarded(() => database.exec("begin immediate"));
  try {
    const result = await work();
    guarded(() => database.exec("commit"));
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("rollback");
    throw error;
  }
}

/**
 * `secure_delete` overwrites the place a row had, but not the copies that stay behind when SQLite moves rows between
 * pages; only rebuilding the file leaves nothing.
 */
async function overwriteDeleted(db: Kysely<Tables>): Promise<void> {
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy !== 0) {
    throw new StorageUnavailable(
      "What was removed still stands in the write-ahead log, because another process reads it: run the same again.",
    );
  }
}
