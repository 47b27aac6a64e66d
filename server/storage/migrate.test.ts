import { type Kysely, sql } from "kysely";
import { describe, expect, test } from "vitest";
import { untouched } from "../../domain/lead/lead-work.ts";
import { emptyDatabase } from "../../testing/server/postgres.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { aLead, times } from "../../testing/storage-contract/samples.ts";
import { StartRefusal } from "../start-refusal.ts";
import { migrations } from "./migrations.ts";
import { migrate, storageOn } from "./open-storage.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

async function addsTable({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createTable("added").addColumn("id", "text").execute();
}

async function fails(db: Kysely<unknown>): Promise<void> {
  await addsTable(db);
  throw new Error("half way");
}

describe.each(["SQLite", "PostgreSQL"])("the schema on %s", (name) => {
  async function database() {
    const dataDir = temporaryFolder();
    const url = name === "PostgreSQL" ? await emptyDatabase() : "";
    return () => (url ? openPostgres(url) : openSqlite(dataDir));
  }

  test("a database that is newer than the code is refused in one sentence and left alone", async () => {
    const open = await database();
    const newer = open();
    await migrate(newer, { ...migrations, "0999-later": { up: addsTable } });
    await newer.db.destroy();
    const refusal = await storageOn(open()).catch((error) => error);
    expect(refusal).toBeInstanceOf(StartRefusal);
    expect(refusal.sentences).toEqual([
      expect.stringContaining('a newer version of the site (it has taken the step "0999-later")'),
    ]);
  });

  test("a step that fails half way leaves nothing, and works once it is mended", async () => {
    const open = await database();
    const engine = open();
    await expect(migrate(engine, { ...migrations, "0999-later": { up: fails } })).rejects.toThrow("half way");
    await expect(sql`select * from added`.execute(engine.db)).rejects.toThrow();
    await migrate(engine, { ...migrations, "0999-later": { up: addsTable } });
    expect((await sql`select * from added`.execute(engine.db)).rows).toEqual([]);
    await engine.db.destroy();
  });

  test("leads that were there before there was work on them are untouched, and found by what is in them", async () => {
    const open = await database();
    const engine = open();
    const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0006"));
    await migrate(engine, earlier);
    const leads = times(3, (index) => aLead({ reference: `old ${index}`, createdAt: index }));
    for (const lead of leads) {
      const { id, reference, form, createdAt, email, phone } = lead;
      const values = sql.join([id, reference, form, createdAt, email, phone, JSON.stringify(lead)]);
      const columns = sql.raw("id, reference, form, created_at, email_key, phone, body");
      const insert = sql`insert into leads (${columns}) values (${values})`;
      await engine.db.transaction().execute((transaction) => insert.execute(transaction));
    }
    await engine.db.destroy();
    const storage = await storageOn(open());
    const { rows } = await storage.leadWork.page({ text: "IŞIK yedekleme dönmüyor" }, { limit: 2, person: 1 });
    expect(rows.map(({ lead, work }) => ({ lead, work }))).toEqual(
      leads
        .slice(1)
        .toReversed()
        .map((lead) => ({ lead, work: untouched })),
    );
    await storage.close();
  });

  test("migrating again changes nothing", async () => {
    const open = await database();
    await (await storageOn(open())).close();
    const storage = await storageOn(open());
    expect(await storage.leads.count()).toBe(0);
    await storage.close();
  });
});
