import { randomUUID } from "node:crypto";
import type { UpdateObject } from "kysely";
import type { OutboxStore } from "../ports/deliveries.ts";
import type { Clock } from "../ports/limits.ts";
import { insertDeliveries, toDelivery } from "./delivery-rows.ts";
import type { Engine } from "./engine.ts";
import { outboxOperations } from "./outbox-operations.ts";
import type { Tables } from "./tables.ts";

export function outboxStore(engine: Engine, clock: Clock): OutboxStore {
  const { db, name } = engine;

  /** Ends a lease; false where the token is no longer the delivery's own. */
  async function answer(id: string, token: string, outcome: UpdateObject<Tables, "deliveries">): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable("deliveries")
      .set({ ...outcome, token: null, leased_until: 0 })
      .where("id", "=", id)
      .where("token", "=", token)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  return {
    ...outboxOperations(engine, clock),
    enqueue: (deliveries, now) => insertDeliveries(db, deliveries, now),

    /** Counts an attempt when it begins, so that one which ends the worker is counted too. */
    async claim({ now, lease, limit }) {
      const token = randomUUID();
      const rows = await db
        .with("due", (due) =>
          due
            .selectFrom("deliveries")
            .select("id")
            .where("state", "=", "waiting")
            .where("due_at", "<=", now)
            .where("leased_until", "<=", now)
            .orderBy("due_at")
            .limit(limit)
            .$if(name === "postgresql", (query) => query.forUpdate().skipLocked()),
        )
        .updateTable("deliveries")
        .set((eb) => ({ token, leased_until: now + lease, attempts: eb("attempts", "+", 1) }))
        .where("id", "in", (eb) => eb.selectFrom("due").select("id"))
        .returningAll()
        .execute();
      return rows.sort((a, b) => a.due_at - b.due_at).map((row) => ({ ...toDelivery(row), token }));
    },

    delivered: (id, token, now) => answer(id, token, { state: "delivered", settled_at: now, last_error: "" }),
    postpone: (id, token, { dueAt, error }) => answer(id, token, { due_at: dueAt, last_error: error }),
    giveUp: (id, token, { now, error }) => answer(id, token, { state: "dead", settled_at: now, last_error: error }),
  };
}
