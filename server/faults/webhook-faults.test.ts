import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { json, type ReceivedCall, silence, startFakeServer, status } from "../../testing/outbox/fake-server.ts";
import { deliveryDeps, emptyStorage, readableLog } from "../../testing/outbox/samples.ts";
import { contactLead, sunday } from "../../testing/samples.ts";
import { createDeliver } from "../outbox/deliver.ts";
import { createWorker } from "../outbox/worker.ts";
import type { Attempt, Delivery, NewDelivery } from "../ports/deliveries.ts";
import { statusDeliveries } from "../use-cases/lead-deliveries.ts";
import { webhookSender } from "../webhook/webhook-sender.ts";

const secret = () => `whsec_${randomBytes(32).toString("base64")}`;
const message = { id: "delivery-1", timestamp: Date.now(), body: '{"type":"lead.created"}' };

function verified({ body, headers }: ReceivedCall, key: string) {
  return new Webhook(key).verify(body, headers as Record<string, string>);
}

describe("a webhook that fails", () => {
  test.each<[string, Parameters<typeof startFakeServer>[0], Attempt]>([
    ["500", status(500), { outcome: "later", error: "webhook 500" }],
    ["404", status(404), { outcome: "later", error: "webhook 404" }],
    ["410", status(410), { outcome: "never", error: "webhook 410" }],
    ["429", status(429), { outcome: "later", error: "webhook 429" }],
    ["no word", silence, { outcome: "later", error: "webhook timeout" }],
    ["a cut line", (response) => response.destroy(), { outcome: "later", error: "webhook UND_ERR_SOCKET" }],
  ])("with %s", async (_, reply, attempt) => {
    const { url } = await startFakeServer(reply);
    const timeout = reply === silence ? 300 : 10_000;
    expect(await webhookSender({ url, secrets: [secret()], timeout }).send(message)).toEqual(attempt);
  });

  test("redirects are not followed", async () => {
    const elsewhere = await startFakeServer(status(200));
    const { url } = await startFakeServer(status(302, { location: elsewhere.url }));
    const attempt = await webhookSender({ url, secrets: [secret()] }).send(message);
    expect(attempt).toEqual({ outcome: "later", error: "webhook 302" });
    expect(elsewhere.calls).toEqual([]);
  });

  test("asking us to wait, it is granted an hour at most", async () => {
    const standIn = await startFakeServer(status(429, { "retry-after": "120" }));
    const { send } = webhookSender({ url: standIn.url, secrets: [secret()], clock: () => sunday });
    const retryAt = async () => ((await send(message)) as { retryAt?: number }).retryAt;
    expect(await retryAt()).toBe(sunday + 120_000);
    for (const value of ["999999", new Date(sunday + 86_400_000).toUTCString()]) {
      standIn.reply = status(503, { "retry-after": value });
      expect(await retryAt()).toBe(sunday + 3_600_000);
    }
    standIn.reply = status(429, { "retry-after": "soon" });
    expect(await retryAt()).toBeUndefined();
  });
});

test("two secrets make two signatures, and either verifies", async () => {
  const [old, next] = [secret(), secret()];
  const { calls, url } = await startFakeServer(status(204));
  expect(await webhookSender({ url, secrets: [old, next] }).send(message)).toEqual({ outcome: "delivered" });
  const [call] = calls as [ReceivedCall];
  for (const key of [old, next]) expect(verified(call, key)).toEqual({ type: "lead.created" });
  expect(() => verified(call, secret())).toThrow();
});

test("through the outbox: the id is constant, every try is signed anew, and the lead arrives whole", async () => {
  const key = secret();
  const standIn = await startFakeServer(status(500));
  let now = Date.now();
  const storage = await emptyStorage(() => now);
  const { log, lines } = readableLog();
  const webhook = webhookSender({ url: standIn.url, secrets: [key] });
  const mailer = { send: async (): Promise<Attempt> => ({ outcome: "delivered" }) };
  const deliver = createDeliver({ ...deliveryDeps, storage, mailer, webhook, clock: () => now });
  const worker = createWorker({ outbox: storage.outbox, deliver, clock: () => now, log, settings: { poll: 10 } });
  const lead = contactLead();
  const delivery = { id: "id-1", kind: "webhook", leadId: lead.id, target: standIn.url, facts: "{}" } as const;
  await storage.leads.accept(lead, [delivery], { key: "k", digest: "d" });
  worker.start();
  await expect.poll(() => standIn.calls.length).toBe(1);
  await expect.poll(async () => (await storage.outbox.list())[0]?.lastError).toBe("webhook 500");
  // The verifier's own clock is the real one, which allows five minutes.
  now += 60_000;
  standIn.reply = json(200, {});
  await expect.poll(async () => (await storage.outbox.list())[0]?.state).toBe("delivered");
  await pause(50);
  await worker.stop();
  expect(standIn.calls.map(({ headers }) => headers["webhook-id"])).toEqual(["id-1", "id-1"]);
  const [first, second] = standIn.calls as [ReceivedCall, ReceivedCall];
  expect(first.headers["webhook-timestamp"]).not.toBe(second.headers["webhook-timestamp"]);
  for (const call of standIn.calls) {
    expect(verified(call, key)).toMatchObject({
      type: "lead.created",
      timestamp: new Date(lead.createdAt).toISOString(),
      data: { reference: lead.reference, email: lead.email, answers: lead.answers },
    });
  }
  expect(lines.join("")).not.toMatch(/deniz|kordon|127\.0\.0\.1/i);
});

test("a change of status is signed like the others, says what it was then, and nothing of the person", async () => {
  const key = secret();
  const standIn = await startFakeServer(status(204));
  const storage = await emptyStorage();
  const webhook = webhookSender({ url: standIn.url, secrets: [key] });
  const mailer = { send: async (): Promise<Attempt> => ({ outcome: "delivered" }) };
  const deliver = createDeliver({ ...deliveryDeps, storage, mailer, webhook, clock: Date.now });
  const lead = contactLead();
  await storage.leads.accept(lead, [], { key: "k", digest: "d" });
  const facts = { from: "new", to: "in-progress", at: sunday } as const;
  const [delivery] = statusDeliveries(lead.id, facts, { routes: {}, webhookUrl: standIn.url });
  await storage.outbox.enqueue([delivery as NewDelivery], sunday);
  await storage.leadWork.change(lead.id, { version: 1, person: 1, at: sunday, status: "won" });
  const [claimed] = await storage.outbox.claim({ now: sunday, lease: 1_000, limit: 1 });
  expect(await deliver(claimed as Delivery)).toEqual({ outcome: "delivered" });
  const [call] = standIn.calls as [ReceivedCall];
  const { id, reference } = lead;
  expect(verified(call, key)).toMatchObject({
    type: "lead.status-changed",
    data: { id, reference, from: "new", to: "in-progress" },
  });
  expect(call.body).not.toMatch(/deniz|kordon|\+90/i);
  await storage.leads.remove({ ids: [id] }, "erasure");
  expect(await deliver(claimed as Delivery)).toEqual({ outcome: "dropped" });
});
