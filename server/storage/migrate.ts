import { Migrator, sql } from "kysely";
import { StartRefusal } from "../start-refusal.ts";
import type { Engine } from "./engine.ts";
import { migrations } from "./migrations.ts";

/** Brings the schema up to this version of the site. Of many instances that start together one does it. */
export async function migrate({ db, alone }: Engine, steps = migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } });
  await alone(async () => {
    const { error } = await migrator.migrateToLatest();
    if (error) throw (await refusalOfNewer(db, steps).catch(() => undefined)) ?? error;
  });
}

async function refusalOfNewer(db: Engine["db"], steps: typeof migrations): Promise<StartRefusal | undefined> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const newer = rows.find(({ name }) => !(name in steps));
  if (!newer) return undefined;
  return new StartRefusal([
    `The database was made by a newer version of the site (it has taken the step "${newer.name}"): start that version, or restore a backup from before it.`,
  ]);
}
