import { Gauge, type Registry } from "prom-client";
import { budgetRules, pausedUntil, pauseMilliseconds, type SmsCaps } from "../../domain/verification/sms-limits.ts";
import { withTimeout } from "../../domain/with-timeout.ts";
import type { Clock } from "../ports/limits.ts";
import type { Storage } from "../ports/storage.ts";

/** Shows what the storage said. Where it said nothing its gauges are gone: an old number would look like a true one. */
export function storageGauges(register: Registry): (facts: StorageFacts | undefined) => void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register], labelNames: [] });
  const budget = (name: string, help: string) =>
    new Gauge({ name, help, registers: [register], labelNames: ["budget"] });
  const up = gauge("site_storage_up", "Whether the storage answers.");
  const plain = {
    waiting: gauge("site_outbox_waiting", "Deliveries that wait."),
    oldestSeconds: gauge("site_outbox_oldest_waiting_seconds", "Age of the oldest delivery that waits."),
    dead: gauge("site_outbox_dead", "Deliveries that were given up and are not tried again."),
    pausedPrefixes: gauge("site_sms_paused_prefixes", "Beginnings of numbers that get no code at the moment."),
  };
  const used = budget("site_sms_budget_used", "Codes that went out in the day that runs.");
  const limit = budget("site_sms_budget_limit", "Codes that may go out in a day.");

  return (facts) => {
    up.set(facts ? 1 : 0);
    for (const [name, each] of Object.entries(plain) as [keyof typeof plain, Gauge][]) {
      if (facts) each.set(facts[name]);
      else each.remove();
    }
    used.reset();
    limit.reset();
    for (const each of facts?.budgets ?? []) {
      used.set({ budget: each.budget }, each.used);
      limit.set({ budget: each.budget }, each.limit);
    }
  };
}

/** What the storage knows and a process does not. */
export type StorageFacts = {
  waiting: number;
  dead: number;
  /** Of the oldest delivery that waits; 0 where none does. */
  oldestSeconds: number;
  pausedPrefixes: number;
  /** Codes of today: to each country by its code, and "total". */
  budgets: { budget: string; used: number; limit: number }[];
};

type Options = {
  storage: () => Storage;
  caps: SmsCaps;
  clock: Clock;
  /** For how long a result serves. */
  keepMs?: number;
  /** How long one is waited for. */
  timeoutMs?: number;
};

/** Asks the storage now and then. Undefined where it does not answer in time; however many ask, it is asked once. */
export function storageFacts({ keepMs = 5_000, timeoutMs = 1_000, ...source }: Options) {
  let kept: { facts: StorageFacts | undefined; at: number } | undefined;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const facts = await readFacts(source).catch(() => undefined);
    kept = { facts, at: performance.now() };
    asking = undefined;
  }

  return async (): Promise<StorageFacts | undefined> => {
    if (kept && performance.now() - kept.at < keepMs) return kept.facts;
    asking ??= ask();
    return (await withTimeout(timeoutMs, asking)) === "late" ? undefined : kept?.facts;
  };
}

async function readFacts({ storage, caps, clock }: Options): Promise<StorageFacts> {
  // One after the other: of a pool's connections this takes one.
  const { outbox, sends, limits } = storage();
  const now = clock();
  const { waiting, dead } = await outbox.counts();
  const oldest = await outbox.oldestWaiting();
  const recent = await sends.since(now - pauseMilliseconds);
  const used = await limits.used(allBudgets(caps), now);
  return {
    waiting,
    dead,
    oldestSeconds: oldest === undefined ? 0 : Math.max(0, now - oldest) / 1_000,
    pausedPrefixes: recent.filter((newest) => pausedUntil(newest, now) !== undefined).length,
    budgets: used.map(({ rule, hits }) => ({ budget: budgetName(rule.key), used: hits, limit: rule.limit })),
  };
}

function allBudgets(caps: SmsCaps) {
  const rules = caps.countries.flatMap((country) => budgetRules(country, caps));
  return [...new Map(rules.map((rule) => [rule.key, rule])).values()];
}

/** "TR" for "sms:country-day:TR", "total" for "sms:total-day". */
function budgetName(key: string): string {
  return key.split(":")[2] ?? "total";
}
