import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "../data-folder/data-folder.ts";
import { StorageLost } from "../ports/storage.ts";
import { withStorageErrors } from "../storage/sqlite-errors.ts";
import { failure } from "./context.ts";

/** Writers of the site go on meanwhile; this one waits for nobody but another backup. */
const busyTimeoutMs = 10_000;

/** Writes a copy of one moment and gives the number of its leads. Nothing that was erased is in it. */
export function backUpSqlite(dataDir: string, file: string): number {
  const source = join(dataDir, "site.db");
  if (!existsSync(source)) throw failure(`There is no ${source}: DATA_DIR must be the one the server runs with.`);
  // SQLite takes an empty file that is there, and with it its mode.
  closeSync(openSync(file, "wx", 0o600));
  const database = withStorageErrors(() => new DatabaseSync(source, { timeout: busyTimeoutMs }));
  try {
    withStorageErrors(() => database.prepare("vacuum into ?").run(file));
  } finally {
    database.close();
  }
  return soundLeads(file);
}

/** Puts a copy in place. What was there stays beside it under another name. */
export function restoreSqlite(dataDir: string, file: string, replace: boolean): { leads: number; before?: string } {
  const leads = soundLeads(file);
  const target = join(dataDir, "site.db");
  const part = `${target}.part`;
  makeFolder(dataDir);
  const isThere = existsSync(target);
  if (isThere && !replace) throw failure(`${target} is there already: --replace puts the backup in its place.`);
  if (isThere) closeForAll(target);
  copyFileSync(file, part);
  chmodSync(part, 0o600);
  flush(part);
  const before = `${target}.before-restore`;
  // A log that a damaged or deleted file left behind would be taken for the backup's own.
  for (const end of ["", "-wal", "-shm"]) if (existsSync(target + end)) renameSync(target + end, before + end);
  renameSync(part, target);
  flush(dataDir);
  return { leads, ...(isThere && { before }) };
}

/** Every page is read; a copy that cannot be trusted is none. */
function soundLeads(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [finding] = database.prepare("pragma integrity_check").all();
    const orphan = database.prepare("pragma foreign_key_check").get();
    const counted = database.prepare("select count(*) as leads from leads").get();
    if (finding?.integrity_check === "ok" && !orphan) return Number(counted?.leads);
  } catch {
    // Damage shows in whichever statement meets it first.
  } finally {
    database.close();
  }
  throw failure(`${file} is damaged.`);
}

/**
 * Leaving the write-ahead log needs the database for oneself alone, and brings all of it into the one file. What is
 * damaged or another program's is in nobody's use, and is only put aside.
 */
function closeForAll(target: string): void {
  const database = new DatabaseSync(target);
  try {
    withStorageErrors(() => database.exec("pragma journal_mode = delete"));
  } catch (error) {
    if (!(error instanceof StorageLost)) throw failure(`${target} is in use: stop the server and the worker first.`);
  } finally {
    database.close();
  }
}

function flush(path: string): void {
  const file = openSync(path, "r");
  fsyncSync(file);
  closeSync(file);
}
