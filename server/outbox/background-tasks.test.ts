import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readPackages } from "../../domain/quote/links.ts";
import { day } from "../../domain/time.ts";
import { deliveryDeps, emptyStorage, readableLog } from "../../testing/outbox/samples.ts";
import { contactLead, person, quoteContact, reportLead, sunday } from "../../testing/samples.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { aDelivery } from "../../testing/storage-contract/samples.ts";
import type { Attempt, Delivery, MailMessage, NewDelivery, WebhookMessage } from "../ports/deliveries.ts";
import type { QuoteContact } from "../ports/quotes.ts";
import { type BackgroundTaskOptions, createBackgroundTasks } from "./background-tasks.ts";
import { createDeliver } from "./deliver.ts";

async function open(send: (mail: MailMessage) => Promise<Attempt>, options: Partial<BackgroundTaskOptions> = {}) {
  const storage = await emptyStorage(() => sunday);
  const { log, lines } = readableLog();
  const mails: MailMessage[] = [];
  const calls: WebhookMessage[] = [];
  const backgroundTasks = createBackgroundTasks({
    ...deliveryDeps,
    storage,
    mailer: {
      send: (mail) => {
        mails.push(mail);
        return send(mail);
      },
    },
    webhook: {
      send: async (call) => {
        calls.push(call);
        return { outcome: "delivered" };
      },
    },
    operatorMailbox: "ops@yakamoz.example",
    digestHour: 8,
    leadRetention: 730,
    dataDir: temporaryFolder(),
    leastSpace: 0,
    clock: () => sunday,
    log,
    worker: { poll: 20 },
    ...options,
  });
  onTestFinished(() => backgroundTasks.stop());
  return { ...storage, backgroundTasks, mails, calls, lines };
}

const delivered = async (): Promise<Attempt> => ({ outcome: "delivered" });
const kinds = (leadId: string): NewDelivery[] => [
  aDelivery({ kind: "team-mail", leadId, target: "info@yakamoz.example" }),
  aDelivery({ kind: "visitor-mail", leadId, target: "" }),
  aDelivery({ kind: "webhook", leadId, target: "https://crm.example" }),
];

test("a lead reaches team, visitor and CRM; the log tells nothing of anybody", async () => {
  const { leads, outbox, backgroundTasks, mails, calls, lines } = await open(delivered);
  backgroundTasks.start();
  const lead = reportLead({ createdAt: sunday });
  await leads.accept(lead, kinds(lead.id), { key: "k", digest: "d" });
  backgroundTasks.wake();
  await expect.poll(outbox.counts).toMatchObject({ delivered: 3 });
  const [team, visitor] = mails.sort((a, b) => (a.replyTo ?? "").length - (b.replyTo ?? "").length).reverse();
  expect(team).toMatchObject({ to: "info@yakamoz.example", replyTo: lead.email, locale: "tr" });
  expect(visitor).toMatchObject({ to: lead.email, locale: "en" });
  expect(visitor?.text).toContain(deliveryDeps.reportLink(lead).url);
  expect(JSON.parse(calls[0]?.body ?? "")).toMatchObject({ type: "lead.created", data: { email: lead.email } });
  expect(lines.filter((line) => line.includes('"delivery"'))).toHaveLength(3);
  expect(lines.join("")).not.toMatch(/deniz|kordon|işık|yakamoz\.example|crm/i);
});

test("a delivery whose lead went meanwhile is dropped", async () => {
  const storage = await emptyStorage();
  const mailer = { send: () => Promise.reject(new Error("nobody should hear of it")) };
  const deliver = createDeliver({ ...deliveryDeps, storage, mailer, clock: () => sunday });
  for (const delivery of kinds("erased")) expect(await deliver(delivery as Delivery)).toEqual({ outcome: "dropped" });
});

test("a delivery that is given up raises one alert, and an alert that is given up raises none", async () => {
  const never: Attempt = { outcome: "never", error: "smtp 550 5.1.1" };
  const { leads, outbox, once, backgroundTasks, mails } = await open(async () => never);
  // Without the digest, which would tell of the same trouble.
  await once.first("digest:2026-11-15", sunday);
  const lead = contactLead({ createdAt: sunday });
  await leads.accept(lead, kinds(lead.id), { key: "k", digest: "d" });
  backgroundTasks.start();
  // Two mails and the alert by mail fail; the webhook takes the lead and the alert.
  await expect.poll(outbox.counts).toEqual({ waiting: 0, delivered: 2, dead: 3, dropped: 0 });
  expect(mails.filter(({ to }) => to === "ops@yakamoz.example")).toHaveLength(1);
});

