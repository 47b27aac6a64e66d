import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { day, minute } from "../../domain/time.ts";
import { emptyStorage, readableLog } from "../../testing/outbox/samples.ts";
import { aDelivery, times } from "../../testing/storage-contract/samples.ts";
import type { Attempt, Deliver, Delivery, NewDelivery, OutboxStore } from "../ports/deliveries.ts";
import { createWorker, delayAfter, maximumAttempts, type WorkerSettings } from "./worker.ts";

const delivered: Attempt = { outcome: "delivered" };
const later: Attempt = { outcome: "later", error: "smtp 451" };
const often = { interval: 5 };

async function startWorker(deliver: Deliver, settings: Partial<WorkerSettings> = {}) {
  const time = { now: 1_000_000_000 };
  const { outbox } = await emptyStorage();
  const { log, lines } = readableLog();
  const givenUp: Delivery[] = [];
  const failures: unknown[] = [];
  const failing = { claim: false };
  let claims = 0;
  const watched: OutboxStore = {
    ...outbox,
    claim: (options) => {
      claims++;
      return failing.claim ? Promise.reject(new Error("disk of deniz@x.example")) : outbox.claim(options);
    },
  };
  const worker = createWorker({
    outbox: watched,
    deliver,
    clock: () => time.now,
    log,
    random: () => 0.5,
    onGivenUp: (delivery) => givenUp.push(delivery),
    onStorageFailure: (error) => failures.push(error),
    settings: { poll: 10, ...settings },
  });
  worker.start();
  onTestFinished(() => worker.stop());
  const enqueue = async (...deliveries: NewDelivery[]) => {
    await outbox.enqueue(deliveries, time.now);
    worker.wake();
  };
  const only = async () => (await outbox.list())[0] as Delivery;
  /** Until the worker has looked for what is due once more, from beginning to end. */
  const looked = async () => {
    const before = claims;
    await expect.poll(() => claims, often).toBeGreaterThan(before + 2);
  };
  return { worker, outbox, time, enqueue, only, looked, givenUp, failures, failing, lines };
}

test("what is enqueued leaves at once", async () => {
  const { enqueue, only } = await startWorker(async () => delivered, { poll: 60_000 });
  await enqueue(aDelivery());
  await expect.poll(only, often).toMatchObject({ state: "delivered", attempts: 1 });
});

test("a hundred deliveries leave, at most five mails and five webhooks at once", async () => {
  const running = { mail: 0, webhook: 0 };
  const most = { mail: 0, webhook: 0 };
  const { enqueue, outbox } = await startWorker(
    async ({ kind }) => {
      const lane = kind === "webhook" ? "webhook" : "mail";
      most[lane] = Math.max(most[lane], ++running[lane]);
      await pause(1);
      running[lane]--;
      return delivered;
    },
    { poll: 60_000 },
  );
  await enqueue(...times(100, (index) => aDelivery({ kind: index % 2 ? "webhook" : "visitor-mail" })));
  await expect.poll(outbox.counts, often).toMatchObject({ delivered: 100 });
  expect(most).toEqual({ mail: 5, webhook: 5 });
});

test("a failure is tried again after its wait, and a later wish of the other side is granted", async () => {
  const answers: Attempt[] = [later, { ...later, retryAt: 1_000_000_000 + 30_000 + 3_600_000 }, delivered];
  const { enqueue, only, time } = await startWorker(async () => answers.shift() as Attempt);
  await enqueue(aDelivery());
  await expect.poll(only, often).toMatchObject({ lastError: "smtp 451", dueAt: time.now + 30_000 });
  time.now += 30_000;
  await expect.poll(only, often).toMatchObject({ attempts: 2, dueAt: time.now + 3_600_000 });
  time.now += 3_600_000;
  await expect.poll(only, often).toMatchObject({ state: "delivered", attempts: 3, lastError: "" });
});

test("after three days of failures it is given up, and told once", async () => {
  let tries = 0;
  const { enqueue, only, time, givenUp } = await startWorker(async () => ({
    ...later,
    error: `smtp 451 (${++tries})`,
  }));
  await enqueue(aDelivery());
  for (let attempts = 1; attempts <= maximumAttempts; attempts++) {
    // The number in the error tells that the attempt has come to its end.
    await expect.poll(only, often).toMatchObject({ attempts, lastError: `smtp 451 (${attempts})` });
    time.now = Math.max(time.now, (await only()).dueAt);
  }
  await expect.poll(only, often).toMatchObject({ state: "dead", settledAt: time.now });
  expect(givenUp).toHaveLength(1);
});

test("what will never work is given up at once", async () => {
  const { enqueue, only, givenUp } = await startWorker(async () => ({ outcome: "never", error: "smtp 550 5.1.1" }));
  await enqueue(aDelivery());
  await expect.poll(only, often).toMatchObject({ state: "dead", lastError: "smtp 550 5.1.1" });
  expect(givenUp).toHaveLength(1);
});

test("one that ends its worker every time is given up without another try", async () => {
  let tries = 0;
  const { worker, enqueue, outbox, only, time } = await startWorker(async () => {
    tries++;
    return delivered;
  });
  await worker.stop();
  await enqueue(aDelivery());
  for (let attempts = 0; attempts <= maximumAttempts; attempts++)
    await outbox.claim({ now: time.now, lease: 0, limit: 1 });
  worker.start();
  await expect.poll(only, often).toMatchObject({ state: "dead", lastError: "no attempt came to an end" });
  expect(tries).toBe(0);
});

