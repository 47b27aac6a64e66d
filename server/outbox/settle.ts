import { type Log, logFailure } from "../log.ts";
import type { ClaimedDelivery, Delivery, OutboxStore } from "../ports/deliveries.ts";
import type { Clock } from "../ports/limits.ts";
import { delayAfter, maximumAttempts } from "./back-off.ts";
import type { Deliver, Outcome } from "./deliver.ts";

export type SettleOptions = {
  outbox: OutboxStore;
  deliver: Deliver;
  clock: Clock;
  log: Log;
  random?: () => number;
  /** Called once for a delivery that will not be tried again. */
  onGivenUp?: (delivery: Delivery, error: string) => void;
};

/** One attempt, and what follows from it. Throws only when the outbox cannot be told. */
export async function settle(delivery: ClaimedDelivery, options: SettleOptions): Promise<void> {
  const began = options.clock();
  const outcome = await attempt(delivery, options);
  const { id, kind, attempts } = delivery;
  const error = "error" in outcome ? { error: outcome.error } : {};
  const line = { delivery: id, kind, attempts, outcome: outcome.outcome, ms: options.clock() - began, ...error };
  options.log[outcome.outcome === "delivered" ? "info" : "warn"](line, "delivery");
  await record(delivery, outcome, options);
}

async function attempt(delivery: Delivery, { deliver, log }: SettleOptions): Promise<Outcome> {
  // Attempts are counted when they begin: this one ended its worker every time.
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
