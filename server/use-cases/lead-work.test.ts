import { expect, test } from "vitest";
import { emptyStorage } from "../../testing/outbox/samples.ts";
import { contactLead, sunday } from "../../testing/samples.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { aDelivery, keyOf } from "../../testing/storage-contract/samples.ts";
import { keyedHash } from "../data-folder/secret.ts";
import { createLeadWork } from "./lead-work.ts";

const ayse = 1;
const emre = 2;

async function openRoom(webhookUrl = "https://crm.example/hook") {
  const time = { now: sunday };
  const storage = await emptyStorage(() => time.now);
  let woken = 0;
  const room = createLeadWork({
    storage: () => storage,
    clock: () => time.now,
    hash: keyedHash("a secret of thirty-two characters"),
    deliveries: { routes: {}, webhookUrl },
    dataDir: temporaryFolder(),
    wake: () => void woken++,
  });
  const keep = async (...given: Parameters<typeof contactLead>) => {
    const lead = contactLead(...given);
    await storage.leads.accept(lead, [], keyOf(lead));
    return lead;
  };
  return { ...room, storage, time, keep, woken: () => woken };
}

test("whoever opens a lead has read it, by its number as people type it", async () => {
  const { open, page, keep } = await openRoom();
  const lead = await keep();
  expect(await open("7f3k92qm", ayse)).toMatchObject({ lead });
  const unread = async (person: number) => (await page({}, { limit: 5, person })).rows.map((row) => row.unread);
  expect([await unread(ayse), await unread(emre)]).toEqual([[false], [true]]);
  expect(await open("nobody", ayse)).toBeUndefined();
});

test("a list says how many leads there are in all, on every page of it", async () => {
  const { list, keep } = await openRoom();
  for (let i = 0; i < 3; i++) await keep({ id: `lead ${i}`, reference: `7F3K-92Q${i}`, createdAt: sunday + i });
  const first = await list({}, { limit: 2, person: ayse });
  const second = await list({}, { limit: 2, person: ayse, olderThan: first.older });
  const none = await list({}, { limit: 2, person: ayse, olderThan: { createdAt: 1, id: "" } });
  const whole = await list({}, { limit: 3, person: ayse });
  expect([first.rows.length, second.rows.length, none.rows.length, whole.rows.length]).toEqual([2, 1, 0, 3]);
  const counts = [first, second, none, whole].map((one) => one.count);
  expect(new Set(counts.map((one) => JSON.stringify(one)))).toEqual(new Set(['{"count":3,"more":false}']));
});

test("a change of status is told to the webhook, other changes are not", async () => {
  const { change, keep, storage, time, woken } = await openRoom();
  const { id } = await keep();
  time.now += 60_000;
  await change(id, { version: 1, person: ayse, owner: ayse });
  expect(await storage.outbox.list()).toEqual([]);
  await change(id, { version: 2, person: ayse, status: "in-progress" });
  const facts = JSON.stringify({ from: "new", to: "in-progress", at: time.now });
  expect(await storage.outbox.list()).toMatchObject([{ kind: "status-webhook", leadId: id, facts, state: "waiting" }]);
  expect(await change(id, { version: 2, person: emre, status: "lost" })).toMatchObject({ outcome: "stale" });
  expect(await storage.outbox.list()).toHaveLength(1);
  expect(woken()).toBe(1);
});

test("without a webhook nothing waits to be told", async () => {
  const { change, keep, storage } = await openRoom("");
  const { id } = await keep();
  await change(id, { version: 1, person: ayse, status: "won" });
  expect(await storage.outbox.list()).toEqual([]);
});

test("a follow-up must be a day, or none", async () => {
  const { change, keep } = await openRoom();
  const { id } = await keep();
  expect(await change(id, { version: 1, person: ayse, followUp: "2026-02-30" })).toEqual({ outcome: "invalid" });
  expect(await change(id, { version: 1, person: ayse, followUp: "2026-11-20" })).toMatchObject({ outcome: "changed" });
  expect(await change(id, { version: 2, person: ayse, followUp: null })).toMatchObject({ work: { followUp: null } });
});

