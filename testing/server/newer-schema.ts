import { migrations } from "../../server/storage/migrations.ts";
import { migrate } from "../../server/storage/open-storage.ts";
import { openSqlite } from "../../server/storage/sqlite.ts";

/** Leaves a database as a later release would: it has taken a step that this one does not know. */
export async function applyNewerMigration(dataDir: string): Promise<void> {
  const engine = openSqlite(dataDir);
  await migrate(engine, { ...migrations, "0999-later": { up: async () => {} } });
  await engine.db.destroy();
}
