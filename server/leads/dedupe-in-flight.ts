import type { Idempotency } from "../ports/leads.ts";

/** A double click: both wait for the one that came first, and no limit counts it twice. */
export function dedupeInFlight<Result>() {
  const inFlight = new Map<string, Promise<Result>>();
  return ({ key, digest }: Idempotency, take: () => Promise<Result>): Promise<Result> => {
    const name = `${key} ${digest}`;
    const result = inFlight.get(name) ?? take();
    inFlight.set(name, result);
    return result.finally(() => inFlight.delete(name));
  };
}
