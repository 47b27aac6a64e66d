import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { person, privacyRequest, quoteContact, quoteDraft, sunday } from "../../testing/samples.ts";
import { emptyDatabase } from "../../testing/server/postgres.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { aDelivery, aLead, keyOf } from "../../testing/storage-contract/samples.ts";
import { keyedHash } from "../data-folder/secret.ts";
import { fileMailer } from "../mail/file-mailer.ts";
import type { Storage } from "../ports/storage.ts";
import { openStorage } from "../storage/open-storage.ts";
import { createPersonErasure } from "./person-erasure.ts";

const { email, phone } = person;

async function openRoom(engine = "SQLite") {
  const [dataDir, officeDir] = [temporaryFolder(), temporaryFolder()];
  const databaseUrl = engine === "PostgreSQL" ? await emptyDatabase() : "";
  const storage = await openStorage({ databaseUrl, dataDir, clock: () => sunday });
  onTestFinished(() => storage.close());
  const hash = keyedHash("a secret of thirty-two characters");
  const room = createPersonErasure({
    storage: () => storage,
    clock: () => sunday,
    dataDir,
    officeDir,
    hash: () => hash,
  });
  return { ...room, storage, dataDir, officeDir };
}

/** Two leads with work on them, a draft, three requests, and mails about it all; `other` shares the number alone. */
async function keepPerson({ storage, dataDir, officeDir }: { storage: Storage; dataDir: string; officeDir: string }) {
  const lead = aLead({ reference: "2222-GGGG", email, phone });
  const held = aLead({ reference: "3333-HHHH", email: email.toUpperCase(), phone: "", held: "speed" });
  const other = aLead({ reference: "4444-JJJJ", email: "ayse@kordongida.example", phone });
  for (const one of [lead, held, other]) {
    const deliveries = one.held ? [] : [aDelivery({ leadId: one.id }), aDelivery({ leadId: one.id })];
    await storage.leads.accept(one, deliveries, keyOf(one));
  }
  await storage.leadWork.addNote(lead.id, { id: "note", at: 1, person: 1, text: "Aradım." });
  await storage.leadWork.change(lead.id, { version: 1, person: 1, at: 1, status: "won" });
  await storage.drafts.change("draft", sunday, () => ({
    result: undefined,
    draft: quoteDraft({ contact: quoteContact({ email }) }),
  }));
  for (const reference of ["5555-KKKK", undefined]) {
    const request = privacyRequest({ kind: "erasure", linkEndsAt: sunday + 1 });
    const mail = aDelivery({ kind: "confirm-mail", requestId: request.id, target: "" });
    await storage.privacyRequests.accept(request, request.id, [mail], { key: request.id, digest: "" });
    const confirmed = { reference: reference ?? "", at: sunday, dueOn: "2026-12-15" };
    if (reference) {
      await storage.privacyRequests.confirm(request.id, sunday, () => ({ confirmed, deliveries: [] }));
    }
  }
  const from = "site@yakamoz.example";
  const mail = { locale: "tr", subject: "Talebiniz", html: "" } as const;
  const ofSite = fileMailer({ folder: join(dataDir, "outbox"), from });
  await ofSite.send({ ...mail, id: "own", to: email, text: "2222-GGGG" });
  await ofSite.send({ ...mail, id: "other", to: other.email, text: "4444-JJJJ" });
  const ofOffice = fileMailer({ folder: join(officeDir, "outbox"), from });
  await ofOffice.send({ ...mail, id: "own", to: "elif@yakamoz.example", text: "http://o.example/leads/2222-GGGG" });
  await ofOffice.send({ ...mail, id: "link", to: "elif@yakamoz.example", text: "http://o.example/sign-in" });
  return { lead, held, other };
}

const all = {
  lead: 2,
  note: 1,
  change: 1,
  delivery: 3,
  draft: 1,
  "unverified-request": 1,
  "request-contact": 1,
  file: 2,
};

