import { Gauge, type Registry } from "prom-client";
import type { StorageFacts } from "./storage-facts.ts";

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
