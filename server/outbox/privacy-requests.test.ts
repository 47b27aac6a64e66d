import { describe, expect, test } from "vitest";
import type { PrivacyRequest } from "../../domain/privacy-request/privacy-request.ts";
import { day } from "../../domain/time.ts";
import { deliveryDeps, emptyStorage } from "../../testing/outbox/samples.ts";
import { person, privacyRequest } from "../../testing/samples.ts";
import type { Incident } from "../ports/alerts.ts";
import type { Attempt, MailMessage, WebhookMessage } from "../ports/deliveries.ts";
import { confirmMailDelivery, privacyRequestDeliveries } from "../use-cases/privacy-requests.ts";
import { forgetApplicants, forgetOldPrivacyRequests } from "../use-cases/retention.ts";
import { createDeliver } from "./deliver.ts";
import { createDigest, readDigest, warnOfDuePrivacyRequests } from "./digest.ts";

/** Eight in the morning in Istanbul. */
const eight = Date.parse("2026-12-10T05:00:00Z");

async function delivered<Message>(list: Message[], message: Message): Promise<Attempt> {
  list.push(message);
  return { outcome: "delivered" };
}

async function prepare() {
  const time = { now: eight };
  const storage = await emptyStorage(() => time.now);
  const mails: MailMessage[] = [];
  const calls: WebhookMessage[] = [];
  const deliver = createDeliver({
    ...deliveryDeps,
    storage,
    mailer: { send: (mail) => delivered(mails, mail) },
    webhook: { send: (call) => delivered(calls, call) },
    clock: () => time.now,
  });
  async function given(changes: Partial<PrivacyRequest> = {}, reference?: string, dueOn = "2026-12-14") {
    const request = privacyRequest({ createdAt: eight - day, linkEndsAt: eight + day, ...changes });
    const { id } = request;
    const link = confirmMailDelivery(id);
    await storage.privacyRequests.accept(request, id, request.held ? [] : [link], { key: id, digest: id });
    const deliveries = privacyRequestDeliveries(request, { routes: {}, webhookUrl: "https://crm.example" });
    const confirmed = { reference: reference ?? "", at: eight - 1, dueOn };
    if (reference) await storage.privacyRequests.confirm(id, eight - 1, () => ({ confirmed, deliveries }));
    return request;
  }
  async function deliverAll() {
    const claimed = await storage.outbox.claim({ now: time.now, lease: 1, limit: 99 });
    return Promise.all(claimed.map(async (one) => [one.kind, (await deliver(one)).outcome] as const));
  }
  return { time, storage, mails, calls, given, deliverAll };
}

describe("deliveries about a request", () => {
  test("go to the person, to whoever answers, and without the person to the webhook", async () => {
    const { mails, calls, given, deliverAll } = await prepare();
    const { id } = await given({ locale: "en" }, "7F3K-92QM");
    const outcomes = Object.fromEntries(await deliverAll());
    // The link was used already.
    expect(outcomes).toEqual({
      "confirm-mail": "dropped",
      "team-mail": "delivered",
      "visitor-mail": "delivered",
      webhook: "delivered",
    });
    expect(mails.map(({ to, locale }) => `${to} ${locale}`).sort()).toEqual([
      `${person.email} en`,
      "kvkk@yakamoz.example tr",
    ]);
    expect(mails.find(({ to }) => to.startsWith("kvkk"))?.replyTo).toBe(person.email);
    const { type, data } = JSON.parse(calls[0]?.body ?? "");
    expect(type).toBe("request.confirmed");
    expect(data).toEqual({
      id,
      reference: "7F3K-92QM",
      kind: "access",
      locale: "en",
      confirmedAt: "2026-12-10T04:59:59.999Z",
      dueOn: "2026-12-14",
    });
  });

  test("the link goes out as long as it holds", async () => {
    const { time, mails, given, deliverAll } = await prepare();
    const { id } = await given();
    expect(await deliverAll()).toEqual([["confirm-mail", "delivered"]]);
    expect(mails[0]?.text).toContain(deliveryDeps.confirmLink(id, "tr"));
    time.now += day;
    expect(await deliverAll()).toEqual([["confirm-mail", "dropped"]]);
  });

  test("nothing goes out about a person who was erased", async () => {
    const { storage, mails, calls, given, deliverAll } = await prepare();
    await given({}, "7F3K-92QM");
    await given();
    await storage.privacyRequests.erase({ email: person.email });
    expect(new Set((await deliverAll()).map(([, outcome]) => outcome))).toEqual(new Set(["dropped"]));
    expect([mails, calls]).toEqual([[], []]);
  });
});

