import { migrate } from "../storage/migrate.ts";
import { migrations } from "../storage/migrations.ts";
import { openSqlite } from "../storage/sqlite/open-sqlite.ts";

/** Leaves a database as a later release would: it has taken a step that this one does not know. */
export async function takeLaterStep(dataDir: string): Promise<void> {
  const engine = openSqlite(dataDir);
  await migrate(engine, { ...migrations, "0999-later": { up: async () => {} } });
  await engine.db.destroy();
}
