import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { DestructionKind, DestructionLog, Why } from "../ports/destructions.ts";
import type { Tables } from "./tables.ts";

/** Turkey keeps one time all year. */
const istanbul = 3 * 3_600_000;

/**
 * Notes what a transaction destroys, by the times at which it came into being. Called in that transaction, so that
 * neither stands without the other; nothing destroyed is nothing to note.
 */
export async function recordDestruction(
  transaction: Kysely<Tables>,
  kind: DestructionKind,
  { reason, at }: Why,
  created: readonly number[],
): Promise<void> {
  const [first] = created;
  if (first === undefined) return;
  const oldest = dayOf(created.reduce((a, b) => Math.min(a, b), first));
  const newest = dayOf(created.reduce((a, b) => Math.max(a, b), first));
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

    record: (kind, why, created) => recordDestruction(db, kind, why, created),
  };
}

function dayOf(time: number): string {
  return new Date(time + istanbul).toISOString().slice(0, 10);
}
