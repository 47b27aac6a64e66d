import { type Expression, type SqlBool, sql } from "kysely";
import type { DestructionKind, Why } from "../ports/destructions.ts";
import { recordDestruction } from "./destruction-log.ts";
import type { Engine } from "./engine.ts";
import { portion } from "./portions.ts";
import type { Tables } from "./tables.ts";

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
 * Removes rows in portions that let visitors in between, each in one transaction with its line in the log. Of many
 * who remove the same, each row is removed and counted by one.
 */
export async function removeRows({ db, name }: Engine, rows: Rows, kind: DestructionKind, why: Why): Promise<number> {
  const { where, most = Infinity } = rows;
  const [table, id, since] = [sql.table(rows.table), sql.ref(rows.id), sql.ref(rows.since)];
  // Everybody takes the rows in the same order, so nobody waits in a circle.
  const locked = name === "postgresql" ? sql`for update` : sql``;

  function removePortion(limit: number): Promise<number> {
    return db.transaction().execute(async (transaction) => {
      const removed = await sql<{ since: number }>`
        with chosen as (select ${id} from ${table} where ${where} order by ${since}, ${id} limit ${limit} ${locked})
        delete from ${table} where ${id} in (select ${id} from chosen) returning ${since} as since
      `.execute(transaction);
      const created = removed.rows.map((row) => row.since);
      await recordDestruction(transaction, kind, why, created);
      return created.length;
    });
  }

  let removed = 0;
  for (;;) {
    const limit = Math.min(portion, most - removed);
    const count = limit > 0 ? await removePortion(limit) : 0;
    removed += count;
    if (count < portion) return removed;
  }
}
