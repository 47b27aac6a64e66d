import { pausedUntil, pauseMilliseconds } from "../../domain/verification/prefix-pause.ts";
import { budgetRules, type SmsCaps } from "../../domain/verification/sms-caps.ts";
import type { Clock } from "../ports/limits.ts";
import type { Storage } from "../ports/storage.ts";

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
  /** For how long an answer serves, and how long one is waited for, in milliseconds. */
  keep?: number;
  patience?: number;
};

/** Asks the storage now and then. Undefined where it does not answer in time; however many ask, it is asked once. */
export function storageFacts({ keep = 5_000, patience = 1_000, ...source }: Options) {
  let kept: { facts: StorageFacts | undefined; at: number } | undefined;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const facts = await readFacts(source).catch(() => undefined);
    kept = { facts, at: performance.now() };
    asking = undefined;
  }

  return async (): Promise<StorageFacts | undefined> => {
    if (kept && performance.now() - kept.at < keep) return kept.facts;
    asking ??= ask();
    return (await isInTime(asking, patience)) ? kept?.facts : undefined;
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

async function isInTime(work: Promise<void>, patience: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer));
}
