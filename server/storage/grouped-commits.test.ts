import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { aDelivery, aLead, keyOf, times } from "../../testing/storage-contract/samples.ts";
import { StorageUnavailable } from "../ports/storage.ts";
import { commitGroups, type Run, statementsOf } from "./grouped-commits.ts";
import { storageOn } from "./open-storage.ts";
import { openSqlite } from "./sqlite.ts";

/** A table of numbers, and what was asked of its database. */
function openNumbers({ failAt = "" } = {}) {
  const database = new DatabaseSync(":memory:");
  database.exec("create table numbers (number integer primary key)");
  onTestFinished(() => database.close());
  const asked: string[] = [];
  const plain = statementsOf(database);
  const run: Run = (statement, parameters) => {
    asked.push(statement);
    if (statement === failAt) throw new StorageUnavailable("the disk failed");
    return plain(statement, parameters);
  };
  const groups = commitGroups(database, run);
  async function write(number: number): Promise<number> {
    const { turn, finished, committed } = groups.join();
    await turn.promise;
    asked.push(`write ${number}`);
    plain("insert into numbers values (?)", [number]);
    finished.resolve();
    await committed.promise;
    asked.push(`answer ${number}`);
    return number;
  }
  return { groups, write, asked, numbers: () => plain<{ number: number }>("select number from numbers").rows };
}

test("writers of one turn share a commit, and none is answered before it", async () => {
  const { write, asked } = openNumbers();
  await Promise.all([write(1), write(2)]);
  expect(asked).toEqual(["begin immediate", "write 1", "write 2", "commit", "answer 1", "answer 2"]);
});

test("a commit that fails is told to every writer, and leaves nothing", async () => {
  const { write, numbers, asked } = openNumbers({ failAt: "commit" });
  const answers = await Promise.allSettled([write(1), write(2)]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(asked.at(-1)).toBe("rollback");
  expect(numbers()).toEqual([]);
});

test("a lock that is not given is told to every writer, and the next group begins anew", async () => {
  const { write, asked } = openNumbers({ failAt: "begin immediate" });
  await expect(Promise.all([write(1), write(2)])).rejects.toThrow("the disk failed");
  await expect(write(3)).rejects.toThrow("the disk failed");
  expect(asked).toEqual(["begin immediate", "begin immediate"]);
});

test("a crowd goes in groups, so that others get their turn", async () => {
  const { write, asked, numbers } = openNumbers();
  await Promise.all(times(250, write));
  expect(asked.filter((statement) => statement === "commit")).toHaveLength(3);
  expect(numbers()).toHaveLength(250);
});

async function openStorageWithin(pages?: number) {
  const engine = openSqlite(temporaryFolder());
  const storage = await storageOn(engine);
  onTestFinished(() => storage.close());
  if (pages) await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(engine.db);
  return { engine, storage };
}

test("of leads that come together, one that cannot be written fails alone", async () => {
  const { storage } = await openStorageWithin();
  const all = times(20, () => aLead());
  const broken = all[7];
  const answers = await Promise.allSettled(
    all.map((lead) => {
      const delivery = aDelivery({ leadId: lead.id });
      return storage.leads.accept(lead, lead === broken ? [delivery, delivery] : [delivery], keyOf(lead));
    }),
  );
  expect(answers.flatMap(({ status }, index) => (status === "rejected" ? [index] : []))).toEqual([7]);
  expect(await storage.leads.count()).toBe(19);
  expect(await storage.outbox.counts()).toMatchObject({ waiting: 19 });
});

test("where the disk is full in the middle of a group, nobody is told that it went well", async () => {
  const { storage } = await openStorageWithin(60);
  const answers = await Promise.allSettled(
    times(60, async () => {
      const lead = aLead({ answers: { message: "x".repeat(5_000) } });
      return storage.leads.accept(lead, [], keyOf(lead));
    }),
  );
  const refusals = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
  expect(refusals.length).toBeGreaterThan(0);
  for (const reason of refusals) expect(reason).toBeInstanceOf(StorageUnavailable);
  expect(await storage.leads.count()).toBe(60 - refusals.length);
});

test.each([
  ["sees it once it is safe", undefined, 1],
  ["never sees what was undone", new Error("undone"), 0],
])("whoever reads while another writes %s", async (_, failure, count) => {
  const { db } = (await openStorageWithin()).engine;
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const writing = db.transaction().execute(async (transaction) => {
    await transaction.insertInto("once").values({ name: "something", at: 0 }).execute();
    begun.resolve();
    await end.promise;
    if (failure) throw failure;
  });
  await begun.promise;
  let seen: number | undefined;
  const reading = db
    .selectFrom("once")
    .selectAll()
    .execute()
    .then(({ length }) => {
      seen = length;
    });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(seen).toBeUndefined();
  end.resolve();
  await Promise.allSettled([writing, reading]);
  expect(seen).toBe(count);
});

test.each([
  "insert into once values ('raw', 0)",
  "with one as (select 1) delete from once where name in (select name from once)",
  "drop table once",
])("raw SQL that writes is refused outside of a transaction: %s", async (statement) => {
  const { db } = (await openStorageWithin()).engine;
  await expect(sql.raw(statement).execute(db)).rejects.toThrow("This statement needs a transaction");
  await db.transaction().execute((transaction) => sql.raw("insert into once values ('raw', 0)").execute(transaction));
  expect(await db.selectFrom("once").select("name").execute()).toEqual([{ name: "raw" }]);
});
