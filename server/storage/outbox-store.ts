import { randomUUID } from "node:crypto";
import { expressionBuilder, type Kysely, type UpdateObject } from "kysely";
import type { Delivery, DeliveryState, NewDelivery, OutboxStore } from "../ports/deliveries.ts";
import type { Clock } from "../ports/limits.ts";
import type { Engine } from "./engine.ts";
import { batchesOf, removeRows } from "./remove-rows.ts";
import type { DeliveryRow, Tables } from "./tables.ts";

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

type Operations = Pick<OutboxStore, "list" | "counts" | "oldestWaiting" | "retry" | "drop" | "forget">;

const eb = expressionBuilder<Tables, "deliveries">();

/** What operators ask of the outbox. */
function outboxOperations(engine: Engine, clock: Clock): Operations {
  const { db } = engine;

  async function change(
    ids: readonly string[],
    from: readonly DeliveryState[],
    set: UpdateObject<Tables, "deliveries">,
  ): Promise<number> {
    let changed = 0;
    for (const some of batchesOf(ids)) {
      const chosen = db.updateTable("deliveries").set(set).where("id", "in", some).where("state", "in", from);
      changed += Number((await chosen.executeTakeFirstOrThrow()).numUpdatedRows);
    }
    return changed;
  }

  return {
    /** Newest first. */
    async list({ state, kind, leadId, requestId, limit } = {}) {
      let query = db.selectFrom("deliveries").selectAll().orderBy("created_at", "desc").orderBy("id", "desc");
      if (state !== undefined) query = query.where("state", "=", state);
      if (kind !== undefined) query = query.where("kind", "=", kind);
      if (leadId !== undefined) query = query.where("lead_id", "=", leadId);
      if (requestId !== undefined) query = query.where("request_id", "=", requestId);
      if (limit !== undefined) query = query.limit(limit);
      return (await query.execute()).map(toDelivery);
    },

    async counts() {
      const counted = db.selectFrom("deliveries").select(["state", (eb) => eb.fn.countAll<number>().as("count")]);
      const rows = await counted.groupBy("state").execute();
      const none = { waiting: 0, delivered: 0, dead: 0, dropped: 0 };
      return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
    },

    async oldestWaiting() {
      const oldest = db.selectFrom("deliveries").select("created_at").where("state", "=", "waiting");
      return (await oldest.orderBy("created_at").limit(1).executeTakeFirst())?.created_at;
    },

    /** One that is under way keeps its lease, so that no second worker sends it meanwhile. */
    retry: (ids, now) =>
      change(ids, ["waiting", "dead", "dropped"], { state: "waiting", due_at: now, settled_at: null, attempts: 0 }),

    drop: (ids, now) =>
      change(ids, ["waiting", "dead"], { state: "dropped", settled_at: now, token: null, leased_until: 0 }),

    forget(settledBefore) {
      const where = eb("settled_at", "<", settledBefore);
      const old = { table: "deliveries", id: "id", since: "created_at", where } as const;
      return removeRows(engine, old, "delivery", { reason: "retention", at: clock() });
    },
  };
}

export function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    kind: row.kind,
    ...(row.lead_id === null ? {} : { leadId: row.lead_id }),
    ...(row.request_id === null ? {} : { requestId: row.request_id }),
    target: row.target,
    facts: row.facts,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at,
    dueAt: row.due_at,
    ...(row.settled_at === null ? {} : { settledAt: row.settled_at }),
    lastError: row.last_error,
  };
}

export async function insertDeliveries(
  db: Kysely<Tables>,
  deliveries: readonly NewDelivery[],
  now: number,
): Promise<void> {
  const rows = deliveries.map(({ id, kind, leadId, requestId, target, facts }) => ({
    id,
    kind,
    lead_id: leadId ?? null,
    request_id: requestId ?? null,
    target,
    facts,
    state: "waiting" as const,
    attempts: 0,
    created_at: now,
    due_at: now,
    last_error: "",
    leased_until: 0,
  }));
  if (rows.length === 0) return;
  await db.insertInto("deliveries").values(rows).execute();
}
