import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "../data-folder/data-folder.ts";
import { StorageLost } from "../ports/storage.ts";
import { withStorageErrors } from "../storage/sqlite-errors.ts";
import { failure } from "./context.ts";

/** A file of a backup, where it belongs, and the table it is counted by. */
export type Copy = { file: string; target: string; table: string };
/** How much was put in place, and where that lies which stood there. */
export type Restored = { rows: number; before: string | undefined };

/** Writers of the site go on meanwhile; this one waits for nobody but another backup. */
const busyTimeoutMs = 10_000;

/** Writes a copy of one moment and gives the number of rows in `table`. Nothing that was erased is in it. */
export function backUpSqlite(source: string, file: string, table: string): number {
  // SQLite takes an empty file that is there, and with it its mode.
  closeSync(openSync(file, "wx", 0o600));
  const database = withStorageErrors(() => new DatabaseSync(source, { timeout: busyTimeoutMs }));
  try {
    withStorageErrors(() => database.prepare("vacuum into ?").run(file));
  } finally {
    database.close();
  }
  return soundRows(file, table);
}

/** Puts copies in place, all of them or none. What was there stays beside each under another name. */
export function restoreSqlite(copies: readonly Copy[], replace: boolean): Restored[] {
  const rows = copies.map(({ file, table }) => soundRows(file, table));
  const before = copies.map(({ target }) => makeRoom(target, replace));
  return copies.map((copy, i) => {
    place(copy);
    return { rows: rows[i] ?? 0, before: before[i] };
  });
}

/** Nobody uses what is there; gives the name it gets. */
function makeRoom(target: string, replace: boolean): string | undefined {
  makeFolder(dirname(target));
  if (!existsSync(target)) return undefined;
  if (!replace) throw failure(`${target} is there already: --replace puts the backup in its place.`);
  closeForAll(target);
  return beside(target);
}

function beside(target: string): string {
  return `${target}.before-restore`;
}

function place({ file, target }: Copy): void {
  const part = `${target}.part`;
  copyFileSync(file, part);
  chmodSync(part, 0o600);
  flush(part);
  // A log that a damaged or deleted file left behind would be taken for the backup's own.
  for (const end of ["", "-wal", "-shm"]) if (existsSync(target + end)) renameSync(target + end, beside(target) + end);
  renameSync(part, target);
  flush(dirname(target));
}

/** Every page is read; a copy that cannot be trusted is none. */
function soundRows(file: string, table: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [finding] = database.prepare("pragma integrity_check").all();
    const orphan = database.prepare("pragma foreign_key_check").get();
    const counted = database.prepare(`select count(*) as rows from ${table}`).get();
    if (finding?.integrity_check === "ok" && !orphan) return Number(counted?.rows);
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
    if (!(error instanceof StorageLost)) throw failure(`${target} is in use: stop server, worker and office first.`);
  } finally {
    database.close();
  }
}

function flush(path: string): void {
  const file = openSync(path, "r");
  fsyncSync(file);
  closeSync(file);
}