describe.each(["SQLite", "PostgreSQL"])("a person with data on %s", (engine) => {
  test("goes with exactly what the list counted, and whoever shares the number alone stays", async () => {
    const room = await openRoom(engine);
    const { lead, held, other } = await keepPerson(room);
    const list = await room.list({ email });
    expect(list.counts).toEqual(all);
    expect(list.leads.map(({ id }) => id)).toEqual(expect.arrayContaining([lead.id, held.id]));
    expect(list.others).toEqual([other]);
    expect(await room.erase({ email }, list.digest)).toEqual(all);
    expect(await room.storage.leads.list()).toEqual([other]);
    expect(await room.storage.drafts.find("draft")).toBeUndefined();
    expect(await room.storage.privacyRequests.find("5555-KKKK")).not.toHaveProperty("applicant");
    expect(readdirSync(join(room.dataDir, "outbox"))).toEqual(["other.eml"]);
    expect(readdirSync(join(room.officeDir, "outbox"))).toEqual(["link.eml"]);
    const { counts, leads } = await room.list({ email });
    expect({ leads, sum: Object.values(counts).reduce((sum, count) => sum + count) }).toEqual({ leads: [], sum: 0 });
  });
});

test("by the number others go than by the address, and each list names what the other one would take", async () => {
  const room = await openRoom();
  const { lead, held, other } = await keepPerson(room);
  const list = await room.list({ phone });
  // Both came at the same moment.
  expect(new Set(list.leads)).toEqual(new Set([lead, other]));
  expect(list.others).toEqual([held]);
});

test("where something came or went since the list was seen, nothing goes", async () => {
  const room = await openRoom();
  const { lead } = await keepPerson(room);
  const changes: (() => Promise<unknown>)[] = [
    () => room.storage.leadWork.addNote(lead.id, { id: "late", at: 2, person: 1, text: "Geldi." }),
    async () => writeFileSync(join(room.dataDir, "outbox", "late.eml"), `To: ${email}\r\n\r\n2222-GGGG`),
    // As many as before, but others.
    async () => {
      await room.storage.leads.remove({ ids: [lead.id] }, "drop");
      const next = aLead({ reference: "6666-MMMM", email });
      await room.storage.leads.accept(next, [], keyOf(next));
    },
  ];
  for (const change of changes) {
    const { digest } = await room.list({ email });
    await change();
    const before = await room.storage.leads.count();
    expect(await room.erase({ email }, digest)).toBe("changed");
    expect(await room.storage.leads.count()).toBe(before);
  }
});

test("of two who erase the same at once, one does and the other is told", async () => {
  const room = await openRoom();
  await keepPerson(room);
  const { digest } = await room.list({ email });
  const answers = await Promise.all([room.erase({ email }, digest), room.erase({ email }, digest)]);
  expect(answers).toEqual([all, "changed"]);
});

test("files on another machine are not counted, and are left alone", async () => {
  const room = await openRoom("PostgreSQL");
  const { storage } = room;
  await keepPerson(room);
  const elsewhere = createPersonErasure({
    storage: () => storage,
    clock: () => sunday,
    dataDir: temporaryFolder(),
    officeDir: room.officeDir,
    hash: () => keyedHash("a secret of thirty-two characters"),
  });
  const { counts, digest } = await elsewhere.list({ email });
  expect(counts).not.toHaveProperty("file");
  expect(await elsewhere.erase({ email }, digest)).not.toHaveProperty("file");
  expect(await storage.leads.of({ email })).toEqual([]);
  expect(readdirSync(join(room.dataDir, "outbox"))).toHaveLength(2);
});

test("on SQLite a site that has written no file yet has none", async () => {
  const room = await openRoom();
  expect((await room.list({ email })).counts.file).toBe(0);
  mkdirSync(join(room.dataDir, "outbox"));
  expect((await room.list({ email })).counts.file).toBe(0);
});
