import type { Idempotency } from "../ports/leads.ts";

/** A double click: both wait for the one that came first, and no limit counts it twice. */
export function createUnderWay<Answer>() {
  const underWay = new Map<string, Promise<Answer>>();
  return ({ key, digest }: Idempotency, take: () => Promise<Answer>): Promise<Answer> => {
    const name = `${key} ${digest}`;
    const answer = underWay.get(name) ?? take();
    underWay.set(name, answer);
    return answer.finally(() => underWay.delete(name));
  };
}
