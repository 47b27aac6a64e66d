import { expect, onTestFinished, test, vi } from "vitest";
import { minute } from "../../domain/time.ts";
import { defaultCaps } from "../../domain/verification/sms-limits.ts";
import { readExposition } from "../../testing/metrics/exposition.ts";
import { emptyStorage } from "../../testing/outbox/samples.ts";
import { aDelivery, times } from "../../testing/storage-contract/samples.ts";
import { type Storage, StorageUnavailable } from "../ports/storage.ts";
import { createPrometheus } from "./prometheus.ts";
import { storageFacts } from "./storage-gauges.ts";

const now = Date.UTC(2026, 10, 16, 8);
const caps = { ...defaultCaps, countries: ["TR", "DE"] };
const away = () => {
  throw new StorageUnavailable("away");
};

function watch(storage: () => Storage) {
  const { meter, exposition } = createPrometheus({ role: "worker", caps, clock: () => now });
  meter.watchStorage(storage);
  return async () => readExposition(await exposition());
}

test("the outbox, pauses and budgets are read from the storage", async () => {
  const storage = await emptyStorage(() => now);
  const { outbox, sends, limits } = storage;
  await outbox.enqueue([aDelivery()], now - 7 * minute);
  await outbox.enqueue([aDelivery(), aDelivery()], now);
  const [claimed] = await outbox.claim({ now, lease: 1, limit: 1 });
  await outbox.giveUp(claimed?.id ?? "", claimed?.token ?? "", { now, error: "smtp 550" });
  await outbox.enqueue([aDelivery()], now - 5 * minute);
  const unconfirmed = times(20, (index) => ({ id: `${index}`, at: now - minute, confirmed: false }));
  await sends.change("+90532", () => ({ result: undefined, sends: unconfirmed }));
  await sends.change("+90533", () => ({ result: undefined, sends: unconfirmed.slice(1) }));
  await limits.take([{ key: "sms:country-day:TR", limit: 500, window: 86_400_000 }], now);
  await limits.take([{ key: "sms:total-day", limit: 1_000, window: 86_400_000 }], now);
  const { value } = await watch(() => storage)();
  expect(value("site_storage_up")).toBe(1);
  expect(value("site_outbox_waiting")).toBe(3);
  expect(value("site_outbox_oldest_waiting_seconds")).toBe(5 * 60);
  expect(value("site_outbox_dead")).toBe(1);
  expect(value("site_sms_paused_prefixes")).toBe(1);
  const budgets = ["TR", "DE", "total"].map((budget) => [
    value("site_sms_budget_used", { budget }),
    value("site_sms_budget_limit", { budget }),
  ]);
  expect(budgets).toEqual([
    [1, 500],
    [0, 500],
    [1, 1_000],
  ]);
});

test("a storage that is away is said to be, and its numbers are gone", async () => {
  const read = watch(away);
  const { value } = await read();
  expect(value("site_storage_up")).toBe(0);
  for (const name of ["site_outbox_waiting", "site_outbox_dead", "site_sms_budget_used", "site_sms_paused_prefixes"]) {
    expect(value(name), name).toBeUndefined();
  }
  expect(value("process_start_time_seconds")).toBeGreaterThan(0);
});

test("a storage that hangs keeps nobody waiting for two seconds, and is asked once", async () => {
  const counts = vi.fn(() => new Promise<never>(() => {}));
  const read = watch(() => ({ outbox: { counts } }) as unknown as Storage);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const reading = Promise.all([read(), read()]);
  await vi.advanceTimersByTimeAsync(1_999);
  const answers = await reading;
  expect(answers.map(({ value }) => value("site_storage_up"))).toEqual([0, 0]);
  expect(counts).toHaveBeenCalledOnce();
});

test("an answer serves for a while, then it is asked for again", async () => {
  const storage = await emptyStorage(() => now);
  const current = vi.fn(() => storage);
  const facts = storageFacts({ storage: current, caps, clock: () => now, keepMs: 50 });
  for (let index = 0; index < 5; index++) await facts();
  expect(current).toHaveBeenCalledOnce();
  await storage.outbox.enqueue([aDelivery()], now);
  await expect.poll(facts).toMatchObject({ waiting: 1 });
});
