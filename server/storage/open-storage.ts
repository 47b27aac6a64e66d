import { type Kysely, Migrator, sql } from "kysely";
import type { Clock } from "../ports/limits.ts";
import type { OnceStore, Storage } from "../ports/storage.ts";
import { StartRefusal } from "../start-refusal.ts";
import { consentStore } from "./consent-store.ts";
import { draftStore } from "./draft-store.ts";
import { checkDurability, type Engine } from "./engine.ts";
import { leadStore } from "./lead-store.ts";
import { leadWorkStore } from "./lead-work-store.ts";
import { limitStore } from "./limit-store.ts";
import { migrations } from "./migrations.ts";
import { outboxStore } from "./outbox-store.ts";
import { openPostgres } from "./postgres.ts";
import { privacyRequestStore } from "./privacy-request-store.ts";
import { destructionLog } from "./remove-rows.ts";
import { smsSendStore } from "./sms-send-store.ts";
import { openSqlite } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

export type StorageOptions = {
  /** A PostgreSQL address; empty for SQLite in `dataDir`. */
  databaseUrl: string;
  dataDir: string;
  clock?: Clock;
  /** Where SQLite's file was lost under a running site, an empty one must not take its place unnoticed. */
  mustExist?: boolean;
};

/** Opens the database and brings it up to date. Refuses one that could lose a lead or is newer than this code. */
export async function openStorage({ databaseUrl, dataDir, clock, mustExist }: StorageOptions): Promise<Storage> {
  return storageOn(databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir, mustExist), clock);
}

export async function storageOn(engine: Engine, clock: Clock = Date.now): Promise<Storage> {
  const { name, db, durability, readSetting } = engine;
  try {
    await checkDurability(durability, readSetting);
    await migrate(engine);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    engine: name,
    leads: leadStore(engine, clock),
    leadWork: leadWorkStore(engine),
    outbox: outboxStore(engine, clock),
    limits: limitStore(db),
    once: onceStore(db),
    drafts: draftStore(engine, clock),
    sends: smsSendStore(engine, clock),
    consents: consentStore(engine, clock),
    destructions: destructionLog(db),
    privacyRequests: privacyRequestStore(engine, clock),
    async check({ write } = { write: false }) {
      await checkDurability(durability, readSetting);
      await db.selectFrom("leads").select("id").limit(1).execute();
      if (write) await writeSomething(db, clock());
    },
    close: () => db.destroy(),
  };
}

/** A row that is always the same one. */
async function writeSomething(db: Engine["db"], at: number): Promise<void> {
  const row = db.insertInto("once").values({ name: "check", at });
  await row.onConflict((conflict) => conflict.column("name").doUpdateSet({ at })).execute();
}

/** Brings the schema up to this version of the site. Of many instances that start together one does it. */
export async function migrate<Schema>(
  { db, alone }: Engine<Schema>,
  steps = migrations,
  schema?: string,
): Promise<void> {
  // Tables are looked for by their names in all schemas, so those of another schema have names of their own.
  const table = schema ? `${schema}_migration` : "kysely_migration";
  const own = schema && {
    migrationTableSchema: schema,
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
  };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps }, ...own });
  await alone(async () => {
    const { error } = await migrator.migrateToLatest();
    if (error) throw (await refusalOfNewer(db, steps, table).catch(() => undefined)) ?? error;
  });
}

async function refusalOfNewer<Schema>(
  db: Kysely<Schema>,
  steps: typeof migrations,
  table: string,
): Promise<StartRefusal | undefined> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  const newer = rows.find(({ name }) => !(name in steps));
  if (!newer) return undefined;
  return new StartRefusal([
    `The database was made by a newer version of the site (it has taken the step "${newer.name}"): start that version, or restore a backup from before it.`,
  ]);
}

function onceStore(db: Kysely<Tables>): OnceStore {
  return {
    async first(name, now) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("once")
        .values({ name, at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
  };
}
