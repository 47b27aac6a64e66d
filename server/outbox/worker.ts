import { day, minute } from "../../domain/time.ts";
import { limitConcurrency } from "../in-flight.ts";
import { type Log, logFailure } from "../log.ts";
import type { ClaimedDelivery, Deliver, Delivery, OutboxStore, Outcome } from "../ports/deliveries.ts";
import type { Clock } from "../ports/limits.ts";
import { goesByWebhook } from "./deliver.ts";

export type WorkerSettings = {
  /** How often to look for what is due, in milliseconds. */
  poll: number;
  /** How long a claimed delivery stays claimed, in milliseconds: enough for two slow attempts, one after the other. */
  lease: number;
  mailsAtOnce: number;
  webhooksAtOnce: number;
  /** How long `stop` waits for running deliveries, in milliseconds. */
  stopTimeout: number;
};

const defaults: WorkerSettings = {
  poll: 3_000,
  lease: 60_000,
  mailsAtOnce: 5,
  webhooksAtOnce: 5,
  stopTimeout: 8_000,
};

export type WorkerOptions = SettleOptions & {
  outbox: OutboxStore;
  deliver: Deliver;
  clock: Clock;
  log: Log;
  onStorageFailure?: (error: unknown) => void;
  settings?: Partial<WorkerSettings> | undefined;
};

export type Worker = { start(): void; wake(): void; stop(): Promise<void> };

/** Takes what is due from the outbox and delivers it, until it is stopped. Several may work on one outbox. */
export function createWorker(options: WorkerOptions): Worker {
  const { outbox, clock } = options;
  const settings = { ...defaults, ...options.settings };
  const run = { mail: limitConcurrency(settings.mailsAtOnce), webhook: limitConcurrency(settings.webhooksAtOnce) };
  const capacity = settings.mailsAtOnce + settings.webhooksAtOnce;
  const inProgress = new Map<string, { delivery: ClaimedDelivery; done: Promise<void> }>();
  let timer: NodeJS.Timeout | undefined;
  let claiming: Promise<void> | undefined;
  let claimAgain = false;
  let hasBacklog = false;

  function wake(): void {
    if (!timer) return;
    claimAgain = true;
    claiming ??= claimAll().finally(() => {
      claiming = undefined;
      if (claimAgain) wake();
    });
  }

  async function claimAll(): Promise<void> {
    while (claimAgain && timer) {
      claimAgain = false;
      const room = capacity - inProgress.size;
      hasBacklog = room === 0 || (await claim(room)) === room;
    }
  }

  async function claim(limit: number): Promise<number> {
    try {
      const claimed = await outbox.claim({ now: clock(), lease: settings.lease, limit });
      for (const delivery of claimed) begin(delivery);
      return claimed.length;
    } catch (error) {
      storageFailed(error);
      return 0;
    }
  }

  function begin(delivery: ClaimedDelivery): void {
    const running = inProgress.get(delivery.id);
    // Claimed twice by this worker, because the clock jumped past the lease: the running attempt counts for both.
    if (running) running.delivery.token = delivery.token;
    else inProgress.set(delivery.id, { delivery, done: work(delivery).finally(() => release(delivery.id)) });
  }

  function release(id: string): void {
    inProgress.delete(id);
    if (hasBacklog) wake();
  }

  async function work(delivery: ClaimedDelivery): Promise<void> {
    const limited = goesByWebhook(delivery) ? run.webhook : run.mail;
    try {
      await limited(() => (timer ? settle(delivery, options) : giveBack(delivery)));
    } catch (error) {
      // The outcome could not be stored: the lease runs out, and the delivery is tried once more with the same id.
      storageFailed(error);
    }
  }

  async function giveBack({ id, token, lastError }: ClaimedDelivery): Promise<void> {
    await outbox.postpone(id, token, { dueAt: clock(), error: lastError });
  }

  function storageFailed(error: unknown): void {
    logFailure(options.log, undefined, error);
    options.onStorageFailure?.(error);
  }

  return {
    start() {
      timer ??= setInterval(wake, settings.poll);
      wake();
    },
    wake,
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await claiming;
      const timeout = Promise.withResolvers<void>();
      const stopTimer = setTimeout(timeout.resolve, settings.stopTimeout);
      const allDone = Promise.all([...inProgress.values()].map(({ done }) => done));
      await Promise.race([allDone, timeout.promise]);
      clearTimeout(stopTimer);
    },
  };
}

export type SettleOptions = {
  outbox: OutboxStore;
  deliver: Deliver;
  clock: Clock;
  log: Log;
  random?: () => number;
  /** Called once for a delivery that will not be tried again. */
  onGivenUp?: (delivery: Delivery, error: string) => void;
};

/** One attempt, and what follows from it. Throws only when the outcome cannot be stored. */
export async function settle(delivery: ClaimedDelivery, options: SettleOptions): Promise<void> {
  const startedAt = options.clock();
  const outcome = await attempt(delivery, options);
  const { id, kind, attempts } = delivery;
  const error = "error" in outcome ? { error: outcome.error } : {};
  const line = { delivery: id, kind, attempts, outcome: outcome.outcome, ms: options.clock() - startedAt, ...error };
  options.log[outcome.outcome === "delivered" ? "info" : "warn"](line, "delivery");
  await record(delivery, outcome, options);
}

async function attempt(delivery: Delivery, { deliver, log }: SettleOptions): Promise<Outcome> {
  // Attempts are counted when they begin: none of these ended, because the worker stopped or crashed each time.
  if (delivery.attempts > maximumAttempts) return { outcome: "never", error: "no attempt came to an end" };
  try {
    return await deliver(delivery);
  } catch (error) {
    logFailure(log, delivery.id, error);
    return { outcome: "later", error: error instanceof Error ? error.name : "unknown" };
  }
}

async function record(delivery: ClaimedDelivery, outcome: Outcome, options: SettleOptions): Promise<void> {
  const { id, token } = delivery;
  const { outbox, random = Math.random } = options;
  const now = options.clock();
  if (outcome.outcome === "delivered") return void (await outbox.delivered(id, token, now));
  if (outcome.outcome === "dropped") return void (await outbox.drop([id], now));
  const delay = outcome.outcome === "later" ? delayAfter(delivery.attempts, random) : undefined;
  const { error } = outcome;
  if (delay !== undefined) {
    const retryAt = "retryAt" in outcome ? outcome.retryAt : undefined;
    await outbox.postpone(id, token, { dueAt: Math.max(now + delay, retryAt ?? 0), error });
  } else if (await outbox.giveUp(id, token, { now, error })) {
    options.onGivenUp?.(delivery, error);
  }
}

const firstDelays = [0.5, 2, 10, 30, 60].map((minutes) => minutes * minute);
const steadyDelay = 120 * minute;
const retryPeriod = 3 * day;

/**
 * How long to wait after so many attempts, a fifth more or less; undefined after three days of retries. Attempts are
 * counted instead of time, so that no delivery is lost when the clock jumps.
 */
export function delayAfter(attempts: number, random: () => number): number | undefined {
  if (attempts > maximumAttempts - 1) return undefined;
  return Math.round(baseDelay(attempts) * (0.8 + 0.4 * random()));
}

function baseDelay(attempts: number): number {
  return firstDelays[attempts - 1] ?? steadyDelay;
}

/** As many as fit into the retry period. */
export const maximumAttempts = countAttempts();

function countAttempts(): number {
  let attempts = 1;
  for (let waited = baseDelay(1); waited <= retryPeriod; waited += baseDelay(attempts)) attempts++;
  return attempts;
}
