import { statSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { day, hour } from "../../domain/time.ts";
import { help, withDataFile } from "../data-folder/data-folder.ts";
import type { Office } from "../ports/office.ts";
import { StorageLost } from "../ports/storage.ts";
import { checkDurability, type Engine } from "../storage/engine.ts";
import { limitStore } from "../storage/limit-store.ts";
import { migrate } from "../storage/open-storage.ts";
import { openPostgres } from "../storage/postgres.ts";
import { openSqlite } from "../storage/sqlite.ts";
import type { Tables } from "../storage/tables.ts";
import { copyDraftStore } from "./copy-draft-store.ts";
import { destructionRecords } from "./destruction-records.ts";
import { logStore } from "./log-store.ts";
import { passkeyStore } from "./passkey-store.ts";
import { peopleStore } from "./people-store.ts";
import { reminderStore } from "./reminder-store.ts";
import { sessionStore } from "./session-store.ts";
import { type OfficeTables, officeMigrations } from "./tables.ts";

/** The schema of the office's own tables, where it shares a PostgreSQL with the site. */
const officeSchema = "office";

const sessionTimes = { idle: 12 * hour, most: 30 * day };

export type OfficeOptions = {
  /** A PostgreSQL address; empty for SQLite in `folder`. */
  databaseUrl: string;
  folder: string;
};

/** A file that lost its content would open as an office without people. */
function refuseEmptyFile(folder: string): void {
  const file = join(folder, "office.db");
  const size = (path: string) => statSync(path, { throwIfNoEntry: false })?.size;
  if (size(file) !== 0 || size(`${file}-wal`)) return;
  const other = "remove it to begin with an office without people";
  throw new StorageLost(`The database takes nothing now: "${file}" is empty; ${help.backup}, or ${other}.`);
}

/** Opens the office's own database, which holds nothing of any lead, and brings it up to date. */
export async function openOffice({ databaseUrl, folder }: OfficeOptions): Promise<Office> {
  if (!databaseUrl) withDataFile(folder, () => refuseEmptyFile(folder));
  const engine = databaseUrl
    ? openPostgres<OfficeTables>(databaseUrl, officeSchema, [`${officeSchema}.log`])
    : openSqlite<OfficeTables>(folder, false, "office.db");
  try {
    await checkDurability(engine.durability, engine.readSetting);
    await migrate(engine, officeMigrations, databaseUrl ? officeSchema : undefined);
  } catch (error) {
    await engine.db.destroy();
    throw error;
  }
  return officeOn(engine);
}

function officeOn(engine: Engine<OfficeTables>): Office {
  const { db } = engine;
  return {
    people: peopleStore(engine),
    sessions: sessionStore(db, sessionTimes),
    passkeys: passkeyStore(db),
    log: logStore(engine),
    destructions: destructionRecords(db),
    reminders: reminderStore(db),
    copyDrafts: copyDraftStore(engine),
    // It asks for the table of limits alone, which both databases have.
    limits: limitStore(db as unknown as Kysely<Tables>),
    close: () => db.destroy(),
  };
}
