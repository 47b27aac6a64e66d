import { type Kysely, sql } from "kysely";
import type { LimitRule, LimitStore } from "../ports/limits.ts";
import type { Tables } from "./tables.ts";

/** Thrown to undo what the other rules have counted; never leaves the storage. */
export class Full extends Error {
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
        await db.transaction().execute(async (transaction) => refuseFull(await count(transaction, rules, now)));
        return { allowed: true };
      } catch (error) {
        if (error instanceof Full) return { allowed: false, ...error.refusal };
        throw error;
      }
    },

    async used(rules, now) {
      if (rules.length === 0) return [];
      const named = rules.map(({ key }) => key);
      const rows = await db.selectFrom("limits").selectAll().where("key", "in", named).execute();
      return rules.map((rule) => {
        const row = rows.find(({ key, span }) => key === rule.key && span === rule.window);
        const isOpen = row !== undefined && row.ends_at > now && row.ends_at <= now + 2 * rule.window;
        return { rule, hits: isOpen ? row.hits : 0, endsAt: isOpen ? row.ends_at : now };
      });
    },

    async forget(before) {
      await db.deleteFrom("limits").where("ends_at", "<", before).execute();
    },
  };
}

/** Throws where one is full. Of several the one that opens last is named: coming back before it is in vain. */
export function refuseFull(counted: readonly Counted[]): void {
  const full = counted.filter(({ rule, hits }) => hits > rule.limit);
  const [last] = full.sort((a, b) => b.retryAt - a.retryAt);
  if (last) throw new Full({ rule: last.rule, retryAt: last.retryAt });
}

type Counted = { rule: LimitRule; hits: number; retryAt: number };

/** How often each rule was met in its window, this time included. */
export async function count(db: Kysely<Tables>, rules: readonly LimitRule[], now: number): Promise<Counted[]> {
  if (rules.length === 0) return [];
  // Everybody takes the rows in the same order, so nobody waits in a circle.
  const counted = rules.toSorted(inOrder).map(({ key, window }) => [key, window, now + window]);
  const values = counted.map((row) => sql`(${sql.join(row)}, 1)`);
  // A window further off than any can be was opened by a clock that has since been set right.
  const isOver = sql`limits.ends_at <= ${now} or limits.ends_at > excluded.ends_at + excluded.span`;
  const { rows } = await sql<Tables["limits"]>`
    insert into limits (key, span, ends_at, hits) values ${sql.join(values)}
    on conflict (key, span) do update set
      hits = case when ${isOver} then 1 else limits.hits + 1 end,
      ends_at = case when ${isOver} then excluded.ends_at else limits.ends_at end
    returning key, span, ends_at, hits`.execute(db);
  return rules.map((rule) => {
    const row = rows.find(({ key, span }) => key === rule.key && span === rule.window) as Tables["limits"];
    return { rule, hits: row.hits, retryAt: row.ends_at };
  });
}

function inOrder(a: LimitRule, b: LimitRule): number {
  if (a.key === b.key) return a.window - b.window;
  return a.key < b.key ? -1 : 1;
}
