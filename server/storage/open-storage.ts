import type { Clock } from "../ports/limits.ts";
import type { Storage } from "../ports/storage.ts";
import { consentStore } from "./consent-store.ts";
import { destructionLog } from "./destruction-log.ts";
import { draftStore } from "./draft-store.ts";
import { checkDurability } from "./durability.ts";
import type { Engine } from "./engine.ts";
import { leadStore } from "./lead-store.ts";
import { limitStore } from "./limit-store.ts";
import { migrate } from "./migrate.ts";
import { onceStore } from "./once-store.ts";
import { outboxStore } from "./outbox-store.ts";
import { openPostgres } from "./postgres/open-postgres.ts";
import { requestStore } from "./request-store.ts";
import { smsSendStore } from "./sms-send-store.ts";
import { openSqlite } from "./sqlite/open-sqlite.ts";

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
    outbox: outboxStore(engine, clock),
    limits: limitStore(db),
    once: onceStore(db),
    drafts: draftStore(engine, clock),
    sends: smsSendStore(engine, clock),
    consents: consentStore(engine, clock),
    destructions: destructionLog(db),
    requests: requestStore(engine, clock),
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
