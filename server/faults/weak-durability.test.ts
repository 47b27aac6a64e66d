import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { emptyDatabase, queryPostgres } from "../../testing/server/postgres.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { StartRefusal } from "../start-refusal.ts";
import type { Engine } from "../storage/engine.ts";
import { checkDurability, postgresDurability, type Setting, sqliteDurability } from "../storage/engine.ts";
import { openStorage, storageOn } from "../storage/open-storage.ts";
import { openSqlite } from "../storage/sqlite.ts";

const weakValues: Record<string, readonly string[]> = {
  journal_mode: ["delete", "truncate", "persist", "memory", "off"],
  synchronous: ["0", "1"],
  secure_delete: ["0", "2"],
  foreign_keys: ["0"],
  fsync: ["off"],
  synchronous_commit: ["off"],
  full_page_writes: ["off"],
};

/** A database that is sound but for one setting. */
function soundBut(settings: readonly Setting[], weak: string, value: string) {
  return async (name: string) =>
    name === weak ? value : (settings.find((setting) => setting.name === name)?.safe[0] ?? "");
}

describe.each([
  { engine: "SQLite", settings: sqliteDurability },
  { engine: "PostgreSQL", settings: postgresDurability },
])("weak durability of $engine", ({ settings }) => {
  test.each(settings.map(({ name }) => name))("%s is refused by name wherever it is weak", async (name) => {
    for (const value of weakValues[name] ?? []) {
      const refusal = await checkDurability(settings, soundBut(settings, name, value)).catch((error) => error);
      expect(refusal).toBeInstanceOf(StartRefusal);
      expect(refusal.sentences).toEqual([expect.stringContaining(`runs with ${name} = ${value} where it must be `)]);
    }
    expect(weakValues[name]).not.toBeUndefined();
  });

  test("sound settings are not refused", async () => {
    await expect(checkDurability(settings, soundBut(settings, "", ""))).resolves.toBeUndefined();
  });
});

test("a SQLite connection as it comes is refused", async () => {
  const database = new DatabaseSync(":memory:");
  const read = async (name: string) => String(database.prepare(`pragma ${name}`).get()?.[name]);
  await expect(checkDurability(sqliteDurability, read)).rejects.toThrow(
    /journal_mode = memory(.|\n)*secure_delete = 0/,
  );
  database.close();
});

test("a weakened SQLite does not start, and no longer passes its check", async () => {
  const weaken = (engine: Engine) => sql`pragma synchronous = normal`.execute(engine.db);
  const weak = openSqlite(temporaryFolder());
  await weaken(weak);
  await expect(storageOn(weak)).rejects.toThrow(StartRefusal);

  const sound = openSqlite(temporaryFolder());
  const storage = await storageOn(sound);
  await storage.check();
  await weaken(sound);
  await expect(storage.check()).rejects.toThrow("synchronous = 1");
  await storage.close();
});

test("a real PostgreSQL that answers before it has written is refused", async () => {
  const databaseUrl = await emptyDatabase();
  await queryPostgres(
    databaseUrl,
    "do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$",
  );
  const refusal = await openStorage({ databaseUrl, dataDir: "" }).catch((error) => error);
  expect(refusal).toBeInstanceOf(StartRefusal);
  expect(refusal.sentences).toEqual([expect.stringMatching(/^The database runs with synchronous_commit = off where/)]);
});
