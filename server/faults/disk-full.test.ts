import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { emptyDatabase, queryPostgres } from "../../testing/server/postgres.ts";
import { smallDisk } from "../../testing/server/small-disk.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { aDelivery, aLead, keyOf } from "../../testing/storage-contract/samples.ts";
import { type Storage, StorageUnavailable } from "../ports/storage.ts";
import { openStorage, storageOn } from "../storage/open-storage.ts";
import { openSqlite } from "../storage/sqlite.ts";

/** A storage whose disk can be filled and freed: a small disk where we may mount one, else a limit on its pages. */
async function storageOnSmallDisk(): Promise<{ storage: Storage; fill(): unknown; free(): unknown }> {
  const disk = smallDisk();
  if (disk) return { ...disk, storage: await openStorage({ databaseUrl: "", dataDir: disk.folder }) };
  return storageWithPageLimit();
}

async function storageWithPageLimit() {
  const engine = openSqlite(temporaryFolder());
  const limit = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(engine.db);
  return { storage: await storageOn(engine), fill: () => limit(1), free: () => limit(2 ** 30) };
}

async function takeUntilFull({ leads }: Storage): Promise<number> {
  for (let taken = 0; taken < 1_000; taken++) {
    const lead = aLead({ answers: { message: "x".repeat(5_000) } });
    const refused = await leads.accept(lead, [aDelivery({ leadId: lead.id })], keyOf(lead)).then(
      () => undefined,
      (error) => error,
    );
    if (!refused) continue;
    expect(refused).toBeInstanceOf(StorageUnavailable);
    expect(refused.message).toMatch(
      /^The database takes nothing now: the disk (is full|failed) \(\d+\); free some space, /,
    );
    return taken;
  }
  throw new Error("the disk never became full");
}

describe.each([
  { where: "on a disk without room", start: storageOnSmallDisk },
  { where: "at its limit of pages", start: storageWithPageLimit },
])("SQLite $where", ({ start }) => {
  test("refuses as unavailable, keeps what it confirmed, and goes on when there is room again", async () => {
    const { storage, fill, free } = await start();
    onTestFinished(() => storage.close());
    const { leads, outbox, limits } = storage;
    const before = aLead();
    await leads.accept(before, [], keyOf(before));
    await fill();
    const taken = await takeUntilFull(storage);
    await takeUntilFull(storage);

    expect(await leads.count()).toBe(1 + taken);
    expect(await outbox.counts()).toMatchObject({ waiting: taken });
    expect(await leads.find(before.id)).toEqual(before);

    await free();
    const after = aLead();
    expect(await leads.accept(after, [aDelivery({ leadId: after.id })], keyOf(after))).toMatchObject({
      outcome: "accepted",
    });
    expect(await limits.take([{ key: "visitor", limit: 1, window: 1 }], 0)).toEqual({ allowed: true });
    expect(await leads.remove({ email: before.email }, "erasure")).toBe(2 + taken);
    await storage.check();
  });
});

test("PostgreSQL without room refuses as unavailable, keeps nothing by halves, and goes on when there is room", async () => {
  const databaseUrl = await emptyDatabase();
  const storage = await openStorage({ databaseUrl, dataDir: "" });
  onTestFinished(() => storage.close());
  await queryPostgres(databaseUrl, noRoomForDeliveries);
  const lead = aLead();
  const accept = () => storage.leads.accept(lead, [aDelivery({ leadId: lead.id })], keyOf(lead));
  await expect(accept()).rejects.toThrow(/^The database takes nothing now \(53100\); free some space, /);
  expect(await storage.leads.count()).toBe(0);
  expect(await storage.leads.findByKey(keyOf(lead))).toBeUndefined();
  await queryPostgres(databaseUrl, "drop function no_room cascade");
  expect(await accept()).toMatchObject({ outcome: "accepted" });
});

/** What the server says when a table cannot grow, in the middle of the transaction. */
const noRoomForDeliveries = `
  create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
  create trigger no_room before insert on deliveries for each row execute function no_room();
`;
