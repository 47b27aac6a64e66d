import { expressionBuilder, type UpdateObject } from "kysely";
import type { DeliveryState, OutboxStore } from "../ports/deliveries.ts";
import type { Clock } from "../ports/limits.ts";
import { toDelivery } from "./delivery-rows.ts";
import type { Engine } from "./engine.ts";
import { portionsOf } from "./portions.ts";
import { removeRows } from "./remove-rows.ts";
import type { Tables } from "./tables.ts";

type Operations = Pick<OutboxStore, "list" | "counts" | "oldestWaiting" | "retry" | "drop" | "forget">;

const eb = expressionBuilder<Tables, "deliveries">();

/** What operators ask of the outbox. */
export function outboxOperations(engine: Engine, clock: Clock): Operations {
  const { db } = engine;

  async function change(
    ids: readonly string[],
    from: readonly DeliveryState[],
    set: UpdateObject<Tables, "deliveries">,
  ): Promise<number> {
    let changed = 0;
    for (const some of portionsOf(ids)) {
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
