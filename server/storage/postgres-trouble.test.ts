import { sql } from "kysely";
import pg from "pg";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { startBreakableProxy } from "../../testing/server/breakable-proxy.ts";
import { emptyDatabase, queryPostgres } from "../../testing/server/postgres.ts";
import { aLead, keyOf, times } from "../../testing/storage-contract/samples.ts";
import { type Storage, StorageUnavailable } from "../ports/storage.ts";
import { openStorage } from "./open-storage.ts";
import { openPostgres } from "./postgres.ts";

let databaseUrl: string;
beforeEach(async () => {
  databaseUrl = await emptyDatabase();
});

async function open(url = databaseUrl): Promise<Storage> {
  const storage = await openStorage({ databaseUrl: url, dataDir: "" });
  onTestFinished(() => storage.close());
  return storage;
}

function accept({ leads }: Storage) {
  const lead = aLead();
  return leads.accept(lead, [], keyOf(lead));
}

/** Ends every connection of the site as an operator or a restart would. */
function endConnections() {
  const own = "application_name = 'site' and datname = current_database()";
  return queryPostgres(databaseUrl, `select pg_terminate_backend(pid) from pg_stat_activity where ${own}`);
}

describe("PostgreSQL in trouble", () => {
  test("while it is away everything is unavailable; when it is back everything works", async () => {
    const proxy = await startBreakableProxy(databaseUrl);
    const storage = await open(proxy.url);
    await accept(storage);
    await proxy.cut();
    await expect(accept(storage)).rejects.toThrow(StorageUnavailable);
    await expect(storage.limits.take([{ key: "a", limit: 1, window: 1 }], 0)).rejects.toThrow(StorageUnavailable);
    await expect(storage.outbox.claim({ now: 0, lease: 1, limit: 1 })).rejects.toThrow(StorageUnavailable);
    await expect(storage.check()).rejects.toThrow(StorageUnavailable);
    await proxy.restore();
    expect(await accept(storage)).toMatchObject({ outcome: "accepted" });
    expect(await storage.leads.count()).toBe(2);
  });

  test("connections that end while nobody uses them are replaced unnoticed", async () => {
    const storage = await open();
    await Promise.all(times(20, () => accept(storage)));
    await endConnections();
    await expect.poll(() => accept(storage)).toMatchObject({ outcome: "accepted" });
    expect(await storage.leads.count()).toBe(21);
  });

  test("a connection that ends while it waits for a lock gives nothing by halves", async () => {
    const storage = await open();
    const other = new pg.Client({ connectionString: databaseUrl });
    await other.connect();
    await other.query("begin; lock table leads");
    const refused = expect(accept(storage)).rejects.toThrow(StorageUnavailable);
    await expect.poll(blocked).toBe(1);
    await endConnections();
    await refused;
    await other.end();
    await expect.poll(() => storage.leads.count()).toBe(0);
    expect(await accept(storage)).toMatchObject({ outcome: "accepted" });
  });

  test("a connection that ends between two statements of a transaction does not end the process", async () => {
    const { db } = openPostgres(databaseUrl);
    onTestFinished(() => db.destroy());
    const broken = db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      await endConnections();
      await new Promise((resolve) => setTimeout(resolve, 50));
      await sql`select 1`.execute(transaction);
    });
    await expect(broken).rejects.toThrow(StorageUnavailable);
    await sql`select 1`.execute(db);
  });

  test("trouble that passes is told from our own mistakes", async () => {
    const { db } = openPostgres(databaseUrl);
    onTestFinished(() => db.destroy());
    const raise = (code: string) =>
      sql`do ${sql.lit(`begin raise exception 'no' using errcode = '${code}'; end`)}`.execute(db);
    for (const code of ["53100", "53300", "57P01", "57014", "58030", "40P01", "25006", "55P03"]) {
      await expect(raise(code)).rejects.toThrow(StorageUnavailable);
    }
    for (const code of ["23505", "22012", "42P01"]) {
      await expect(raise(code)).rejects.not.toThrow(StorageUnavailable);
    }
  });
});

async function blocked(): Promise<number> {
  const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  return (await queryPostgres(databaseUrl, waiting)).length;
}
