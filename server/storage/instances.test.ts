import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { quoteContact, quoteDraft } from "../../testing/samples.ts";
import { emptyDatabase, queryPostgres } from "../../testing/server/postgres.ts";
import { aDelivery, aLead, keyOf, times } from "../../testing/storage-contract/samples.ts";
import type { Storage } from "../ports/storage.ts";
import { migrations } from "./migrations.ts";
import { openStorage } from "./open-storage.ts";

/** Several instances, with connections of their own, on one PostgreSQL. */
async function instances(count: number) {
  const databaseUrl = await emptyDatabase();
  const opened = await Promise.all(times(count, () => openStorage({ databaseUrl, dataDir: "" })));
  onTestFinished(async () => void (await Promise.all(opened.map(({ close }) => close()))));
  return { databaseUrl, opened, first: opened[0] as Storage };
}

test("of eight that start together on an empty database, one takes each step of the schema", async () => {
  const { databaseUrl } = await instances(8);
  const taken = await queryPostgres(databaseUrl, "select name from kysely_migration order by name");
  expect(taken.map(({ name }) => name)).toEqual(Object.keys(migrations));
});

test("of eight that take the same submission at once, one has the lead", async () => {
  const { opened, first } = await instances(8);
  const same = { key: "key", digest: "digest" };
  const acceptances = await Promise.all(opened.map(({ leads }) => leads.accept(aLead(), [], same)));
  expect(acceptances.filter(({ outcome }) => outcome === "accepted")).toHaveLength(1);
  expect(await first.leads.count()).toBe(1);
});

test("four workers share the outbox: nothing is claimed twice, nothing is left", async () => {
  const { opened, first } = await instances(4);
  await first.outbox.enqueue(
    times(200, () => aDelivery()),
    1,
  );
  const shares = await Promise.all(
    opened.map(async ({ outbox }) => {
      const mine: string[] = [];
      for (let found = -1; found !== 0; ) {
        const claimed = await outbox.claim({ now: 1, lease: 60_000, limit: 5 });
        mine.push(...claimed.map(({ id }) => id));
        found = claimed.length;
      }
      return mine;
    }),
  );
  expect(shares.flat()).toHaveLength(200);
  expect(new Set(shares.flat()).size).toBe(200);
  expect(shares.filter((share) => share.length > 0).length).toBeGreaterThan(1);
});

test("a worker does not wait for rows that another holds: it takes the next ones", async () => {
  const { databaseUrl, first } = await instances(1);
  await first.outbox.enqueue([aDelivery({ id: "held" })], 1);
  await first.outbox.enqueue([aDelivery({ id: "free" })], 2);
  const other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query("begin; select id from deliveries where id = 'held' for update");
  const claimed = await first.outbox.claim({ now: 3, lease: 10, limit: 9 });
  expect(claimed.map(({ id }) => id)).toEqual(["free"]);
});

test("instances that tidy at the same moment destroy and note everything once", async () => {
  const { opened, first } = await instances(4);
  const contact = quoteContact({ since: { at: 1, tick: 1, run: "run" } });
  for (let index = 0; index < 250; index += 10) {
    await Promise.all(
      times(10, async (each) => {
        const [lead, key] = [aLead(), String(index + each)];
        await first.leads.accept(lead, [], keyOf(lead));
        await first.drafts.change(key, 10, () => ({ result: 0, draft: quoteDraft({ contact }) }));
      }),
    );
  }
  const keys = times(250, String);
  await Promise.all(
    opened.flatMap(({ leads, drafts }) => [
      drafts.dropContacts(keys, 20),
      leads.remove({ before: 2_000 }, "retention"),
    ]),
  );
  await Promise.all(opened.map(({ drafts }) => drafts.forget(20)));
  const noted: Record<string, number> = {};
  for (const { kind, count } of await first.destructions.list()) noted[kind] = (noted[kind] ?? 0) + count;
  expect(noted).toEqual({ lead: 250, draft: 250, "draft-contact": 250 });
});
