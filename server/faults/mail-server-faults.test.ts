import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { type MailServerRules, startMailServer } from "../../testing/outbox/mail-server.ts";
import { deliveryDeps, emptyStorage, readableLog } from "../../testing/outbox/samples.ts";
import { contactLead } from "../../testing/samples.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { aDelivery, times } from "../../testing/storage-contract/samples.ts";
import { smtpMailer } from "../mail/smtp-mailer.ts";
import { createBackgroundTasks } from "../outbox/background-tasks.ts";

async function open(rules: MailServerRules) {
  const time = { now: Date.now() };
  const server = await startMailServer(rules);
  const storage = await emptyStorage(() => time.now);
  const options = { url: server.url, from: "site@yakamoz.example" };
  const patient = smtpMailer(options);
  const hasty = smtpMailer({ ...options, timeouts: { connect: 200, silence: 200, whole: 2_000 } });
  // Times are short only while nothing is said: a busy machine may be slow to speak.
  const mailer = () => (Object.values(rules).includes("silence") ? hasty : patient);
  const { log, lines } = readableLog();
  const backgroundTasks = createBackgroundTasks({
    ...deliveryDeps,
    storage,
    mailer: { send: (mail) => mailer().send(mail) },
    operatorMailbox: "ops@yakamoz.example",
    digestHour: 8,
    leadRetention: 730,
    dataDir: temporaryFolder(),
    leastSpace: 0,
    clock: () => time.now,
    log,
    worker: { poll: 20 },
  });
  onTestFinished(async () => {
    await backgroundTasks.stop();
    patient.close();
    hasty.close();
  });
  backgroundTasks.start();

  /** Milliseconds that accepting took, the visitor's whole wait. */
  async function accept(): Promise<number> {
    const lead = contactLead({ createdAt: time.now, reference: randomUUID() });
    const deliveries = [
      aDelivery({ leadId: lead.id, target: "info@yakamoz.example" }),
      aDelivery({ leadId: lead.id, kind: "visitor-mail", target: "" }),
    ];
    const began = performance.now();
    await storage.leads.accept(lead, deliveries, { key: lead.id, digest: "d" });
    backgroundTasks.wake();
    return performance.now() - began;
  }

  /** What has become of the deliveries once the next is due. */
  async function inTime() {
    const due = (await storage.outbox.list({ state: "waiting" })).map(({ dueAt }) => dueAt);
    time.now = Math.max(time.now, ...due);
    return storage.outbox.counts();
  }
  return { ...storage, server, time, inTime, accept, lines };
}

test.each<[string, MailServerRules]>([
  ["refuses connections for now", { connection: { code: 421, words: "4.3.2 busy" } }],
  ["says nothing when called", { connection: "silence" }],
  ["says nothing after a message", { message: "silence" }],
  ["puts recipients off", { recipient: { code: 450, words: "4.2.1 deniz@kordongida.example: greylisted" } }],
  ["puts messages off", { message: { code: 451, words: "4.3.0 try later" } }],
])("a mail server that %s: nobody waits for it, and all is delivered once it is well", async (_, rules) => {
  const { outbox, server, inTime, accept, lines } = await open(rules);
  const waits: number[] = [];
  for (const _ of times(8, () => 0)) {
    waits.push(await accept());
    await pause(5);
  }
  // A commit takes milliseconds; a visitor who waited for the mail would wait for as long as the server is unwell.
  expect(Math.max(...waits)).toBeLessThan(5_000);
  const tried = async () => (await outbox.list()).every(({ attempts, lastError }) => attempts > 0 && lastError !== "");
  await expect.poll(tried).toBe(true);
  expect(server.mails).toEqual([]);
  for (const rule of Object.keys(server.rules)) delete server.rules[rule as keyof MailServerRules];
  await expect.poll(inTime).toMatchObject({ waiting: 0, delivered: 16, dead: 0 });
  const ids = server.mails.map(({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1]);
  expect(new Set(ids).size).toBe(16);
  expect(lines.join("")).not.toMatch(/deniz|kordon|greylisted/i);
});

test("a mail server that is away", async () => {
  const { outbox, server, inTime, accept } = await open({});
  await server.close();
  await accept();
  const refused = async () => (await outbox.list()).map(({ lastError }) => lastError);
  await expect.poll(refused).toEqual(["smtp ECONNREFUSED", "smtp ECONNREFUSED"]);
  const again = await startMailServer({}, {}, server.port);
  await expect.poll(inTime).toMatchObject({ delivered: 2 });
  expect(again.mails).toHaveLength(2);
});

test("a refusal for good is a dead letter that operators see, hear of once, and can send again", async () => {
  const { outbox, server, accept, time } = await open({ recipient: { code: 550, words: "5.1.1 no such user" } });
  const dead = async () => (await outbox.list({ state: "dead" })).filter(({ leadId }) => leadId !== undefined);
  const alerts = async () =>
    (await outbox.list({ kind: "alert" })).filter(({ facts }) => facts.includes("delivery-given-up"));
  await accept();
  await expect.poll(dead).toMatchObject([{ lastError: "smtp 550 5.1.1" }, { lastError: "smtp 550 5.1.1" }]);
  await expect.poll(alerts).toHaveLength(1);
  server.rules.recipient = undefined;
  expect(JSON.stringify(await outbox.list({ state: "dead" }))).not.toMatch(/deniz/);
  const ids = (await dead()).map(({ id }) => id);
  expect(await outbox.retry(ids, time.now)).toBe(2);
  await expect.poll(() => server.mails.length).toBeGreaterThanOrEqual(2);
});
