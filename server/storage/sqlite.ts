import { DatabaseSync } from "node:sqlite";
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from "kysely";
import { help } from "../data-folder/data-folder.ts";
import { StorageLost, StorageUnavailable } from "../ports/storage.ts";
import { type Engine, sqliteDurability } from "./engine.ts";
import { groupedDriver, whenUnlocked } from "./grouped-commits.ts";
import { withStorageErrors } from "./sqlite-errors.ts";
import { type DatabaseFile, openDatabaseFile } from "./sqlite-file.ts";
import { checkpointInThread } from "./sqlite-thread.ts";
import type { Tables } from "./tables.ts";

/** How long opening waits for another process, and every call after it. No page is served meanwhile. */
const openMilliseconds = 2_000;
const callMilliseconds = 5;

const pragmas = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma secure_delete = on;
  pragma foreign_keys = on;
  pragma temp_store = memory;
  pragma wal_autocheckpoint = 0;
`;

/** The database in DATA_DIR/site.db, or another one; with `mustExist` none is made. */
export function openSqlite<Schema = Tables>(dataDir: string, mustExist = false, name = "site.db"): Engine<Schema> {
  const file = openDatabaseFile(dataDir, name, mustExist);
  const database = openOn(file, name);
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => groupedDriver(database, file),
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
    overwriteDeleted: () => overwriteDeleted(file),
  };
}

function openOn(file: DatabaseFile, name: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = withStorageErrors(() => new DatabaseSync(file.path, { timeout: openMilliseconds }));
    refuseForeign(database, name);
    withStorageErrors(() => database?.exec(pragmas));
    // The write-ahead log comes into being with the first transaction.
    withStorageErrors(() => database?.exec("begin immediate; commit"));
    withStorageErrors(() => database?.exec(`pragma busy_timeout = ${callMilliseconds}`));
    file.watchLog();
    return database;
  } catch (error) {
    database?.close();
    file.close();
    throw error;
  }
}

/** Before anything is changed: ours has a table of the steps it has taken, or none at all. */
function refuseForeign(database: DatabaseSync, file: string): void {
  const tables = withStorageErrors(() => database.prepare("select name from sqlite_master where type = 'table'").all());
  if (tables.length === 0 || tables.some(({ name }) => name === "kysely_migration")) return;
  throw new StorageLost(`The database takes nothing now: "${file}" is another program's; ${help.backup}.`);
}

/** Only while the storage opens: nobody else uses the one connection yet. */
async function alone<T>(database: DatabaseSync, work: () => Promise<T>): Promise<T> {
  await whenUnlocked(() => withStorageErrors(() => database.exec("begin immediate")));
  try {
    const result = await work();
    withStorageErrors(() => database.exec("commit"));
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("rollback");
    throw error;
  }
}

/**
 * `secure_delete` overwrites the place a row had, but not the copies that stay behind when SQLite moves rows between
 * pages; only rebuilding the file leaves nothing. Meanwhile pages are served and writers wait.
 */
async function overwriteDeleted(file: DatabaseFile): Promise<void> {
  file.check();
  if (await checkpointInThread(file.path, "vacuum")) return;
  throw new StorageUnavailable(
    "What was removed still stands in the write-ahead log, because another process reads it: run the same again.",
  );
}
