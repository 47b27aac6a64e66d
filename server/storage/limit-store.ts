import type { Kysely } from "kysely";
import type { LimitRule, LimitStore } from "../ports.ts";
import type { Tables } from "./tables.ts";

/** Thrown to undo what the other rules have counted; never leaves this file. */
class Full extends Error {
  readonly refusal: { rule: LimitRule; retryAt: number };

  constructor(refusal: { rule: LimitRule; retryAt: number }) {
    super();
    this.refusal = refusal;
  }
}

export function limitStore(db: Kysely<Tables>): LimitStore {
  return {
    async take(rules, now) {
      try {
        await db.transaction().execute((transaction) => countAll(transaction, rules, now));
        return { allowed: true };
      } catch (error) {
        if (error instanceof Full) return { allowed: false, ...error.refusal };
        throw error;
      }
    },

    async forget(before) {
      await db.deleteFrom("limits").where("ends_at", "<", before).execute();
    },
  };
}

/** Where several rules are full, the one that opens last is named: coming back before it is in vain. */
async function countAll(db: Kysely<Tables>, rules: readonly LimitRule[], now: number): Promise<void> {
  const full: Full["refusal"][] = [];
  // Everybody takes the rows in the same order, so nobody waits in a circle.
  for (const rule of rules.toSorted(inOrder)) {
    const { hits, ends_at } = await count(db, rule, now);
    if (hits > rule.limit) full.push({ rule, retryAt: ends_at });
  }
  const [last] = full.sort((a, b) => b.retryAt - a.retryAt);
  if (last) throw new Full(last);
}

function inOrder(a: LimitRule, b: LimitRule): number {
  if (a.key === b.key) return a.window - b.window;
  return a.key < b.key ? -1 : 1;
}

function count(db: Kysely<Tables>, { key, window }: LimitRule, now: number) {
  return db
    .insertInto("limits")
    .values({ key, span: window, ends_at: now + window, hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(["key", "span"]).doUpdateSet((eb) => {
        // A window further off than any can be was opened by a clock that has since been set right.
        const over = eb.or([eb("limits.ends_at", "<=", now), eb("limits.ends_at", ">", now + 2 * window)]);
        return {
          hits: eb
            .case()
            .when(over)
            .then(1)
            .else(eb("limits.hits", "+", 1))
            .end(),
          ends_at: eb.case().when(over).then(eb.ref("excluded.ends_at")).else(eb.ref("limits.ends_at")).end(),
        };
      }),
    )
    .returning(["hits", "ends_at"])
    .executeTakeFirstOrThrow();
}