test("an alert is raised once for each request that is within three days of its last", async () => {
  const { time, storage, given } = await prepare();
  await given({}, "AAAA-2222", "2026-12-14");
  await given({}, "BBBB-3333", "2026-12-14");
  await given({}, "CCCC-4444", "2026-12-15");
  const raised: Incident[] = [];
  const warn = () =>
    warnOfDuePrivacyRequests(storage, { raise: async (incident) => raised.push(incident) > 0 }, () => time.now);
  await warn();
  expect(raised).toEqual([]);
  // Midnight in Istanbul.
  time.now = Date.parse("2026-12-10T21:00:00Z");
  await Promise.all([warn(), warn()]);
  await warn();
  expect(raised.map((incident) => "reference" in incident && incident.reference).sort()).toEqual([
    "AAAA-2222",
    "BBBB-3333",
  ]);
  time.now += day;
  await warn();
  expect(raised.at(-1)).toEqual({ reason: "request-due", reference: "CCCC-4444", dueOn: "2026-12-15" });
});

test("the digest comes every day while a request is open, with how many and the nearest day", async () => {
  const { time, storage, given } = await prepare();
  const digest = createDigest({
    storage,
    failedJobs: async () => [],
    mailbox: "ops@yakamoz.example",
    hour: 8,
    clock: () => time.now,
  });
  const facts = { since: eight - day, before: eight };
  expect(await digest()).toBe(false);
  await given({}, "AAAA-2222", "2026-12-20");
  const { id } = await given({}, "BBBB-3333", "2026-12-14");
  await given({ held: "speed" });
  expect(await readDigest(facts, storage)).toMatchObject({ held: 1, requests: { open: 2, nearest: "2026-12-14" } });
  time.now += day;
  expect(await digest()).toBe(true);
  await storage.privacyRequests.close(id, { at: time.now, outcome: "answered" });
  const [open] = await storage.privacyRequests.list({ state: "open" });
  await storage.privacyRequests.close(open?.id ?? "", { at: time.now, outcome: "answered" });
  const ids = (await storage.outbox.list()).map((delivery) => delivery.id);
  await storage.outbox.drop(ids, time.now);
  time.now += 5 * day;
  expect(await digest()).toBe(false);
  expect(await readDigest(facts, storage)).toMatchObject({ requests: { open: 0, nearest: undefined } });
});

test("unconfirmed requests go with their link, held ones after a month, makers some days after the end", async () => {
  const { time, storage, given } = await prepare();
  const { privacyRequests } = storage;
  const [waiting, held, closed] = [await given(), await given({ held: "honeypot" }), await given({}, "AAAA-2222")];
  await privacyRequests.close(closed.id, { at: eight, outcome: "answered" });
  const left = () =>
    Promise.all([waiting, held, closed].map(async ({ id }) => (await privacyRequests.find(id)) !== undefined));
  await forgetOldPrivacyRequests(privacyRequests, time.now + day - 1);
  expect(await left()).toEqual([true, true, true]);
  await forgetOldPrivacyRequests(privacyRequests, time.now + day);
  expect(await left()).toEqual([false, true, true]);
  await forgetOldPrivacyRequests(privacyRequests, time.now + 30 * day);
  expect(await left()).toEqual([false, false, true]);
  expect(await forgetApplicants(privacyRequests, 730, eight + 730 * day)).toBe(0);
  expect(await forgetApplicants(privacyRequests, 730, eight + 730 * day + 1)).toBe(1);
  expect(await privacyRequests.find("AAAA-2222")).not.toHaveProperty("applicant");
});