test("one whose lead is gone is dropped", async () => {
  const { enqueue, only, givenUp } = await startWorker(async () => ({ outcome: "dropped" }));
  await enqueue(aDelivery());
  await expect.poll(only, often).toMatchObject({ state: "dropped" });
  expect(givenUp).toEqual([]);
});

test("mails that hang hold up no webhook", async () => {
  const hanging = Promise.withResolvers<Attempt>();
  const deliver: Deliver = async ({ kind }) => (kind === "webhook" ? delivered : hanging.promise);
  const { enqueue, outbox } = await startWorker(deliver, { poll: 60_000 });
  await enqueue(...times(5, () => aDelivery()), ...times(20, () => aDelivery({ kind: "webhook" })));
  await expect.poll(outbox.counts, often).toMatchObject({ delivered: 20, waiting: 5 });
  hanging.resolve(delivered);
  await expect.poll(outbox.counts, often).toMatchObject({ delivered: 25 });
});

test("a clock that jumps a day makes no storm, and nothing is tried twice at once", async () => {
  const tries: string[] = [];
  const slow = Promise.withResolvers<Attempt>();
  const { enqueue, time, outbox, looked } = await startWorker(async ({ id }) => {
    tries.push(id);
    return id === "slow" ? slow.promise : later;
  });
  await enqueue(aDelivery({ id: "slow" }), ...times(30, () => aDelivery()));
  await expect.poll(() => tries.length, often).toBe(31);
  time.now += day;
  await expect.poll(() => tries.length, often).toBe(61);
  await looked();
  expect(tries).toHaveLength(61);
  expect(tries.filter((id) => id === "slow")).toHaveLength(1);
  const waiting = (await outbox.list()).filter(({ id }) => id !== "slow");
  expect(Math.min(...waiting.map(({ dueAt }) => dueAt))).toBeGreaterThan(time.now + 30_000);
  // Claimed anew meanwhile, it is settled all the same.
  slow.resolve(delivered);
  await expect.poll(async () => (await outbox.list()).find(({ id }) => id === "slow")?.state, often).toBe("delivered");
  time.now -= 2 * day;
  await looked();
  expect(tries).toHaveLength(61);
});

test("stopping waits for what is under way and starts nothing new", async () => {
  const end = Promise.withResolvers<Attempt>();
  let begun = 0;
  const { worker, enqueue, outbox, time } = await startWorker(() => {
    begun++;
    return end.promise;
  });
  await enqueue(...times(8, () => aDelivery()));
  await expect.poll(() => begun, often).toBe(5);
  const stopped = worker.stop();
  end.resolve(delivered);
  await stopped;
  expect(await outbox.counts()).toMatchObject({ delivered: 5, waiting: 3 });
  // Given back: others need not wait for a lease to run out.
  expect(await outbox.claim({ now: time.now, lease: 1, limit: 10 })).toHaveLength(3);
});

test("stopping does not wait for ever", async () => {
  const begun = Promise.withResolvers<void>();
  const { worker, enqueue, outbox } = await startWorker(
    () => {
      begun.resolve();
      return new Promise(() => {});
    },
    { stopTimeout: 50 },
  );
  await enqueue(aDelivery());
  await begun.promise;
  await worker.stop();
  expect(await outbox.counts()).toMatchObject({ waiting: 1 });
});

test("a storage that fails is told, and work goes on when it is back", async () => {
  const { enqueue, failing, failures, only, lines } = await startWorker(async () => delivered);
  failing.claim = true;
  await enqueue(aDelivery());
  await expect.poll(() => failures.length, often).toBeGreaterThan(0);
  failing.claim = false;
  await expect.poll(only, often).toMatchObject({ state: "delivered" });
  expect(lines.join("")).not.toContain("deniz");
});

test("an error in the program is one more failure; its message is not repeated", async () => {
  const { enqueue, only, lines } = await startWorker(() =>
    Promise.reject(new TypeError("no deniz@kordongida.example")),
  );
  await enqueue(aDelivery());
  await expect.poll(only, often).toMatchObject({ state: "waiting", lastError: "TypeError" });
  expect(lines.join("")).not.toContain("deniz");
});

const middle = () => 0.5;

test("waits grow from half a minute to two hours", () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 40].map((attempts) => (delayAfter(attempts, middle) ?? 0) / minute);
  expect(waits).toEqual([0.5, 2, 10, 30, 60, 120, 120, 120]);
});

test("retries end after three days", () => {
  let waited = 0;
  for (let attempts = 1; attempts < maximumAttempts; attempts++) waited += delayAfter(attempts, middle) ?? Number.NaN;
  expect(waited / (24 * 60 * minute)).toBeGreaterThan(2.9);
  expect(waited / (24 * 60 * minute)).toBeLessThanOrEqual(3);
  expect(delayAfter(maximumAttempts, middle)).toBeUndefined();
});

test("chance spreads the waits by a fifth", () => {
  expect([delayAfter(1, () => 0), delayAfter(1, () => 1)]).toEqual([24_000, 36_000]);
});
