import { randomUUID } from "node:crypto";
import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import { istanbulDate } from "../../domain/time.ts";
import type { DestructionCause, DestructionKind, DestructionLog } from "../ports/destructions.ts";
import type { Engine } from "./engine.ts";
import type { Tables } from "./tables.ts";

/** How many rows one statement reads or names: both engines bound that, and visitors' leads get in between. */
export const batchSize = 100;

export function* batchesOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += batchSize) yield items.slice(start, start + batchSize);
}

type Rows = {
  [Table in keyof Tables]: {
    table: Table;
    /** The column that names a row. */
    id: keyof Tables[Table] & string;
    /** The column that says when it came into being. */
    since: keyof Tables[Table] & string;
    where: Expression<SqlBool>;
    /** No more than so many, the oldest. */
    most?: number;
  };
}[keyof Tables];

/**
 * Removes rows in batches that let visitors in between, each in one transaction with its line in the log. Of many
 * who remove the same, each row is removed and counted by one.
 */
export async function removeRows(
  { db, name }: Engine,
  rows: Rows,
  kind: DestructionKind,
  cause: DestructionCause,
): Promise<number> {
  const { where, most = Infinity } = rows;
  const [table, id, since] = [sql.table(rows.table), sql.ref(rows.id), sql.ref(rows.since)];
  // Everybody takes the rows in the same order, so nobody waits in a circle.
  const locked = name === "postgresql" ? sql`for update` : sql``;

  function removeBatch(limit: number): Promise<number> {
    return db.transaction().execute(async (transaction) => {
      const removed = await sql<{ since: number }>`
        with chosen as (select ${id} from ${table} where ${where} order by ${since}, ${id} limit ${limit} ${locked})
        delete from ${table} where ${id} in (select ${id} from chosen) returning ${since} as since
      `.execute(transaction);
      const created = removed.rows.map((row) => row.since);
      await recordDestruction(transaction, kind, cause, created);
      return created.length;
    });
  }

  let removed = 0;
  for (;;) {
    const limit = Math.min(batchSize, most - removed);
    const count = limit > 0 ? await removeBatch(limit) : 0;
    removed += count;
    if (count < batchSize) return removed;
  }
}

/**
 * Notes what a transaction destroys, by the times at which it came into being. Called in that transaction, so that
 * neither stands without the other; nothing destroyed is nothing to note.
 */
export async function recordDestruction(
  transaction: Kysely<Tables>,
  kind: DestructionKind,
  { reason, at }: DestructionCause,
  created: readonly number[],
): Promise<void> {
  const [first] = created;
  if (first === undefined) return;
  const oldest = istanbulDate(created.reduce((a, b) => Math.min(a, b), first));
  const newest = istanbulDate(created.reduce((a, b) => Math.max(a, b), first));
  const row = { id: randomUUID(), at, kind, reason, count: created.length, oldest, newest };
  await transaction.insertInto("destructions").values(row).execute();
}

export function destructionLog(db: Kysely<Tables>): DestructionLog {
  return {
    async list({ since, limit } = {}) {
      let query = db.selectFrom("destructions").select(["at", "kind", "reason", "count", "oldest", "newest"]);
      if (since !== undefined) query = query.where("at", ">=", since);
      if (limit !== undefined) query = query.limit(limit);
      return query.orderBy("at", "desc").orderBy("id").execute();
    },

    record: (kind, cause, created) => recordDestruction(db, kind, cause, created),
  };
}