test("a note is kept as it was written, and neither empty nor endless", async () => {
  const { note, keep, open, time } = await openRoom();
  const { id } = await keep();
  expect(await note(id, { person: ayse, text: "  Aradım,\r\n\0yarın yine.  " })).toMatchObject({ outcome: "added" });
  expect(await note(id, { person: ayse, text: " \n " })).toEqual({ outcome: "empty" });
  expect(await note(id, { person: ayse, text: "😀".repeat(4_001) })).toEqual({ outcome: "tooLong" });
  time.now += 1;
  expect(await note(id, { person: ayse, text: "😀".repeat(4_000) })).toMatchObject({ outcome: "added" });
  expect(await note("nobody", { person: ayse, text: "?" })).toEqual({ outcome: "missing" });
  expect((await open(id, ayse))?.notes.map(({ text }) => text.slice(0, 20))).toEqual([
    "Aradım,\nyarın yine.",
    "😀".repeat(10),
  ]);
});

test("a changed note is read as a new one is, and its author alone removes it", async () => {
  const { note, changeNote, removeNote, keep, open } = await openRoom();
  const { id } = await keep();
  const added = await note(id, { person: ayse, text: "Slı" });
  const own = { id: "note" in added ? added.note.id : "", person: ayse };
  expect(await changeNote(id, { ...own, text: " \n " })).toEqual({ outcome: "empty" });
  expect(await changeNote(id, { ...own, text: "x".repeat(4_001) })).toEqual({ outcome: "tooLong" });
  expect(await changeNote(id, { ...own, person: ayse + 1, text: "?" })).toEqual({ outcome: "missing" });
  expect(await changeNote(id, { ...own, text: " Salı\r\n" })).toEqual({ outcome: "changed" });
  expect((await open(id, ayse))?.notes).toMatchObject([{ text: "Salı" }]);
  expect(await removeNote(id, { ...own, person: ayse + 1 })).toBe(false);
  expect(await removeNote(id, own)).toBe(true);
  expect((await open(id, ayse))?.notes).toEqual([]);
});

test("a held lead is released once, as if it had just come in", async () => {
  const { release, page, keep, storage, woken } = await openRoom();
  const { id } = await keep({ held: "speed" });
  const free = await keep({ reference: "FREE-2222" });
  const answers = await Promise.all([release(id), release(id), release(free.id), release("nobody")]);
  expect(answers.toSorted()).toEqual([false, false, false, true]);
  const kinds = (await storage.outbox.list({ leadId: id })).map(({ kind }) => kind).toSorted();
  expect(kinds).toEqual(["team-mail", "visitor-mail", "webhook"]);
  expect((await page({}, { limit: 5, person: ayse })).rows).toHaveLength(2);
  expect(woken()).toBe(1);
});

test("a held lead is dropped for good, a free one never", async () => {
  const { drop, keep, storage } = await openRoom();
  const { id } = await keep({ held: "honeypot" });
  const free = await keep({ reference: "FREE-2222" });
  expect([await drop(id), await drop(id), await drop(free.id)]).toEqual([true, false, false]);
  expect(await storage.leads.list()).toEqual([free]);
  expect(await storage.destructions.list()).toMatchObject([{ kind: "lead", reason: "drop", count: 1 }]);
});

test("deliveries that were given up are sent again, the others are left alone", async () => {
  const { retry, keep, storage, time, woken } = await openRoom();
  const { id } = await keep();
  await storage.outbox.enqueue(
    ["dead", "delivered"].map((name) => aDelivery({ id: name, leadId: id })),
    time.now,
  );
  for (const { id: name, token } of await storage.outbox.claim({ now: time.now, lease: 10, limit: 2 })) {
    if (name === "dead") await storage.outbox.giveUp(name, token, { now: time.now, error: "smtp 550" });
    else await storage.outbox.delivered(name, token, time.now);
  }
  expect([await retry(id), await retry(id)]).toEqual([1, 0]);
  expect(await storage.outbox.counts()).toMatchObject({ waiting: 1, delivered: 1, dead: 0 });
  expect(woken()).toBe(1);
});
