import { expect, test } from "vitest";
import { day, hour } from "../../domain/time.ts";
import { emptyStorage } from "../../testing/outbox/samples.ts";
import { contactLead, reportLead } from "../../testing/samples.ts";
import { aDelivery } from "../../testing/storage-contract/samples.ts";
import type { JobName } from "../ports/alerts.ts";
import { createDigest, type DigestFacts, readDigest } from "./digest.ts";

/** Eight in the morning in Istanbul. */
const eight = Date.parse("2026-11-16T05:00:00Z");

async function prepare() {
  const time = { now: eight };
  const storage = await emptyStorage(() => time.now);
  const failedJobs: JobName[] = [];
  const asked = { storage, failedJobs: async () => failedJobs, mailbox: "ops@yakamoz.example", hour: 8 };
  const open = () => createDigest({ ...asked, clock: () => time.now });
  const accept = async (lead = contactLead()) =>
    storage.leads.accept({ ...lead, reference: lead.id.slice(0, 9) }, [], { key: lead.id, digest: "d" });
  const digests = async () => (await storage.outbox.list({ kind: "digest" })).map(({ facts }) => JSON.parse(facts));
  return { time, storage, failedJobs, open, accept, digests };
}

test("the digest of a day is enqueued once, at its hour, by one of many instances", async () => {
  const { time, open, accept, digests } = await prepare();
  await accept(contactLead({ createdAt: eight - hour }));
  const [one, two] = [open(), open()];
  time.now = eight - 1;
  expect(await one()).toBe(false);
  time.now = eight;
  expect(await Promise.all([one(), two()])).toContain(true);
  time.now += 5 * hour;
  expect([await one(), await two(), await open()()]).toEqual([false, false, false]);
  expect(await digests()).toEqual([{ since: eight - day, before: eight, failedJobs: [] }]);
});

test("a day without leads and without trouble is silent; the next one with a lead is not", async () => {
  const { time, open, accept, digests } = await prepare();
  const digest = open();
  expect(await digest()).toBe(false);
  await accept(contactLead({ createdAt: eight + hour }));
  time.now = eight + day - 1;
  expect(await digest()).toBe(false);
  time.now = eight + day;
  expect(await digest()).toBe(true);
  expect(await digests()).toHaveLength(1);
});

test("trouble is told without any lead: something given up, or waiting for over an hour", async () => {
  const { time, storage, open, digests } = await prepare();
  const { outbox } = storage;
  await outbox.enqueue([aDelivery()], eight - 2 * hour);
  expect(await open()()).toBe(true);
  const [claimed] = await outbox.claim({ now: eight - 1, lease: 1, limit: 1 });
  await outbox.giveUp(claimed?.id ?? "", claimed?.token ?? "", { now: eight, error: "smtp 550" });
  time.now = eight + day;
  expect(await open()()).toBe(true);
  expect(await digests()).toHaveLength(2);
});

test("a job that fails is told every day until it is over", async () => {
  const { time, storage, failedJobs, open, digests } = await prepare();
  failedJobs.push("backup");
  expect(await open()()).toBe(true);
  time.now = eight + day;
  expect(await open()()).toBe(true);
  expect(await readDigest((await digests())[0], storage)).toMatchObject({ failedJobs: ["backup"] });
  await storage.outbox.drop(
    (await storage.outbox.list()).map(({ id }) => id),
    time.now,
  );
  failedJobs.pop();
  time.now = eight + 2 * day;
  expect(await open()()).toBe(false);
});

test("a server that was down at the hour catches up", async () => {
  const { time, open, accept } = await prepare();
  await accept(contactLead({ createdAt: eight - hour }));
  time.now = eight + 9 * hour;
  expect(await open()()).toBe(true);
});

test("it tells counts, references and waiting deliveries, and nothing of anybody", async () => {
  const { storage, accept } = await prepare();
  await accept(contactLead({ createdAt: eight - hour }));
  await accept(reportLead({ createdAt: eight - 2 * hour }));
  await accept(contactLead({ createdAt: eight - hour, held: "speed" }));
  await accept(contactLead({ createdAt: eight }));
  await storage.outbox.enqueue([aDelivery()], eight - hour);
  const facts: DigestFacts = { since: eight - day, before: eight };
  const digest = await readDigest(facts, storage);
  expect(digest).toMatchObject({ ...facts, held: 1, waiting: 1, oldestWaiting: eight - hour, dead: 0 });
  expect(Object.values(digest.references).map(({ length }) => length)).toEqual([1, 1, 0]);
  expect(JSON.stringify(digest)).not.toMatch(/deniz|kordon/i);
});
