import { type Log, logFailure } from "../log.ts";
import type { ClaimedDelivery, OutboxStore } from "../ports/deliveries.ts";
import type { Clock } from "../ports/limits.ts";
import { type Deliver, goesByWebhook } from "./deliver.ts";
import { createLane } from "./lane.ts";
import { type SettleOptions, settle } from "./settle.ts";

export type WorkerSettings = {
  /** How often to look for what is due, in milliseconds. */
  poll: number;
  /** How long a claimed delivery is ours. Two slow attempts, one after the other, fit in. */
  lease: number;
  mailsAtOnce: number;
  webhooksAtOnce: number;
  /** How long `stop` waits for what is under way. */
  farewell: number;
};

const defaults: WorkerSettings = {
  poll: 3_000,
  lease: 60_000,
  mailsAtOnce: 5,
  webhooksAtOnce: 5,
  farewell: 8_000,
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
  const lanes = { mail: createLane(settings.mailsAtOnce), webhook: createLane(settings.webhooksAtOnce) };
  const capacity = settings.mailsAtOnce + settings.webhooksAtOnce;
  const held = new Map<string, { delivery: ClaimedDelivery; done: Promise<void> }>();
  let timer: NodeJS.Timeout | undefined;
  let claiming: Promise<void> | undefined;
  let again = false;
  let backlog = false;

  function wake(): void {
    if (!timer) return;
    again = true;
    claiming ??= claimAll().finally(() => {
      claiming = undefined;
      if (again) wake();
    });
  }

  async function claimAll(): Promise<void> {
    while (again && timer) {
      again = false;
      const room = capacity - held.size;
      backlog = room === 0 || (await claim(room)) === room;
    }
  }

  async function claim(limit: number): Promise<number> {
    try {
      const claimed = await outbox.claim({ now: clock(), lease: settings.lease, limit });
      for (const delivery of claimed) hold(delivery);
      return claimed.length;
    } catch (error) {
      storageFailed(error);
      return 0;
    }
  }

  function hold(delivery: ClaimedDelivery): void {
    const mine = held.get(delivery.id);
    // Claimed twice by us alone, because the clock jumped over the lease: the attempt under way answers for both.
    if (mine) mine.delivery.token = delivery.token;
    else held.set(delivery.id, { delivery, done: work(delivery).finally(() => release(delivery.id)) });
  }

  function release(id: string): void {
    held.delete(id);
    if (backlog) wake();
  }

  async function work(delivery: ClaimedDelivery): Promise<void> {
    const lane = goesByWebhook(delivery) ? lanes.webhook : lanes.mail;
    try {
      await lane(() => (timer ? settle(delivery, options) : giveBack(delivery)));
    } catch (error) {
      // Nobody could be told how it ended: its lease runs out and it is tried again, under the same id.
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
      const farewell = Promise.withResolvers<void>();
      const late = setTimeout(farewell.resolve, settings.farewell);
      const allDone = Promise.all([...held.values()].map(({ done }) => done));
      await Promise.race([allDone, farewell.promise]);
      clearTimeout(late);
    },
  };
}
