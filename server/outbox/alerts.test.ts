import { expect, test } from "vitest";
import { minute } from "../../domain/time.ts";
import { emptyStorage, readableLog } from "../../testing/outbox/samples.ts";
import { sunday } from "../../testing/samples.ts";
import type { Incident } from "../ports/alerts.ts";
import type { Attempt, MailMessage, WebhookMessage } from "../ports/deliveries.ts";
import type { Storage } from "../ports/storage.ts";
import { createAlerts } from "./alerts.ts";

const givenUp: Incident = { reason: "delivery-given-up", delivery: "id-1", kind: "team-mail", error: "smtp 550" };
const failed: Incident = { reason: "storage-failed", error: "StorageUnavailable" };

const broken = {
  outbox: { enqueue: () => Promise.reject(new Error("disk full")) },
  limits: { take: () => Promise.reject(new Error("disk full")) },
} as unknown as Storage;

function open(storage: Pick<Storage, "outbox" | "limits">, mailbox = "ops@yakamoz.example") {
  const time = { now: sunday };
  const mails: MailMessage[] = [];
  const calls: WebhookMessage[] = [];
  const delivered = async (list: unknown[], message: unknown): Promise<Attempt> => {
    list.push(message);
    return { outcome: "delivered" };
  };
  const { log, lines } = readableLog();
  let woken = 0;
  const { raise } = createAlerts({
    storage,
    mailer: { send: (mail) => delivered(mails, mail) },
    webhook: { send: (call) => delivered(calls, call) },
    mailbox,
    clock: () => time.now,
    log,
    wake: () => void woken++,
  });
  return { raise, time, mails, calls, lines, woken: () => woken };
}

test("an alert is enqueued for mailbox and webhook, once an hour for its reason", async () => {
  const { outbox, limits } = await emptyStorage();
  const { raise, time, lines, woken, mails } = open({ outbox, limits });
  await raise(givenUp);
  time.now += 59 * minute;
  await raise(givenUp);
  expect((await outbox.list()).map(({ target }) => target).sort()).toEqual(["ops@yakamoz.example", "webhook"]);
  await raise({ reason: "disk-nearly-full", free: 1 });
  expect(await outbox.list()).toHaveLength(4);
  time.now += minute;
  await raise(givenUp);
  expect(await outbox.list()).toHaveLength(6);
  expect([woken(), lines.length, mails.length]).toEqual([3, 3, 0]);
});

test("each prefix that pauses is told once a pause, each budget once a day", async () => {
  const { outbox, limits } = await emptyStorage();
  const { raise, time, lines } = open({ outbox, limits });
  const hour = 60 * minute;
  const paused = (prefix: string, until: number): Incident => ({ reason: "sms-paused", prefix, until });
  const spent = (cap: string, until: number): Incident => ({ reason: "sms-budget-spent", cap, until });
  const begun = time.now;
  for (const after of [0, minute, 59 * minute]) {
    time.now = begun + after;
    await raise(paused("+90532", begun + hour));
    await raise(paused("+90533", begun + hour));
    await raise(spent("total-day", begun + 24 * hour));
  }
  expect(lines.map((line) => JSON.parse(line)).map(({ reason, prefix }) => [reason, prefix])).toEqual([
    ["sms-paused", "+90532"],
    ["sms-paused", "+90533"],
    ["sms-budget-spent", undefined],
  ]);
  time.now = begun + hour;
  await raise(paused("+90532", begun + 2 * hour));
  await raise(spent("total-day", begun + 24 * hour));
  await raise(spent("country-day:TR", begun + 24 * hour));
  expect(lines).toHaveLength(5);
  time.now = begun + 24 * hour;
  await raise(spent("total-day", begun + 48 * hour));
  expect(lines).toHaveLength(6);
});

test("a clock that was set back makes no more than one alert an hour of a pause", async () => {
  const { outbox, limits } = await emptyStorage();
  const { raise, time, lines } = open({ outbox, limits });
  for (let passed = 0; passed < 120; passed++) {
    await raise({ reason: "sms-paused", prefix: "+90532", until: time.now + 60 * minute });
    time.now += minute;
  }
  expect(lines.length).toBeLessThanOrEqual(3);
});

test("without a mailbox it goes to the webhook alone", async () => {
  const { outbox, limits } = await emptyStorage();
  await open({ outbox, limits }, "").raise(givenUp);
  expect((await outbox.list()).map(({ target }) => target)).toEqual(["webhook"]);
});

test("when storage is down it is sent directly, once an hour", async () => {
  const { raise, time, mails, calls } = open(broken);
  await raise(failed);
  await raise(failed);
  await raise(givenUp);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Uyarı: Veritabanı yanıt vermiyor",
    "Uyarı: Bir teslimattan vazgeçildi",
  ]);
  expect(JSON.parse(calls[0]?.body ?? "")).toEqual({
    type: "site.alert",
    timestamp: "2026-11-15T15:40:00.000Z",
    data: { reason: "storage-failed", error: "StorageUnavailable" },
  });
  time.now += 60 * minute;
  await raise(failed);
  expect([mails.length, calls.length]).toEqual([3, 3]);
});