test("the digest comes by itself", async () => {
  const { leads, outbox, backgroundTasks, mails } = await open(delivered);
  const lead = contactLead({ createdAt: sunday - 86_400_000 });
  await leads.accept(lead, [], { key: "k", digest: "d" });
  backgroundTasks.start();
  await expect.poll(outbox.counts).toMatchObject({ delivered: 1 });
  expect(mails[0]).toMatchObject({ to: "ops@yakamoz.example", subject: "15 Kasım 2026 özeti: 1 yeni kayıt" });
  expect(mails[0]?.text).toContain(lead.reference);
});

test("a link to go on is mailed with what was chosen so far, and dropped where the draft went meanwhile", async () => {
  const { drafts, outbox, backgroundTasks, mails, lines } = await open(delivered);
  const target = person.email;
  const link = (key: string) => {
    const facts = JSON.stringify({ draft: key, locale: "en", endsAt: sunday });
    return { token: key, endsAt: sunday + 1, delivery: aDelivery({ kind: "resume-mail", target, facts }) };
  };
  const packages = readPackages("fw.a2");
  await drafts.change("a", sunday, () => ({ result: undefined, draft: { packages }, link: link("a") }));
  await outbox.enqueue([link("gone").delivery], sunday);
  backgroundTasks.start();
  await expect.poll(outbox.counts).toMatchObject({ delivered: 1, dropped: 1 });
  expect(mails).toMatchObject([{ to: target, locale: "en", subject: "Continue with your quote" }]);
  expect(mails[0]?.text).toContain("Firewall: 2 firewalls (2 Advanced)");
  expect(mails[0]).not.toHaveProperty("replyTo");
  expect(lines.join("")).not.toMatch(/deniz|kordon/i);
});

test("drafts and personal answers go when their time is up", async () => {
  const { drafts, outbox, sends, backgroundTasks } = await open(delivered);
  const packages = readPackages("fw.a2");
  const keep = (key: string, at: number, contact?: QuoteContact) =>
    drafts.change(key, at, () => ({ result: undefined, draft: { packages, ...(contact && { contact }) } }));
  const since = (at: number) => quoteContact({ since: { at, tick: 0, run: "another process" } });
  await keep("old", sunday - 7 * day - 1);
  await keep("young", sunday - 7 * day, since(sunday - day - 1));
  await keep("fresh", sunday, since(sunday - day));
  await outbox.enqueue([aDelivery({ kind: "resume-mail", target: "a@b.example" })], sunday - 7 * day - 1);
  await sends.change("+90532", () => ({ result: 0, sends: [{ id: "1", at: sunday - 8 * day, confirmed: false }] }));
  backgroundTasks.start();
  await expect.poll(() => drafts.count({ email: person.email })).toBe(1);
  expect(await Promise.all(["old", "young", "fresh"].map(drafts.find))).toEqual([
    undefined,
    { packages, changedAt: sunday - 7 * day },
    { packages, changedAt: sunday, contact: since(sunday - day) },
  ]);
  expect(await outbox.list({ kind: "resume-mail" })).toEqual([]);
  expect(await sends.find("+90532")).toEqual([]);
});

test("whatever goes when its time is up is noted in the log of destructions", async () => {
  const dataDir = temporaryFolder();
  const { leads, drafts, outbox, consents, destructions, backgroundTasks } = await open(delivered, { dataDir });
  const old = contactLead({ createdAt: sunday - 731 * day });
  await leads.accept(old, [], { key: "k", digest: "d" });
  await outbox.enqueue([aDelivery({ id: "settled" })], sunday - 40 * day);
  await outbox.drop(["settled"], sunday - 31 * day);
  await drafts.change("old", sunday - 8 * day, () => ({ result: 0, draft: { packages: readPackages("fw.a2") } }));
  const decision = { id: "0".repeat(32), version: "1.0", time: "2023-11-01T00:00:00.000Z", categories: [] };
  await consents.keep(decision, sunday - (3 * 365 + 1) * day);
  await consents.keep({ ...decision, version: "1.1" }, sunday - (3 * 365 - 1) * day);
  mkdirSync(join(dataDir, "outbox"));
  for (const [name, age] of Object.entries({ "old.eml": 731, "young.eml": 729 })) {
    const [file, written] = [join(dataDir, "outbox", name), (sunday - age * day) / 1_000];
    writeFileSync(file, "");
    utimesSync(file, written, written);
  }
  backgroundTasks.start();
  await expect
    .poll(async () => (await destructions.list()).map(({ kind }) => kind).sort())
    .toEqual(["consent", "delivery", "draft", "file", "lead"]);
  for (const line of await destructions.list()) expect(line).toMatchObject({ reason: "retention", count: 1 });
  expect(readdirSync(join(dataDir, "outbox"))).toEqual(["young.eml"]);
});

test("a disk that is nearly full is told", async () => {
  const { backgroundTasks, mails } = await open(delivered, { leastSpace: Number.MAX_SAFE_INTEGER });
  backgroundTasks.start();
  await expect.poll(() => mails[0]?.subject).toBe("Uyarı: Disk dolmak üzere");
});
